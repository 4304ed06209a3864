import sharp from 'sharp';
import { MAX_MAKING } from '../../content/import/limits.ts';
import { makePicture, type Making } from './makePicture.ts';
import { PictureError } from './pictureError.ts';

/**
 * Makes pictures, one after the other, in a process of its own: a few bytes may claim any amount of memory when they are
 * decoded, which no limit of Node's counts. It ends with the import that has started it.
 */
const WATCH_MS = 10;

// They are remembered on the disk.
sharp.cache(false);
// Decoders run in other threads, so that this one is free to look. It ends at once, without asking anybody.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MAKING.bytes) process.kill(process.pid, 'SIGKILL');
}, WATCH_MS);
process.once('disconnect', () => process.exit());
process.on('message', (making: Making) => {
  makePicture(making).then(
    () => process.send?.({}),
    (error: NodeJS.ErrnoException) => {
      const { message, code } = error;
      process.send?.(error instanceof PictureError ? { reason: message } : { failure: { message, code } });
    },
  );
});
