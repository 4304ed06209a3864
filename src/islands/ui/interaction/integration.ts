import type { AstroIntegration } from 'astro';

/**
 * Adds `client:interaction`, which hydrates an island when it is pointed at, touched or focused; and `client:panels`,
 * which loads its module when a link with `data-modal` is pressed.
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'panels', entrypoint: './src/islands/ui/modal/directive.ts' });
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/ui/interaction/directive.ts' });
      },
    },
  };
}
