/**
 * How long tests wait for a state, and how often they look, in milliseconds. A slow machine is not a fault: what takes a
 * second here may take twenty where everything else is running, too.
 */
export const PATIENCE = { timeout: 120_000, interval: 50 };
