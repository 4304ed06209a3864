import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToHistory, readHistory } from '../../../../../src/islands/ui/lib/history.ts';

const entry = (name: string) => ({ title: name, subtitle: '', url: `/cinemas/${name}` });

describe('a history', () => {
  const stored = new Map<string, string>();
  const page = { lang: 'fr-FR' };
  beforeEach(() => {
    stored.clear();
    page.lang = 'fr-FR';
    vi.stubGlobal('document', { documentElement: page });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  // SPEC 4.48, 9.21
  test('keeps three, newest first, each once', () => {
    for (const name of ['a', 'b', 'c', 'b', 'd']) addToHistory('locator', entry(name));
    expect(readHistory('locator')).toEqual([entry('d'), entry('b'), entry('c')]);
  });

  test('is one of the search and one of the locator, in each language', () => {
    addToHistory('locator', entry('a'));
    expect(readHistory('search')).toEqual([]);
    page.lang = 'en-FR';
    expect(readHistory('locator')).toEqual([]);
    page.lang = 'fr-CH';
    expect(readHistory('locator')).toEqual([entry('a')]);
  });

  test('that was forged leads nowhere but to this site', () => {
    const forged = ['javascript:0', '//evil.test'].map((url) => ({ ...entry('x'), url }));
    stored.set('aurore:locator-fr', JSON.stringify([...forged, entry('x'), null, 1]));
    expect(readHistory('locator')).toEqual([entry('x')]);
    stored.set('aurore:locator-fr', '{');
    expect(readHistory('locator')).toEqual([]);
  });

  test('is empty where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    addToHistory('locator', entry('x'));
    expect(readHistory('locator')).toEqual([]);
  });
});
