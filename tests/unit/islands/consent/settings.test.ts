import { expect, test } from 'vitest';
import { parseSettings } from '../../../../src/islands/consent/widgets/settings.ts';

const chat = {
  org: 'o',
  url: 'https://chat.example.org',
  deploymentName: 'd',
  deploymentUrl: 'https://chat.example.org/d',
};
const feedback = { script: 'https://f.example.org/a.js', preproductionScript: 'https://f.example.org/b.js' };
const injection = {
  placement: 'head',
  element: 'script',
  value: '',
  attributes: { src: 'https://tags.example.org/t.js' },
  cookies: 'audience',
};
const settings = { customerChat: chat, feedback, scriptInjections: [injection] };

test('the settings of widgets are what the API says', () => {
  expect(parseSettings({ ...settings, wallet: true })).toEqual(settings);
  expect(parseSettings({ ...settings, customerChat: null, feedback: null, scriptInjections: [] })).toEqual({
    customerChat: null,
    feedback: null,
    scriptInjections: [],
  });
});

test('a widget with a faulty setting is off, and the others stand', () => {
  const { url: _, ...incomplete } = chat;
  expect(parseSettings({ ...settings, customerChat: incomplete })).toEqual({ ...settings, customerChat: null });
  expect(parseSettings({ ...settings, feedback: { script: 1 } })).toEqual({ ...settings, feedback: null });
  const faulty = [{ ...injection, cookies: 'none' }, { ...injection, attributes: { async: true } }, 'script'];
  expect(parseSettings({ ...settings, scriptInjections: [...faulty, injection] })).toEqual(settings);
});

test('what has no list of tags is not the API’s', () => {
  expect(parseSettings({ error: {} })).toBeUndefined();
});
