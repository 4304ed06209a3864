/** Stops the clock at TEST_CLOCK. Loaded into a server's process before anything else (`--import`). */
import { TEST_CLOCK } from './clock.ts';

const MachineDate = Date;
const instant = MachineDate.parse(TEST_CLOCK);

class FrozenDate extends MachineDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(instant);
    else super(...(given as [number]));
  }
  static override now = () => instant;
}
globalThis.Date = FrozenDate as DateConstructor;
