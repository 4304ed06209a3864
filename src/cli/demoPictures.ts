import type { Settings } from '../settings/schema.ts';
import { demoVersion, readStamp, writeStamp } from './demoStamps.ts';

/** The file that says for which version of the demo all pictures are there. */
const STAMP = 'pictures.json';

const wantedStamp = () => JSON.stringify({ demo: demoVersion() });

/** Whether all pictures and trailers of the demo's data have been made. */
export function hasDemoPictures({ DATA_DIR }: Settings): boolean {
  return readStamp(DATA_DIR, STAMP) === wantedStamp();
}

/** Says that all of them have been made, for this version of the demo. */
export function stampDemoPictures({ DATA_DIR }: Settings, stamp = wantedStamp()): void {
  writeStamp(DATA_DIR, STAMP, stamp);
}

/** Makes the pictures and trailers that `loadDemo` has left. Files that are there stay. */
export async function makeDemoPictures(
  settings: Settings,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const stamp = wantedStamp();
  const { makePictures } = await import('../../demo/make.ts');
  await makePictures(settings.DATA_DIR, onProgress);
  stampDemoPictures(settings, stamp);
}
