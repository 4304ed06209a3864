import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './counts.ts';
import { display } from './display.ts';
import type { Step } from './steps.ts';

/** A step that takes longer is taken to hang, and is ended. */
const LIMIT_MS = 60 * 60_000;
const MAX_SHOWN_LINES = 400;

const children = new Set<ChildProcess>();

type Result = { readonly ok: boolean; readonly lines: readonly string[] };

/**
 * Runs the steps as their needs allow, one for each of the machine's cores at a time, and shows progress. Gives how
 * many tests passed and failed. A step without a report counts as one test; a step that could not run because another
 * failed counts as one failure.
 */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  mkdirSync('test-results', { recursive: true });
  const places = Math.max(2, availableParallelism());
  const show = display();
  const waiting = [...steps];
  const ended = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();
  let total: Counts = { passed: 0, failed: 0 };

  const add = ({ passed, failed }: Counts) => {
    total = { passed: total.passed + passed, failed: total.failed + failed };
  };
  const start = async (step: Step) => {
    show.started(step.name);
    const { ok, lines } = await run(step, (line) => show.output(step.name, line));
    const counts = countsOf(step, ok);
    add(counts);
    show.ended(step.name, counts, counts.failed > 0 ? lines : []);
    ended.set(step.name, counts.failed === 0);
    running.delete(step.name);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (step.needs.some((need) => ended.get(need) === false)) {
        waiting.splice(waiting.indexOf(step), 1);
        ended.set(step.name, false);
        add({ passed: 0, failed: 1 });
        show.left(step.name);
      } else if (running.size < places && step.needs.every((need) => ended.get(need))) {
        waiting.splice(waiting.indexOf(step), 1);
        running.set(step.name, start(step));
      }
    }
    // Nothing may be running here, if the last waiting step could not run: a race of no promises would never settle.
    if (running.size > 0) await Promise.race(running.values());
  }
  show.close();
  return total;
}

/** Ends all steps that are still running, for when the run itself is interrupted. */
export function endAll(): void {
  for (const child of children) end(child);
}

async function run(step: Step, onLine: (line: string) => void): Promise<Result> {
  // An earlier run's report must not be taken for this one's.
  if (step.report) rmSync(step.report.file, { force: true });
  const log = createWriteStream(`test-results/${step.name.replaceAll(' ', '-')}.log`);
  const lines: string[] = [];
  const hear = (line: string) => {
    lines.push(line);
    if (lines.length > MAX_SHOWN_LINES) lines.shift();
    onLine(line);
  };
  let ok = true;
  for (const command of step.commands) ok = ok && (await runCommand(command, step.env, log, hear));
  log.end();
  return { ok, lines };
}

function runCommand(
  [program, ...rest]: readonly string[],
  env: Step['env'],
  log: WriteStream,
  onLine: (line: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program!, rest, {
      // A process group of its own, so that it can be ended together with everything it started.
      detached: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const limit = setTimeout(() => {
      onLine(`Ended after ${LIMIT_MS / 60_000} minutes.`);
      end(child);
    }, LIMIT_MS);
    const hear = (chunk: Buffer) => {
      log.write(chunk);
      const text = stripVTControlCharacters(chunk.toString());
      for (const line of text.split(/[\r\n]+/)) if (line.trim()) onLine(line.trimEnd());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => onLine(error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      children.delete(child);
      resolve(code === 0);
    });
  });
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has just ended on its own.
  }
}

/** Counts of a step that has run. It counts as one failure if it failed without a failed test, or if no test passed. */
function countsOf(step: Step, ok: boolean): Counts {
  if (!step.report) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = step.report.read(step.report.file);
    const isReported = counts.failed > 0 || (ok && counts.passed > 0);
    return isReported ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
