import { createServer } from 'node:http';
import { cinemaPage } from '../programme.js';
import { document } from './page.js';

const PAGE = /^\/cinemas\/([\w-]+)$/;

createServer((request, response) => {
  const [, slug] = PAGE.exec(request.url) ?? [];
  const page = slug && cinemaPage(slug, new Date(process.env.BENCH_NOW));
  const body = page ? document(page) : '';
  response
    .writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
