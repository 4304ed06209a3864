import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawingOf, roomOf } from '../../../scripts/rooms.ts';

test.each([
  ['src/fetch.ts', 'entry'],
  ['src/server/renderers/pool.ts', 'server'],
  ['src/domain/cinema/hours.ts', 'cinema'],
  ['src/islands/cinema/locator/Locator.island.tsx', 'cinema'],
  ['src/islands/ui/lib/storage.ts', 'ui'],
  ['src/pages/fragments/tickets.astro', 'pages/fragments'],
  ['src/lib/cookies.ts', 'lib'],
])('%s is in the room %s', (file, room) => expect(roomOf(file)).toBe(room));

test('the sources have no more than 38 rooms', () => {
  expect(drawingOf('.', roomOf).rooms.size).toBeLessThanOrEqual(38);
});

test('an arrow leads from a room to each other that it imports from, once', () => {
  const root = mkdtempSync(join(tmpdir(), 'aurore-rooms-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'src/pages/cinema/cinema.astro': "---\nimport Card from '../../components/show/Card.astro';\n---\n<Card />\n",
    'src/components/cinema/Facts.astro':
      "---\nimport Card from '../show/Card.astro';\nimport './Facts.css';\nimport type { Show } from '../../contract/show.ts';\n---\n",
    'src/components/cinema/Facts.css': "@import '../../styles/global.css';\n",
    'src/components/show/Card.astro': "---\nimport { z } from 'zod';\nimport './nowhere.ts';\n---\n",
    'src/contract/show.ts': "export const later = () => import('../lib/format.ts?inline');\n",
    'src/lib/format.ts': '',
    'src/styles/global.css': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { rooms, arrows } = drawingOf(root, roomOf);
  expect([...rooms].toSorted()).toEqual(['cinema', 'contract', 'lib', 'show', 'styles']);
  expect([...arrows].toSorted()).toEqual(['cinema → contract', 'cinema → show', 'cinema → styles', 'contract → lib']);
});
