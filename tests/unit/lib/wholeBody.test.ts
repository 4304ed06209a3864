import { expect, test } from 'vitest';
import { wholeBody, withBody } from '../../../src/lib/wholeBody.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a body in one piece is that piece, not a copy', async () => {
  const piece = bytes('été');
  const response = withBody(new Response(null, { status: 201, headers: { 'x-kind': 'page' } }), piece);
  expect(response.status).toBe(201);
  expect(response.headers.get('x-kind')).toBe('page');
  const body = await wholeBody(response);
  expect(body.toString()).toBe('été');
  expect(body.buffer).toBe(piece.buffer);
});

test('a body in several pieces is joined, and a piece of a larger buffer is only itself', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of [bytes('one '), bytes('- two -').subarray(2, 5), bytes(' three')]) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(String(await wholeBody(new Response(body)))).toBe('one two three');
});

test('a response without a body is empty', async () => {
  expect(await wholeBody(new Response(null, { status: 204 }))).toHaveLength(0);
});

test('a body that breaks off is rejected', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('broke off'));
    },
  });
  await expect(wholeBody(new Response(broken))).rejects.toThrow('broke off');
});
