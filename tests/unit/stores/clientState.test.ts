import { expect, test, vi } from 'vitest';

// SPEC 4.12
test('who is there is unknown until that is answered, which is something else than nobody', async () => {
  vi.resetModules();
  const { $client } = await import('../../../src/stores/clientState.ts');
  expect($client.get()).toBeUndefined();
});
