import pino, { type Logger } from 'pino';
import type { Settings } from '../settings/schema.ts';

export type Log = Logger;

/** A log, and `flush` to be called when the process ends: lines are written in the background. */
export type LogOutput = { readonly log: Log; readonly flush: () => void };

/**
 * Logs one JSON object a line to standard output. URLs are logged without their query, since people type names there.
 */
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
