import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FIELDS_PAGE, fieldsPage } from '../../../scripts/docs-fields.ts';
import { FEED_FILES, fieldsOf, jsonSchemaOf } from '../../../src/contract/fieldGuide.ts';
import { NEEDS } from '../../../src/domain/programme/needs.ts';
import * as tags from '../../../src/domain/programme/tags.ts';
import { VERSION_LANGUAGES } from '../../../src/domain/programme/versions.ts';

test.each(FEED_FILES)('every field of $name says what it means', (file) => {
  const fields = fieldsOf(file);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ description }) => description === '').map(({ path }) => path)).toEqual([]);
});

test.each(FEED_FILES)('the file of $name has a place among the others', ({ holds, shown }) => {
  expect([holds, shown]).not.toContain('');
});

test('a field has its meaning, what it is without a value, and where it is shown', () => {
  const fields = new Map(
    fieldsOf(FEED_FILES.find(({ name }) => name === 'cinemas')!).map((field) => [field.path, field]),
  );
  expect(fields.get('seatCount')).toMatchObject({ isNullable: true, standard: 'null', example: 1200, shown: 'cinema' });
  expect(fields.get('name')).toMatchObject({ isNullable: false, standard: undefined, type: 'text' });
  expect(fields.get('theaters[].name')).toMatchObject({ standard: 'the cinema’s name' });
  expect(fields.get('openingHours[].days')).toMatchObject({ example: 'Monday to Friday' });
});

test('a field that does not say where it is shown is shown with what it is a part of', () => {
  const shownOf = (name: string) =>
    new Map(fieldsOf(FEED_FILES.find((file) => file.name === name)!).map(({ path, shown }) => [path, shown]));
  expect(shownOf('cities').get('gpsPosition.x')).toBe(shownOf('cities').get('gpsPosition'));
  expect(shownOf('cities').get('id')).toBe('');
  expect(new Set(shownOf('alerts').values())).toEqual(new Set(['cinema']));
});

test('a JSON Schema has the descriptions, and demands only what a feed must have', () => {
  const schema = jsonSchemaOf(FEED_FILES.find(({ name }) => name === 'cinemas')!);
  const { items } = schema as unknown as { items: { required: string[]; properties: Record<string, object> } };
  expect(items.required.toSorted()).toEqual(['citySlug', 'name', 'slug', 'theaters', 'vistaRef']);
  expect(items.properties['phone']).toMatchObject({
    description: 'Its telephone number, as people write it. Shown: cinema.',
    examples: ['+33 4 72 00 00 00'],
  });
});

test('each tag and version on which the code has a rule is on the page, with what it does', async () => {
  const page = await readFile(FIELDS_PAGE, 'utf8');
  const [, table = ''] = /^## Tags and versions with a meaning\n([^]*?)^## /m.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| (`.*?) +\| (tag|version) +\| (\S.*?) +\|$/gm)];
  const slugsOf = (kind: string) =>
    rows.flatMap(([, slugs, of]) => (of === kind ? [...slugs!.matchAll(/`(.+?)`/g)].map(([, slug]) => slug!) : []));
  // Whatever else the modules will name.
  const namedBy = (module: object): string[] =>
    Object.values(module).flatMap((each: unknown) =>
      typeof each === 'string' ? [each] : each !== null && typeof each === 'object' ? namedBy(each) : [],
    );
  const { SUBTITLED_FOR_HEARING_IMPAIRED, ...ofTags } = tags;
  expect(slugsOf('tag').toSorted()).toEqual([...new Set([...namedBy(ofTags), ...NEEDS])].toSorted());
  const versions = new Set([...VERSION_LANGUAGES.keys(), SUBTITLED_FOR_HEARING_IMPAIRED]);
  expect(slugsOf('version').toSorted()).toEqual([...versions].toSorted());
});

test('docs/feeds/fields.md is up to date: npm run docs makes it', async () => {
  expect(await readFile(FIELDS_PAGE, 'utf8')).toBe(await fieldsPage());
});
