import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FIELDS_PAGE, fieldsPage } from '../../../scripts/docs-fields.ts';
import { FEED_FILES, fieldsOf, jsonSchemaOf } from '../../../src/contract/fieldGuide.ts';

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

test('docs/feeds/fields.md is up to date: npm run docs makes it', async () => {
  expect(await readFile(FIELDS_PAGE, 'utf8')).toBe(await fieldsPage());
});
