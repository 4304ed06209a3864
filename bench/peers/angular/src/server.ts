import { createServer } from 'node:http';
import { AngularNodeAppEngine, createNodeRequestHandler, writeResponseToNodeResponse } from '@angular/ssr/node';

const engine = new AngularNodeAppEngine();

export const reqHandler = createNodeRequestHandler(async (request, response) => {
  const answer = await engine.handle(request);
  if (answer) await writeResponseToNodeResponse(answer, response);
  else response.writeHead(404).end();
});

const port = process.env['PORT'];
if (port) {
  const server = createServer((request, response) => {
    // If the render fails, the connection is closed.
    Promise.resolve(reqHandler(request, response)).catch(() => response.destroy());
  });
  server.listen(Number(port), '127.0.0.1');
}
