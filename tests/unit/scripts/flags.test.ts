import { expect, test } from 'vitest';
import { pastTheirEnd } from '../../../scripts/flags.ts';

const facts = { isDefault: false, cookies: 'necessary', about: '' } as const;
const temporary = { owner: 'the team of the search', until: '2026-12-01' };

test('a temporary feature fails lint from the day after its end, and names who takes it out', () => {
  const features = { lasting: facts, newSearch: { ...facts, temporary } };
  expect(pastTheirEnd(features, '2026-12-01')).toEqual([]);
  expect(pastTheirEnd(features, '2026-12-02')).toEqual([
    'src/sites/featureFacts.ts: "newSearch" was to go until 2026-12-01. Its owner, the team of the search, takes it out or says why it stays.',
  ]);
});
