import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { MAX_MAKING } from '../../content/import/limits.ts';
import { decoderEnvironment } from '../../settings/decoder.ts';
import type { Making } from './makePicture.ts';
import { PictureError } from './pictureError.ts';

const PROCESS = fileURLToPath(new URL('makeProcess.ts', import.meta.url));

/** What the process answers: nothing is wrong, or with the picture, or with the disk. */
type Made = { readonly reason?: string; readonly failure?: { readonly message: string; readonly code?: string } };
/** The process has ended before it answered, or had to be ended. */
class Ended extends Error {}

/** Makes pictures in a process whose memory and time are limited: one at a time, whoever asks. */
export class PictureMaker {
  #child: ChildProcess | undefined;
  /** Whether the process has made a picture before. */
  #isUsed = false;
  readonly #oneAtATime = pLimit(1);

  /**
   * Throws a PictureError for what is no picture, or takes more than a picture may, and says for how many milliseconds it
   * was tried; and whatever the disk throws.
   */
  make(making: Making, onRefused: (ms: number) => void): Promise<void> {
    return this.#oneAtATime(async () => {
      const begun = performance.now();
      const made = await this.#made(making);
      if (made.reason !== undefined) onRefused(performance.now() - begun);
      if (made.reason !== undefined) throw new PictureError(made.reason, false);
      if (made.failure) throw Object.assign(new Error(made.failure.message), made.failure);
    });
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#isUsed = false;
  }

  async #made(making: Making): Promise<Made> {
    const wasUsed = this.#isUsed;
    try {
      return await this.#send(making);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      // What pictures before it have left in memory may have been too much: in a new process it has all for itself.
      return wasUsed ? this.#made(making) : { reason: error.message };
    }
  }

  #send(making: Making): Promise<Made> {
    const child = (this.#child ??= fork(PROCESS, { env: decoderEnvironment(), execArgv: [] }));
    return new Promise<Made>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      };
      const onMessage = (made: Made) => {
        settle();
        this.#isUsed = true;
        resolve(made);
      };
      const end = (reason: string) => {
        settle();
        this.close();
        reject(new Ended(reason));
      };
      const onExit = () => end(`it takes more than ${MAX_MAKING.bytes / 1e6} MB to decode, or breaks its decoder`);
      const timer = setTimeout(() => end(`it takes more than ${MAX_MAKING.ms / 1000} s to decode`), MAX_MAKING.ms);
      child.on('message', onMessage).on('exit', onExit).on('error', onExit);
      child.send(making, (error) => error && end(error.message));
    });
  }
}
