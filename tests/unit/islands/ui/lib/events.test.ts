import { readdir, readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit, onEvent } from '../../../../../src/islands/ui/lib/events.ts';

beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

test('a listener gets what an event carries, until it stops listening', () => {
  const heard: unknown[] = [];
  const stop = onEvent('parent_exchange', (data) => heard.push(data));
  emit('stale');
  emit('parent_exchange', { cinema: '5' });
  stop();
  emit('parent_exchange', { cinema: '6' });
  expect(heard).toEqual([{ cinema: '5' }]);
});

test('scripts of a page tell one another nothing by other events of the document', async () => {
  const files = (await readdir('src/islands', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const others: string[] = [];
  for (const file of files) {
    const text = await readFile(`src/islands/${file}`, 'utf8');
    if (/document\.dispatchEvent|EventListener\(\s*['"`]aurore:/.test(text)) others.push(file.replaceAll('\\', '/'));
  }
  expect(others).toEqual(['ui/lib/events.ts']);
});
