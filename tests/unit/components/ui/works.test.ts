import type { Movie } from 'schema-dts';
import { expect, test } from 'vitest';
import { showData } from '../../../../src/components/ui/structured/works.ts';
import { feedShowDetailsSchema, trailerSchema } from '../../../../src/contract/show.ts';
import { siteOf } from '../../../../src/sites/sites.ts';
import { showOf } from '../../content/views/chain.ts';

const ORIGIN = 'https://fr.example';
const PAGE = `${ORIGIN}/films/faust-1`;

function trailerAt(videoType: string, externalId: string) {
  const trailers = [
    trailerSchema.parse({ externalId, videoType, title: '', snapshot: '/a.webp', isMain: true, language: 'fr' }),
  ];
  const details = { ...feedShowDetailsSchema.parse({ slug: 'faust-1', title: 'Faust' }), trailers };
  const show = showOf('faust-1', { isMovie: true });
  const people = { directors: [], cast: [], pathOf: () => '/' };
  const place = { site: siteOf('fr'), language: 'fr', page: PAGE, origin: ORIGIN } as const;
  return (showData(show, details, people, place) as Exclude<Movie, string>).trailer;
}

test.each([
  [
    'youtube',
    'https://youtu.be/rIjeAnnwMGo',
    { embedUrl: 'https://www.youtube-nocookie.com/embed/rIjeAnnwMGo?rel=0&playsinline=1&hl=fr' },
  ],
  ['S3', '/media/trailer.mp4', { contentUrl: `${ORIGIN}/media/trailer.mp4` }],
])('a trailer of %s has the address of its video, and no date, which is unknown', (type, address, expected) => {
  const trailer = trailerAt(type, address);
  expect(trailer).toMatchObject({ '@type': 'VideoObject', name: 'Faust', ...expected });
  expect(JSON.stringify(trailer)).not.toMatch(/uploadDate|autoplay/);
  expect(JSON.stringify(trailer)).not.toContain(PAGE);
});

test('one that no player of ours shows is not described', () => {
  expect(trailerAt('elsewhere', 'https://videos.example/1')).toBeUndefined();
});
