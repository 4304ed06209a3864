import { describe, expect, test } from 'vitest';
import { mainFirst, playerOf } from '../../../../src/domain/show/trailers.ts';

const ours = ['https://trailers.example.org'];
const addressOf = (videoType: string, externalId: string) =>
  playerOf({ videoType, externalId }, 'fr', ours)?.address.replace(/^https:\/\//, '');

describe('youtube', () => {
  test.each([
    'https://www.youtube.com/watch?v=FC6jFoYm3xs',
    'https://youtube.com/watch?feature=share&v=FC6jFoYm3xs&t=12',
    'https://m.youtube.com/watch?v=FC6jFoYm3xs',
    'http://youtu.be/FC6jFoYm3xs?si=tracking',
    'https://www.youtube.com/embed/FC6jFoYm3xs?cc_load_policy=0',
    'https://www.youtube.com/shorts/FC6jFoYm3xs',
    'https://www.youtube.com/live/FC6jFoYm3xs',
    'https://www.youtube-nocookie.com/embed/FC6jFoYm3xs',
  ])('%s plays without cookies, in the language of the page', (externalId) => {
    expect(addressOf('youtube', externalId)).toBe(
      'www.youtube-nocookie.com/embed/FC6jFoYm3xs?autoplay=1&rel=0&playsinline=1&hl=fr',
    );
  });
});

describe('vimeo', () => {
  const player = 'player.vimeo.com/video/76979871?dnt=1&autoplay=1&texttrack=fr';
  test.each([
    ['https://vimeo.com/76979871', player],
    ['https://www.vimeo.com/76979871/', player],
    ['https://player.vimeo.com/video/76979871?dnt=0', player],
    ['https://vimeo.com/76979871/8272103f6e', `${player}&h=8272103f6e`],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${player}&h=8272103f6e`],
  ])('%s plays without tracking, with the key of what is not listed', (externalId, expected) => {
    expect(addressOf('vimeo', externalId)).toBe(expected);
  });
});

describe('allocine', () => {
  test.each([
    'https://player.allocine.fr/19587804.html',
    'https://www.allocine.fr/video/player_gen_cmedia=19587804&cfilm=268631.html',
    'https://www.allocine.fr/_video/iblogvision.aspx?cmedia=19587804',
  ])('%s plays in its player', (externalId) => {
    expect(addressOf('allocine', externalId)).toBe('player.allocine.fr/19587804.html');
  });
});

describe('S3', () => {
  test('is a video of this site, or of an origin on the list', () => {
    expect(playerOf({ videoType: 'S3', externalId: '/media/t.webm' }, 'nl', [])).toEqual({
      kind: 'video',
      address: '/media/t.webm',
    });
    expect(playerOf({ videoType: 'vimeo', externalId: 'https://vimeo.com/1' }, 'nl', [])).toMatchObject({
      kind: 'frame',
      provider: 'vimeo',
    });
    expect(addressOf('S3', 'https://trailers.example.org/t.mp4')).toBe('trailers.example.org/t.mp4');
  });

  test.each(['https://elsewhere.example/t.mp4', 'https://trailers.example.org.evil.example/t.mp4'])(
    '%s is a mere link',
    (externalId) => {
      expect(addressOf('S3', externalId)).toBeUndefined();
    },
  );
});

test.each([
  // A provider that is not on the list, and addresses that do not belong to the provider that they name.
  ['dailymotion', 'https://www.dailymotion.com/video/x8a20c7'],
  ['youtube', 'https://www.youtube.com.evil.example/watch?v=FC6jFoYm3xs'],
  ['youtube', 'https://vimeo.com/76979871'],
  ['youtube', 'https://www.youtube.com/watch?v=FC6jFoYm3xs"><script>'],
  ['youtube', 'https://www.youtube.com/@channel'],
  ['youtube', 'https://www.youtube.com/watch'],
  ['youtube', '/media/t.webm'],
  ['youtube', 'https://www.youtube.com/watch?v=xxFC6jFoYm3xs'],
  ['youtube', 'https://youwww.tube.com/watch?v=FC6jFoYm3xs'],
  ['youtube', 'https://www.youtube.com/embed'],
  ['youtube', 'https://www.youtube.com/FC6jFoYm3xs/FC6jFoYm3xs'],
  ['vimeo', 'https://elsewhere.example/76979871'],
  ['vimeo', 'https://vimeo.com/album/76979871'],
  ['vimeo', 'https://vimeo.com/76979871/likes'],
  ['vimeo', 'https://player.vimeo.com/video/76979871?h=x8272103f6e'],
  ['allocine', 'https://elsewhere.example/19587804.html'],
  ['allocine', 'https://player.allocine.fr/film/19587804.html'],
  ['allocine', 'https://player.allocine.fr/19587804.html.exe'],
  ['S3', 'no address at all'],
  ['vimeo', 'https://vimeo.com/channels/staffpicks'],
  ['vimeo', 'https://player.vimeo.com/video/76979871?h=x"y'],
  ['allocine', 'https://www.allocine.fr/film/fichefilm_gen_cfilm=240.html'],
  ['constructor', 'https://vimeo.com/76979871'],
])('%s at %s is a mere link', (videoType, externalId) => {
  expect(playerOf({ videoType, externalId }, 'fr', ours)).toBeUndefined();
});

test('providers are known in any case', () => {
  expect(addressOf('YouTube', 'https://youtu.be/FC6jFoYm3xs')).toContain('youtube-nocookie');
  expect(addressOf('s3', '/media/t.webm')).toBe('/media/t.webm');
});

test('the main trailer comes first, the others stay in their order', () => {
  const trailer = (title: string, isMain: boolean) => ({
    title,
    isMain,
    externalId: '/t.webm',
    videoType: 'S3',
    snapshot: '/t.webp',
    language: 'fr',
  });
  const all = [trailer('a', false), trailer('b', false), trailer('c', true)];
  expect(mainFirst(all).map(({ title }) => title)).toEqual(['c', 'a', 'b']);
  expect(mainFirst([])).toEqual([]);
});
