import { expect, test } from 'vitest';
import { feedContent, feedDocuments, feedSingles } from '../../../../src/contract/feed.ts';
import { withPictures, type PictureField } from '../../../../src/feeds/pictures/pictureFields.ts';
import { patient } from '../../../support/patience.ts';
import type { z } from 'zod';

type Leaf = { readonly path: string; readonly value: unknown; readonly nullable: boolean };
const ADDRESS = 'https://images.example/1.jpg';

/** A value for each alternative of a schema, in which every address is ADDRESS and nothing else is filled. */
function leavesOf(schema: z.core.$ZodType, path: readonly string[] = [], nullable = false): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
      return leavesOf(def.innerType, path, true);
    case 'optional':
    case 'default':
      return leavesOf(def.innerType, path, nullable);
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => leavesOf(inner, [...path, key], false));
    case 'array':
      return leavesOf(def.element, [...path, '*'], false);
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, path, nullable));
    case 'string': {
      const isAddress = !schema || (schema as z.ZodString).safeParse('a b').success === false;
      const takesAddress = (schema as z.ZodString).safeParse(ADDRESS).success;
      const takesPath = (schema as z.ZodString).safeParse('/media/1.jpg').success;
      if (!isAddress || !takesAddress || !takesPath) return [];
      const value = path
        .toReversed()
        .reduce<unknown>((inner, key) => (key === '*' ? [inner] : { [key]: inner }), ADDRESS);
      return [{ path: path.join('.'), value, nullable }];
    }
    default:
      return [];
  }
}

const LEAVES = Object.entries({ ...feedDocuments, ...feedContent, ...feedSingles }).flatMap(([name, schema]) =>
  leavesOf(schema).map((leaf) => ({ ...leaf, path: `${name}.${leaf.path}` })),
);
/** Addresses that lead elsewhere, and videos with their captions. */
const LINK = /(?:[uU]rl|refCmd|externalId|trailer|address)$/;
const SETS = /\.(?:posterPath|backgroundPath|backdrops?)\.\w+$/;

test('each address of the contract is a picture or a link', () => {
  expect(LEAVES.length).toBeGreaterThan(60);
  for (const { path, value } of LEAVES) {
    const found: PictureField[] = [];
    withPictures(value, (field) => void found.push(field));
    expect(found.length, path).toBe(LINK.test(path) ? 0 : 1);
  }
});

test('a picture that is missing becomes null where the contract allows it, and stays named elsewhere', () => {
  for (const { path, value, nullable } of LEAVES.filter((leaf) => !LINK.test(leaf.path))) {
    const without = JSON.stringify(withPictures(value, () => null));
    expect(without.includes(ADDRESS), path).toBe(!nullable && !SETS.test(path));
    expect(without.includes('null'), path).toBe(nullable || SETS.test(path));
  }
});

const poster = (lg: string | null, md: string | null) => ({ posterPath: { lg, md } });

test.each([
  ['a set of which one is missing has the other twice', ['b'], poster('/media/a', '/media/a')],
  ['a set of which all are missing is none', ['a', 'b'], { posterPath: null }],
  ['a set without a change stays', [], poster('/media/a', '/media/b')],
] as const)('%s', (_, gone: readonly string[], expected) => {
  const replace = ({ address }: PictureField) => (gone.includes(address) ? null : `/media/${address}`);
  expect(withPictures(poster('a', 'b'), replace)).toEqual(expected);
});

test('pictures in HTML are found and replaced, and no other addresses', () => {
  const html = `<p><a href="${ADDRESS}">x</a><img alt="a" src='${ADDRESS}?a=1&amp;b=2'><img src="/media/x.webp"/></p>`;
  const found: string[] = [];
  const replaced = withPictures([{ content: html }], ({ address }) => {
    found.push(address);
    return address.startsWith('https:') ? '/media/wide.webp' : undefined;
  });
  expect(found).toEqual([`${ADDRESS}?a=1&b=2`, '/media/x.webp']);
  expect(replaced).toEqual([
    { content: `<p><a href="${ADDRESS}">x</a><img alt="a" src="/media/wide.webp"><img src="/media/x.webp"/></p>` },
  ]);
});

test.each([
  ['<img alt="<img src=\'a\'>" SRC = b>', ['b']],
  ['<img data-src="a" src="b" src="c">', ['b']],
  ['<img/src="a"/>', ['a']],
  ['<img src="a" <img src="b">', ['a']],
  ['<img src="a', []],
  ['<imgx src="a"><img src><img =src="a">', []],
])('the picture of %s is found as browsers find it', (html, expected) => {
  const found: string[] = [];
  withPictures(html, ({ address }) => void found.push(address));
  expect(found).toEqual(expected);
});

test('pictures in HTML are found in a time in proportion to its length', () => {
  const parts = ['<img ', '<img src="', '<img src=" ', '<img src=\'"', '<img src= ', '<img a', '<img/', '<img a="" '];
  for (const part of parts) {
    const html = part.repeat(500_000 / part.length);
    const begun = performance.now();
    withPictures(html, () => undefined);
    expect(performance.now() - begun, part).toBeLessThan(patient(500));
  }
});
