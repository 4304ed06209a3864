import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`: an island wakes when it is pointed at, touched or focused, and not before. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction/directive.ts' });
      },
    },
  };
}
