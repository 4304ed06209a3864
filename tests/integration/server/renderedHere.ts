import { renderForAll, type Render } from '../../../src/server/memoryRender.ts';
import type { SharedRenders } from '../../../src/server/pageCache.ts';
import { prepareResponse } from '../../../src/server/preparedResponse.ts';
import { securityHeaders } from '../../../src/server/securityHeaders.ts';
import type { Settings } from '../../../src/settings/schema.ts';

/** Renders for everyone in this thread, as renderers do in theirs. */
export function renderedHere(render: Render, settings: Settings): SharedRenders {
  const options = { commonHeaders: securityHeaders(settings), cdn: settings.CDN === 'on' };
  return {
    render: async (address, known) => {
      const rendered = await renderForAll(render, address);
      return rendered === 'private' ? rendered : prepareResponse(address, rendered, options, known);
    },
    join: () => {},
    leave: () => {},
  };
}
