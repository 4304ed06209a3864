import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sortList } from '../../../../src/islands/programme/sortList.ts';

/** An item of a list, as far as it is read: its title, its length, and when its tickets begin. */
function itemOf(title: string, l?: string, starts: readonly number[] = []) {
  const tickets = starts.map((at) => ({ hidden: false, hasAttribute: () => false, dataset: { at: String(at) } }));
  return {
    dataset: { ...(l !== undefined && { l }) },
    querySelector: () => ({ textContent: ` ${title} ` }),
    querySelectorAll: () => tickets,
    title,
  };
}

function listOf(...items: ReturnType<typeof itemOf>[]) {
  const attributes = new Set<string>();
  const list = {
    children: items,
    hasAttribute: (name: string) => attributes.has(name),
    toggleAttribute: (name: string, on: boolean) => void (on ? attributes.add(name) : attributes.delete(name)),
    append: vi.fn((...moved: typeof items) => {
      list.children = moved;
    }),
    attributes,
  };
  return list;
}
const sort = (list: ReturnType<typeof listOf>, chosen: string) => sortList(list as unknown as Element, chosen);
const titlesOf = (list: ReturnType<typeof listOf>) => list.children.map(({ title }) => title);

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'fr-FR' } }));
afterEach(() => vi.unstubAllGlobals());

test('a list is sorted by each key, and comes back to the order that it had', () => {
  const list = listOf(itemOf('Zoo', '90', [30]), itemOf('Aube', undefined, [20, 10]), itemOf('Miss', '45'));
  sort(list, 'title');
  expect(titlesOf(list)).toEqual(['Aube', 'Miss', 'Zoo']);
  expect(list.attributes).toEqual(new Set(['data-sorted']));
  sort(list, 'length');
  expect(titlesOf(list)).toEqual(['Miss', 'Zoo', 'Aube']);
  sort(list, 'time');
  expect(titlesOf(list)).toEqual(['Aube', 'Zoo', 'Miss']);
  sort(list, '');
  expect(titlesOf(list)).toEqual(['Zoo', 'Aube', 'Miss']);
  expect(list.attributes.size).toBe(0);
});

test('a list that nobody has sorted stays as it is: wishes may have been put first', () => {
  const [first, second] = [itemOf('b'), itemOf('a')];
  const list = listOf(first, second);
  sort(list, 'title');
  sort(list, '');
  list.children = [second, first];
  for (const nothing of ['', 'unknown']) sort(list, nothing);
  expect(titlesOf(list)).toEqual(['a', 'b']);
});

test('nothing is moved where the order is that already', () => {
  const list = listOf(itemOf('a'), itemOf('b'));
  sort(list, 'title');
  expect(list.append).not.toHaveBeenCalled();
});
