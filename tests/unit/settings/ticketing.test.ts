import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../../src/settings/settings.ts';
import { deprecations, isOwnLink, isStandIn, isTemplate, ticketingOrigins } from '../../../src/settings/ticketing.ts';

describe('a template of booking links', () => {
  test.each([
    'https://tickets.example/{language}/{cinema}/{session}',
    'https://tickets.example/{language}/V{vistaRef}S{session}/booking',
    'https://tickets.example:8443/reservationSeances.html?id={session}&c={vistaRef}',
    'https://tickets.example?s={session}',
    'https://tickets.example/',
  ])('%s is one', (text) => {
    expect(isTemplate(text)).toBe(true);
  });

  test.each([
    '',
    'tickets.example/{session}',
    '/{language}/{session}',
    'ftp://tickets.example/{session}',
    'javascript:alert(1)//{session}',
    'https://tickets.example',
    'https://{cinema}.example/{session}',
    'https://tickets.example{session}',
    'https://user@tickets.example/{session}',
    'https://tickets.example/{room}',
    'https://tickets.example/{session',
    'https://tickets.example/{session}">',
    'https://tickets.example/ {session}',
    'https://tickets.example\\@elsewhere.example/{session}',
  ])('%j is none', (text) => {
    expect(isTemplate(text)).toBe(false);
  });
});

describe('a screening’s own link', () => {
  test.each([
    'https://tickets.example/reservationSeances.html?id=123&s=45',
    'https://tickets.example/{language}/séances/1#hall',
    'https://tickets.example:8443/1',
    'https://tickets.example?s=1',
  ])('%s is one', (text) => {
    expect(isOwnLink(text)).toBe(true);
  });

  test.each([
    '',
    '/fr/1',
    '//tickets.example/1',
    'http://tickets.example/1',
    'javascript:alert(1)',
    'https://',
    'https://Tickets.example/1',
    'https://tickets.example:443/1',
    'https://tickets.example',
    'https://tickets.example.evil.example{language}',
    'https://tickets.example@elsewhere.example/1',
    'https://tickets.example{language}@elsewhere.example/1',
    'https://tickets.example\\.elsewhere.example/1',
    'https://tickets.example/a b',
    'https://tickets.example/\n1',
    'https://tickets.example/"onclick="x',
    'https://tickets.example/{session}',
  ])('%j is none', (text) => {
    expect(isOwnLink(text)).toBe(false);
  });
});

test('screenings may lead to the origins that are listed, and to the template’s', () => {
  const settings = parseSettings({
    TICKETING_URL: 'https://tickets.example/{session}',
    TICKETING_ORIGINS: 'https://one.example, https://Two.example:443',
  });
  expect([...ticketingOrigins(settings)]).toEqual([
    'https://one.example',
    'https://two.example',
    'https://tickets.example',
  ]);
});

test('only this machine’s own names are the stand-in', () => {
  expect(isStandIn(parseSettings({}))).toBe(true);
  expect(isStandIn(parseSettings({ PORT: '80' }))).toBe(true);
  for (const host of ['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'tickets.localhost'])
    expect(isStandIn(parseSettings({ TICKETING_URL: `http://${host}/{session}` }))).toBe(true);
  for (const host of ['tickets.example', 'localhost.example', 'notlocalhost'])
    expect(isStandIn(parseSettings({ TICKETING_URL: `https://${host}/{session}` }))).toBe(false);
});

describe('TICKETING_ORIGIN', () => {
  const TICKETING_ORIGIN = 'https://tickets.example.org';

  test('still makes the links that it made, and names its successor', () => {
    const settings = parseSettings({ TICKETING_ORIGIN });
    const successor = 'https://tickets.example.org/{language}/V{vistaRef}S{session}/booking';
    expect(settings.TICKETING_URL).toBe(successor);
    expect(deprecations(settings)).toEqual([expect.stringContaining(`set TICKETING_URL=${successor}`)]);
  });

  test('gives way to TICKETING_URL', () => {
    const TICKETING_URL = 'https://tickets.example/{session}';
    expect(parseSettings({ TICKETING_ORIGIN, TICKETING_URL }).TICKETING_URL).toBe(TICKETING_URL);
  });

  test('is not missed', () => {
    expect(deprecations(parseSettings({}))).toEqual([]);
  });
});
