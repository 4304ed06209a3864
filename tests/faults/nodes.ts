import { once } from 'node:events';
import { request } from '../support/request.ts';
import { faultsOf, seconds, sentenceOf, type Finding } from './scenario.ts';
import { startTraffic } from './traffic.ts';
import { until, warm, type NodeName, type World } from './world.ts';

/** Kills a node with kill -9 and starts it again. */
export async function nodeKilled(world: World): Promise<Finding> {
  const traffic = startTraffic(world.front.port, world.wanted);
  await seconds(2);
  const { process: child } = world.node('a');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await seconds(4);
  await startAgain(world, 'a');
  await seconds(2);
  const tally = await traffic.stop();
  return { said: sentenceOf(tally), faults: faultsOf(tally) };
}

/** Replaces a node as a rolling release does: SIGTERM, its end, the start of the next one. */
export async function nodeDrained(world: World): Promise<Finding> {
  const traffic = startTraffic(world.front.port, world.wanted);
  await seconds(2);
  const { process: child } = world.node('b');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  await startAgain(world, 'b');
  await seconds(2);
  const tally = await traffic.stop();
  const badEnd = code === 0 ? [] : [`the node ended with ${code}`];
  return { said: `${sentenceOf(tally)}, the node ended with ${code}`, faults: [...faultsOf(tally), ...badEnd] };
}

async function startAgain(world: World, name: NodeName): Promise<void> {
  await world.start(name);
  const isReady = async () =>
    (await request(world.node(name).port, 'fr', '/health/ready', { host: 'localhost' })).status === 200;
  await until(`node ${name} is ready`, isReady);
  // The scenarios that follow expect every node to have been asked for these.
  await warm(world.node(name).port, world.wanted);
}
