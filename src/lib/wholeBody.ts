/** All of a response's body. What came in one piece is that piece: `arrayBuffer()` would copy it. */
export async function wholeBody(response: Response): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer<ArrayBuffer>[] = [];
  for await (const piece of response.body ?? []) pieces.push(Buffer.from(piece.buffer, piece.byteOffset, piece.length));
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

/** The same response with another body, which is lent: given as bytes it would be copied. */
export function withBody(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Response(body, response);
}
