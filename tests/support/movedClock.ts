/**
 * A clock that a test moves (movableSite.ts), loaded into a server's process before anything else (`--import`). The
 * file that MOVED_CLOCK names says by how many milliseconds time has been moved in all, and by how many forwards. The
 * site's clock and the machine's follow the first; the monotonic one, which never goes backwards, the second, as on a
 * machine that slept.
 *
 * It is read anew each time, so that whatever is asked after a move sees it.
 */
import { readFileSync } from 'node:fs';

const file = process.env['MOVED_CLOCK']!;
const MachineDate = Date;
const machineNow = Date.now.bind(Date);
const machinePerformance = performance.now.bind(performance);

function read(): { readonly moved: number; readonly forwards: number } {
  const [moved = 0, forwards = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
  return { moved, forwards };
}

class MovedDate extends MachineDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(machineNow() + read().moved);
    else super(...(given as [number]));
  }
  static override now = () => machineNow() + read().moved;
}
globalThis.Date = MovedDate as DateConstructor;
performance.now = () => machinePerformance() + read().forwards;
Object.defineProperty(globalThis, 'auroreMoved', { get: () => read().moved });
