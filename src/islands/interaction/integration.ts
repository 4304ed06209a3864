import type { AstroIntegration } from 'astro';

/**
 * Adds `client:interaction`: an island wakes when it is pointed at, touched or focused, and not before; and `client:panels`:
 * its module is loaded when a link with `data-modal` is pressed.
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'panels', entrypoint: './src/islands/modal/directive.ts' });
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction/directive.ts' });
      },
    },
  };
}
