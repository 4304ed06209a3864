import { expect, test } from 'vitest';
import { startRendered } from './rendered.ts';

// Renderers that are lost several times, each of which takes seconds; renderers.test.ts has one of each kind.

test('a renderer that is lost for want of memory is replaced: the main thread goes on, and only the page that takes it is answered 503', async () => {
  const { get, renderers, said } = await startRendered();
  await get('/films');
  const hungry = [get('/eats-once'), get('/cinemas')];
  expect((await get('/films')).headers['server-timing']).toContain('hit');
  expect((await Promise.all(hungry)).map(({ status }) => status)).toEqual([200, 200]);
  expect(renderers.stats.restarts).toBe(1);
  const answers = await Promise.all(['/eats', '/places', '/news'].map((path) => get(path)));
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
  expect(renderers.stats.restarts).toBe(3);
  const reasons = said.map(({ err }) => (err as { code?: string } | undefined)?.code);
  expect(reasons).toContain('ERR_WORKER_OUT_OF_MEMORY');
});

test('a page that makes each renderer hang has that one answered 503, and the others rendered', async () => {
  const { get, renderers } = await startRendered({ askMs: 100 });
  const answers = await Promise.all(['/hangs', '/cinemas', '/films'].map((path) => get(path)));
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
  expect(renderers.stats.restarts).toBe(2);
});
