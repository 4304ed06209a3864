import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { display } from './display.ts';
import { processorMeter } from './processor.ts';
import type { Failure, Report } from './reports.ts';
import type { Step } from './steps.ts';

/** A step that takes longer on a quiet machine is taken to hang, and is ended. */
const LIMIT_MS = 30 * 60_000;
const MAX_SHOWN_LINES = 400;
/** How long the output of a program that has ended is read on. */
const READING_MS = 2000;
/** So many failed tests may be flakes. More at once are a fault, whatever they do when run again. */
const MOST_FLAKY = 5;
/** How often a test that failed must then pass. */
const AGAIN = 2;

const children = new Set<ChildProcess>();
const processor = processorMeter();

/** What a run has found. `flaky` failed once and passed twice when run again alone; they count as passed. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly flaky: readonly Failure[] };

/**
 * How a run is done: on so many cores, with limits that are so many times longer (`speedFactor`). What the machine's speed
 * is by then is asked before each step, whose limits grow with it and are never shorter than the run's.
 */
export type Conditions = { readonly cores: number; readonly factor: number; readonly factorNow: () => Promise<number> };

type Ran = {
  readonly step: Step;
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Failures that are no test's, which running tests again cannot explain away. */
  readonly broken: number;
  readonly files: ReadonlyMap<string, number>;
};

/**
 * Runs the steps as their needs allow, on all cores and never on more, and shows progress. A step without a report
 * counts as one test; a step that could not run because another failed counts as one failure. If nothing but a few tests
 * failed, their files are run again, alone, twice.
 */
export async function runSteps(steps: readonly Step[], given: Partial<Conditions> = {}): Promise<Outcome> {
  const conditions = { cores: Math.max(2, availableParallelism()), factor: 1, factorNow: async () => 1, ...given };
  mkdirSync('test-results', { recursive: true });
  const show = display();
  const begun = performance.now();
  const ran = await runAll(steps, conditions, show);
  const failures = ran.flatMap((each) => each.failures);
  const passed = ran.reduce((sum, each) => sum + each.passed, 0);
  const failed = ran.reduce((sum, each) => sum + each.broken, failures.length);
  const mayBeFlaky = failed > 0 && failed === failures.length && failed <= MOST_FLAKY;
  const flaky = mayBeFlaky && (await passAgain(ran, conditions, show)) ? failures : [];
  show.summary({
    ms: performance.now() - begun,
    factor: conditions.factor,
    files: ran.map(({ files }) => files),
    flaky,
  });
  return { passed: passed + flaky.length, failed: failed - flaky.length, flaky };
}

/** Ends all steps that are still running, for when the run itself is interrupted. */
export function endAll(): void {
  for (const child of children) end(child);
}

type Shown = ReturnType<typeof display>;

async function runAll(steps: readonly Step[], conditions: Conditions, show: Shown): Promise<readonly Ran[]> {
  const waiting = [...steps];
  const ran: Ran[] = [];
  const ended = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();
  // Two steps of tests side by side fill the machine; the short ones take a core each.
  const coresOf = (step: Step) => (step.report ? Math.max(1, Math.floor(conditions.cores / 2)) : 1);
  let free = conditions.cores;

  const start = async (step: Step) => {
    const workers = coresOf(step);
    free -= workers;
    const result = await run(step, { workers, files: [] }, conditions, show);
    ran.push(result);
    ended.set(step.name, result.broken + result.failures.length === 0);
    running.delete(step.name);
    free += workers;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (step.needs.some((need) => ended.get(need) === false)) {
        waiting.splice(waiting.indexOf(step), 1);
        ended.set(step.name, false);
        ran.push({ step, passed: 0, failures: [], broken: 1, files: new Map() });
        show.left(step.name);
      } else if (coresOf(step) <= free && step.needs.every((need) => ended.get(need))) {
        waiting.splice(waiting.indexOf(step), 1);
        running.set(step.name, start(step));
      }
    }
    // Nothing may be running here, if the last waiting step could not run: a race of no promises would never settle.
    if (running.size > 0) await Promise.race(running.values());
  }
  return ran;
}

/** Runs the files of all failed tests again, one after the other with nothing beside them. True if all passed, twice. */
async function passAgain(ran: readonly Ran[], conditions: Conditions, show: Shown): Promise<boolean> {
  for (const { step, failures } of ran.filter((each) => each.failures.length > 0)) {
    for (const file of new Set(failures.map((failure) => failure.file))) {
      for (let time = 1; time <= AGAIN; time += 1) {
        const again = { ...step, name: `${step.name}, ${file} again (${time} of ${AGAIN})` };
        const result = await run(again, { workers: 1, files: [file] }, conditions, show);
        if (result.broken + result.failures.length > 0) return false;
      }
    }
  }
  return true;
}

async function run(
  step: Step,
  how: Parameters<Step['commands']>[0],
  conditions: Conditions,
  show: Shown,
): Promise<Ran> {
  const factor = Math.max(conditions.factor, await conditions.factorNow());
  // Limits of tests, hooks and expectations read it (tests/support/patience.ts).
  const env = { SPEED_FACTOR: String(factor), ...step.env };
  show.started(step.name, factor);
  // An earlier run's report must not be taken for this one's.
  if (step.report) rmSync(step.report.file, { force: true });
  const log = createWriteStream(`test-results/${step.name.replaceAll(/[ /]/g, '-')}.log`);
  const lines: string[] = [];
  const hear = (line: string) => {
    lines.push(line);
    if (lines.length > MAX_SHOWN_LINES) lines.shift();
    show.output(step.name, line);
  };
  let [ok, processorSeconds] = [true, 0];
  for (const command of step.commands(how)) {
    if (!ok) break;
    const ended = await runCommand(command, env, log, hear, LIMIT_MS * factor);
    ok = ended.ok;
    processorSeconds += ended.processorSeconds;
  }
  log.end();
  const result = resultOf(step, ok);
  const failed = result.failures.length + result.broken;
  show.ended(step.name, { passed: result.passed, failed }, processorSeconds, failed > 0 || step.isShown ? lines : []);
  return result;
}

function runCommand(
  [program, ...rest]: readonly string[],
  env: Step['env'],
  log: WriteStream,
  onLine: (line: string) => void,
  limitMs: number,
): Promise<{ ok: boolean; processorSeconds: number }> {
  return new Promise((resolve) => {
    const child = spawn(program!, rest, {
      // A process group of its own, so that it can be ended together with everything it started.
      detached: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let processorSeconds = 0;
    const limit = setTimeout(() => {
      onLine(`Ended after ${Math.round(limitMs / 60_000)} minutes.`);
      end(child);
    }, limitMs);
    const hear = (chunk: Buffer) => {
      log.write(chunk);
      const text = stripVTControlCharacters(chunk.toString());
      for (const line of text.split(/[\r\n]+/)) if (line.trim()) onLine(line.trimEnd());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => onLine(error.message));
    let reading: NodeJS.Timeout | undefined;
    child.on('exit', () => {
      processorSeconds = processor();
      // What a failed test has left running would hold the output open, and the run would wait for it.
      end(child);
      reading = setTimeout(() => {
        onLine('A process that it has started outlives it.');
        child.stdout.destroy();
        child.stderr.destroy();
      }, READING_MS);
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      clearTimeout(reading);
      children.delete(child);
      resolve({ ok: code === 0, processorSeconds });
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

/** What a step has found. It is broken if it failed without a failed test, or if no test passed. */
function resultOf(step: Step, ok: boolean): Ran {
  const nothing = { step, passed: 0, failures: [], broken: 1, files: new Map<string, number>() };
  if (!step.report) return ok ? { ...nothing, passed: 1, broken: 0 } : nothing;
  let report: Report;
  try {
    report = step.report.read(step.report.file);
  } catch {
    return nothing;
  }
  const isReported = report.failures.length + report.errors > 0 || (ok && report.passed > 0);
  const { passed, failures, files } = report;
  return { step, passed, failures, broken: isReported ? report.errors : 1, files };
}
