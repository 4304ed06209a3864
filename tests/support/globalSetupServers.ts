import { preparedStore } from './prepared.ts';

/** What sites start from, for tests that start their own: made before them, because two of them run at once. */
export default async function setup(): Promise<void> {
  await preparedStore();
}
