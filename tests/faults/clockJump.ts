/**
 * A clock that jumps, loaded into a server's process before anything else (`--import`): the file that CLOCK_FILE names
 * says by how many milliseconds the time of day is off. The monotonic clock jumps forwards with it, as on a machine that
 * slept, but never backwards.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
let off = 0;
let passed = 0;
const MachineDate = Date;
const machineNow = Date.now.bind(Date);
const machinePerformance = performance.now.bind(performance);

class JumpingDate extends MachineDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(machineNow() + off);
    else super(...(given as [number]));
  }
  static override now = () => machineNow() + off;
}
globalThis.Date = JumpingDate as DateConstructor;
performance.now = () => machinePerformance() + passed;

setInterval(() => {
  const wanted = Number(readFileSync(file, 'utf8'));
  passed += Math.max(0, wanted - off);
  off = wanted;
}, 20).unref();
