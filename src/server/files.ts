import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

type Serve = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The build's files, as they are when this is called, in the smallest encoding that lies beside them. */
export function builtFiles(folder: string): Serve {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      // Their names change with their content.
      if (path.startsWith('/_astro/')) response.setHeader('Cache-Control', FOR_EVER);
    },
  });
}

/** Pictures, under /media/. Some are added while the server runs, so the folder is looked at anew for each request. */
export function mediaFiles(dataDir: string): Serve {
  const serve = sirv(join(dataDir, 'media'), {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      response.setHeader('Cache-Control', FOR_EVER);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  return (request, response, otherwise) => {
    request.url = request.url!.slice('/media'.length);
    serve(request, response, otherwise);
  };
}
