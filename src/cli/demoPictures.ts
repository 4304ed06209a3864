import type { Settings } from '../settings/settings.ts';
import { demoVersion, readStamp, writeStamp } from './demoStamps.ts';

/** The file that says for which version of the demo all pictures are there. */
const STAMP = 'pictures.json';

const wantedStamp = () => JSON.stringify({ demo: demoVersion() });

/** Whether all pictures and trailers of the demo's data have been made. */
export function hasDemoPictures({ DATA_DIR }: Settings): boolean {
  return readStamp(DATA_DIR, STAMP) === wantedStamp();
}

/** Makes the pictures and trailers that `loadDemo` has left. Files that are there stay. */
export async function makeDemoPictures(
  { DATA_DIR }: Settings,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const stamp = wantedStamp();
  const { makePictures } = await import('../../demo/make.ts');
  await makePictures(DATA_DIR, onProgress);
  writeStamp(DATA_DIR, STAMP, stamp);
}
