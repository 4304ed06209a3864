import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { METHODS } from '../../../src/server/server.ts';
import { QUERY_NAMES } from '../../support/queryNames.ts';

const vcl = readFileSync('docs/operations/default.vcl', 'utf8');

test('Varnish knows the parameters that pages read, and keeps no address with another', () => {
  const [, known = ''] = /\[\?&\]\(\?:([\w|]+)\)\(\?=\[=&\]\|\$\)\[\^\?&\]\*"/.exec(vcl) ?? [];
  // `webview` goes on in a header.
  expect(known.split('|')).toEqual([...QUERY_NAMES, 'webview'].sort());
});

test('Varnish names the methods that nodes know, where it refuses one itself', () => {
  const [, named] = /resp\.http\.allow = "(GET[^"]*)"/.exec(vcl) ?? [];
  expect(named?.split(', ')).toEqual([...METHODS]);
});
