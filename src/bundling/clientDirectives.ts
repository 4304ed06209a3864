import type { AstroIntegration } from 'astro';
import { bundle } from './bundle.ts';

/**
 * `client:interaction` hydrates an island when it is pointed at, touched or focused, `client:now` at once; `client:panels` loads its
 * module when a link with `data-modal` is pressed.
 */
const DIRECTIVES = {
  panels: 'src/islands/ui/modal/directive.ts',
  interaction: 'src/islands/ui/interaction/directive.ts',
  now: 'src/islands/ui/interaction/now.ts',
} as const;

/** Adds these directives. Astro is given each as a module without imports: it would resolve `#brand/…` by itself. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': async ({ addClientDirective }) => {
        for (const [name, path] of Object.entries(DIRECTIVES)) {
          // Every page would carry the comment that tells Vite to leave an import alone.
          const module = (await bundle(path, 'esm')).replaceAll(/\s*\/\*.*?\*\/\s*/g, '');
          addClientDirective({ name, entrypoint: `data:text/javascript,${encodeURIComponent(module)}` });
        }
      },
    },
  };
}
