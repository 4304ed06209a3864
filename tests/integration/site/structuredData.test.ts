import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { get, originOf } from '../../support/site.ts';

type Node = Record<string, unknown> & { '@type': string };

const PAGES = {
  home: ['fr', '/'],
  film: ['fr', '/films/le-cuirasse-potemkine-44008'],
  'film in English': ['nl', '/en/movies/battleship-potemkin-44008'],
  cinema: ['fr', '/cinemas/aurore-saint-denis-pleyel'],
  city: ['fr', '/cinemas/ville/paris'],
  person: ['fr', '/personnes/fritz-lang'],
} as const;

async function graphOf(site: 'fr' | 'nl', path: string): Promise<Node[]> {
  const { status, text } = await get(site, path);
  expect(status, path).toBe(200);
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json!);
  return scripts.flatMap((json) => (JSON.parse(json) as { '@graph': Node[] })['@graph']);
}

/** The path of a film, taken from the list of films, because it differs between languages. */
async function filmOf(site: 'fr' | 'nl', path: string): Promise<string> {
  if (!path.includes('44008') || site === 'fr') return path;
  const { text } = await get(site, '/en');
  return /href="(\/en\/[^"]*-44008)"/.exec(text)![1]!;
}

describe('what pages say of themselves to search engines', () => {
  const graphs = new Map<string, Node[]>();
  beforeAll(async () => {
    for (const [name, [site, path]] of Object.entries(PAGES)) {
      graphs.set(name, await graphOf(site, await filmOf(site, path)));
    }
    const { text } = await get('fr', PAGES.cinema[1]);
    const screening = /href="(\/[^"]*\/V\d+S\d+)"/.exec(text)![1]!;
    graphs.set('screening', await graphOf('fr', screening));
  });
  const find = (page: string, type: string) => graphs.get(page)!.filter((node) => node['@type'] === type);

  test('is in schema.org’s own vocabulary: its compiler types take every graph', () => {
    const file = 'graphs.ts';
    const source = [
      "import type { Graph } from 'schema-dts';",
      ...[...graphs.values()].map((graph, index) => {
        // The one property that search engines want and the vocabulary's types lack.
        const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
          ',"query-input":"required name=search_term_string"',
          '',
        );
        return `export const graph${index}: Graph = ${json};`;
      }),
    ].join('\n');
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ESNext,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists, readFile } = host;
    host.getSourceFile = (name, ...rest) =>
      name.endsWith(file) ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
    host.fileExists = (name) => name.endsWith(file) || fileExists(name);
    host.readFile = (name) => (name.endsWith(file) ? source : readFile(name));
    const program = ts.createProgram([`${process.cwd()}/tests/${file}`], options, host);
    const faults = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(faults).toEqual([]);
  });

  test('of a film: who made it, how long it is, when it came out', () => {
    const [film] = find('film', 'Movie');
    expect(film).toMatchObject({
      name: 'Le Cuirassé Potemkine',
      director: [{ '@type': 'Person', name: 'Sergei Eisenstein' }],
      url: `${originOf('fr')}${PAGES.film[1]}`,
    });
    expect(film!['duration']).toMatch(/^PT\d+H\d+M$/);
    expect(film!['datePublished']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(find('film', 'BreadcrumbList')).toHaveLength(1);
  });

  test('of a cinema: its place, its halls, and at most 20 screenings that can be booked, with their offset from UTC', () => {
    const [cinema] = find('cinema', 'MovieTheater');
    expect(cinema).toMatchObject({
      name: 'Aurore Saint-Denis Pleyel',
      address: { addressCountry: 'FR', addressLocality: 'Saint-Denis' },
    });
    expect(cinema!['screenCount']).toBeGreaterThan(0);
    const amenities = (cinema!['amenityFeature'] as { name: string }[]).map(({ name }) => name);
    expect(amenities.length).toBeGreaterThan(0);
    expect(new Set(amenities).size).toBe(amenities.length);
    const screenings = find('cinema', 'ScreeningEvent');
    expect(screenings.length).toBeGreaterThan(10);
    expect(screenings.length).toBeLessThanOrEqual(20);
    const starts = screenings.map((each) => each['startDate'] as string);
    for (const start of starts) expect(start).toMatch(/^2026-11-2\dT\d{2}:\d{2}:\d{2}\+01:00$/);
    expect(starts).toEqual(starts.toSorted());
    for (const each of screenings) {
      expect(each['location']).toEqual({ '@id': cinema!['@id'] });
      expect(each['offers']).toMatchObject({ availability: expect.stringMatching(/\/(InStock|SoldOut)$/) as string });
    }
  });

  test('of a screening: what, where and where to book', () => {
    const [screening] = find('screening', 'ScreeningEvent');
    expect(screening).toMatchObject({
      location: { '@type': 'MovieTheater', name: 'Aurore Saint-Denis Pleyel' },
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect(Date.parse(screening!['endDate'] as string)).toBeGreaterThan(Date.parse(screening!['startDate'] as string));
  });

  test('of the site: how to search it', () => {
    const [site] = find('home', 'WebSite');
    expect(JSON.stringify(site)).toContain(`${originOf('fr')}/recherche?q={search_term_string}`);
  });
});
