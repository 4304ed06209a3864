import { resolve } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** What takes an island over in the browser, in place of Astro's module, which it calls. */
const CLIENT = 'src/islands/ui/interaction/client.ts';

/** Astro's React, whose islands may have been translated before they are taken over. */
export function reactIslands(): AstroIntegration {
  // Nothing in an island waits, and a page goes out whole (src/request/render/astro.ts): a stream for each would be work
  // for nothing.
  const { hooks, ...integration } = react({ experimentalDisableStreaming: true });
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: resolve(CLIENT) }),
        }),
    },
  };
}
