import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUERY_NAMES } from '../../support/queryNames.ts';

test('Varnish knows the parameters that pages read, and keeps no address with another', () => {
  const vcl = readFileSync('docs/operations/default.vcl', 'utf8');
  const [, known = ''] = /\[\?&\]\(\?:([\w|]+)\)\(\?=\[=&\]\|\$\)\[\^\?&\]\*"/.exec(vcl) ?? [];
  // `webview` goes on in a header.
  expect(known.split('|')).toEqual([...QUERY_NAMES, 'webview'].sort());
});
