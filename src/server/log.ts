import pino, { type Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';

export type Log = Logger;

/** What is written to: `flush` when the process ends, since lines are written behind the requests' backs. */
export type LogOutput = { readonly log: Log; readonly flush: () => void };

/** One JSON object a line on standard output. Addresses are logged without their query: people type names there. */
export function openLog(settings: Settings): LogOutput {
  const output = pino.destination({ dest: 1, sync: false });
  const log = pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    output,
  );
  const flush = () => {
    try {
      output.flushSync();
    } catch {
      // Nobody reads the log any longer.
    }
  };
  return { log, flush };
}
