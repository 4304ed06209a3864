import type { Server } from 'node:http';

/** Makes a server listen. Rejects with a sentence that names the port and its setting if the port is taken. */
export async function listen(server: Server, host: string, port: number, setting: string): Promise<void> {
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = `Port ${port} is taken: end what listens there, or set ${setting} to another.`;
      failed(error.code === 'EADDRINUSE' ? new Error(sentence) : error);
    });
    server.listen(port, host, listening);
  });
}
