import { createElement, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { EmotionBars } from '../../../../src/islands/account/EmotionBars.island.tsx';

const own = { question: 'And you?', words: { disappointed: 'Let down', liked: 'Liked', loved: 'Loved' } };
const PROPS = {
  show: { slug: 'metropolis', title: 'Metropolis' },
  counts: { disappointed: 5, liked: 1200, loved: 0 },
  locale: 'en-GB',
  words: { disappointed: 'let down', liked: 'liked it', loved: 'loved it' },
  none: 'Nobody yet.',
  own,
};
const render = (props: Partial<ComponentProps<typeof EmotionBars>> = {}) =>
  renderToString(createElement(EmotionBars, { ...PROPS, ...props }));

afterEach(() => vi.unstubAllGlobals());

test('the server sends the counts, and buttons of the form for choices, none pressed', () => {
  const html = render();
  expect(html).toContain('<span>1,200</span>');
  expect([...html.matchAll(/<rect width="(\d+%)"[^>]*rx="2"><\/rect>/g)].map(([, width]) => width)).toEqual(
    // The most favourable first.
    ['0%', '100%', '0%'],
  );
  const buttons = html.match(/<button[^>]*>/g)!;
  expect(buttons).toHaveLength(3);
  for (const button of buttons)
    expect(button).toMatch(/form="hearts" value="metropolis".*aria-pressed="false" name="\w+"/);
});

test('before anybody has voted it says so, and of what is not out asks nothing', () => {
  const none = { disappointed: 0, liked: 0, loved: 0 };
  expect(render({ counts: none, own: undefined })).toBe('<div><p>Nobody yet.</p></div>');
});

test('the emotion that earlier pages knew is pressed, and is in the counts already', () => {
  const entry = JSON.stringify({ of: 'ada', emotions: { metropolis: 'liked' } });
  vi.stubGlobal('localStorage', { getItem: () => entry });
  const html = render();
  expect(html).toMatch(/aria-pressed="true" name="liked"/);
  expect(html).toContain('<span>1,200</span>');
});
