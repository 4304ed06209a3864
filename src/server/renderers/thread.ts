/** A render thread (renderers.ts): loads the built site, and renders what the main thread sends it. */
import { parentPort, workerData } from 'node:worker_threads';
import { currentSettings } from '../../settings/settings.ts';
import { renderForAll, renderInMemory, type Render } from '../memoryRender.ts';
import { prepareResponse } from '../preparedResponse.ts';
import { RenderError } from '../rendered.ts';
import { securityHeaders } from '../securityHeaders.ts';
import {
  receivedBytes,
  receivedError,
  sentError,
  type FromThread,
  type Piece,
  type PrivateRequest,
  type ThreadData,
  type ToThread,
  type Work,
} from './messages.ts';

const FOR_EVER = { timeoutMs: Infinity } as const;

const port = parentPort!;
const settings = currentSettings();
const options = { commonHeaders: securityHeaders(settings), cdn: settings.CDN === 'on' };
/** Who waits for the next piece of a body. */
const wanted = new Map<number, (piece: Piece) => void>();

const send = (message: FromThread, moved: readonly ArrayBuffer[] = []) => port.postMessage(message, moved);

const { handler } = (await import((workerData as ThreadData).entry)) as { handler: Render };

port.on('message', (message: ToThread) => {
  if (message.kind === 'ping') return send({ kind: 'pong' });
  if (message.kind === 'piece') return wanted.get(message.id)?.(message.piece);
  const { id, work } = message;
  doWork(id, work).catch((error: unknown) => {
    const response = error instanceof RenderError ? error.response : undefined;
    send({ kind: 'failed', id, error: sentError(error), response });
  });
});
send({ kind: 'ready' });

function doWork(id: number, work: Work): Promise<void> {
  return work.kind === 'shared' ? renderShared(id, work) : renderPrivate(id, work.request);
}

async function renderShared(id: number, { address, known }: Extract<Work, { kind: 'shared' }>): Promise<void> {
  const rendered = await renderForAll(handler, address);
  if (rendered === 'private') return send({ kind: 'shared', id, prepared: 'private' });
  const prepared = await prepareResponse(address, rendered, options, known);
  const { body } = prepared;
  if (!body) return send({ kind: 'shared', id, prepared });
  const bytes = body.encoding === 'gzip' ? body.bytes : copyOf(body.bytes);
  send({ kind: 'shared', id, prepared: { ...prepared, body: { ...body, bytes } } }, [bytes.buffer as ArrayBuffer]);
}

async function renderPrivate(id: number, { hasBody, ...request }: PrivateRequest): Promise<void> {
  // An import may take its time. Without a body too there must be one to read: the request here has no end of its own.
  const body = hasBody ? piecesOf(id) : nothing();
  const { status, headers, body: rendered } = (await renderInMemory(handler, { ...request, body }, FOR_EVER))!;
  const bytes = copyOf(rendered);
  send({ kind: 'private', id, response: { status, headers: { ...headers }, body: bytes } }, [bytes.buffer]);
}

/** A request's body. Each piece is fetched when it is wanted: what nobody reads stays with the client. */
async function* piecesOf(id: number): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      const { bytes, fault } = await new Promise<Piece>((resolve) => {
        wanted.set(id, resolve);
        send({ kind: 'more', id });
      });
      if (fault) throw receivedError(fault);
      if (!bytes) return;
      yield receivedBytes(bytes);
    }
  } finally {
    wanted.delete(id);
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}

/** A copy that can be moved to another thread: whatever else holds the bytes keeps them. */
function copyOf(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
