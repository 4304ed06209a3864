import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { screeningEvent } from '../../../../../src/request/endpoints/calendar/events.ts';
import { icsOf, type CalendarEvent } from '../../../../../src/request/endpoints/calendar/ics.ts';
import type { CalendarScreening } from '../../../../../src/content/calendar.ts';
import { emptyCatalogue } from '../../../../../src/content/catalogue.ts';
import { translator } from '../../../../../src/i18n/translator.ts';
import { cleanText } from '../../../../../src/lib/cleanText.ts';
import { siteOf, type SiteCode } from '../../../../../src/sites/sites.ts';
import { unicodeIn } from '../../../../support/unicode.ts';
import { cinemaOf, showOf } from '../../../content/views/chain.ts';

const HEAD = {
  name: 'Nosferatu, une symphonie de l’horreur',
  language: 'fr',
  url: 'https://fr.example/films/nosferatu-1',
  stamp: new Date('2026-11-21T06:00:00Z'),
};
const EVENT: CalendarEvent = {
  uid: 'V7S42@fr.example',
  start: Date.parse('2026-11-21T19:15:00Z'),
  end: Date.parse('2026-11-21T21:00:00Z'),
  summary: 'Faust; une légende, allemande',
  description: 'é'.repeat(200),
  url: 'https://fr.example/seances/V7S42',
  place: { title: 'Aurore Lyon', address: '1 rue du Port, 69002 Lyon', latitude: 45.75, longitude: 4.83 },
};

test('whatever characters texts have, a calendar is read as it was meant', () => {
  const events = unicodeIn(50).map((text, index) => ({
    ...{ ...EVENT, uid: `V7S${index}@fr.example`, summary: `a${text}b`, description: `a\n${text}b` },
    place: { title: `a${text}b`, address: 'Lyon' },
  }));
  const calendar = icsOf(HEAD, events);
  expect(calendar).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
  const read = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents('vevent');
  const meant = (text: string) => cleanText(text).replaceAll(/\r\n?/g, '\n');
  expect(read).toHaveLength(50);
  for (const [index, event] of read.entries()) {
    expect(event.getFirstPropertyValue('summary')).toBe(meant(events[index]!.summary));
    expect(event.getFirstPropertyValue('description')).toBe(meant(events[index]!.description));
  }
});

/** The lines of a calendar, unfolded. */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

/** The number of each event's revision. */
function sequencesOf(text: string): number[] {
  return linesOf(text).flatMap((line) => (line.startsWith('SEQUENCE:') ? [Number(line.slice(9))] : []));
}

type Known = { readonly duration?: number; readonly timeZone?: string };

function eventAt(site: SiteCode, time: string, end_time: string, { duration, timeZone }: Known = {}): string[] {
  const showsBySlug = new Map(duration === undefined ? [] : [['faust-1', showOf('faust-1', { duration })]]);
  const cinemasBySlug = new Map(timeZone === undefined ? [] : [['aurore', cinemaOf('aurore', { timeZone })]]);
  const catalogue = { ...emptyCatalogue(siteOf(site), siteOf(site).defaultLanguage), showsBySlug, cinemasBySlug };
  const screening: CalendarScreening = {
    booking: 'V7S42',
    show: 'faust-1',
    cinema: 'aurore',
    time,
    end_time,
    version: 'vost',
    hall: 'Salle 1',
  };
  const words = { catalogue, origin: `https://${site}.example`, t: translator('fr') };
  return linesOf(icsOf(HEAD, [screeningEvent(screening, words)]));
}

describe('the form of a calendar (RFC 5545, RFC 7986)', () => {
  const text = icsOf(HEAD, [EVENT]);

  test('ends each line with CRLF and folds it at 75 octets', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    const sizes = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    // Unfolding restores the whole text.
    expect(linesOf(text)).toContain(`DESCRIPTION:${'é'.repeat(200)}`);
  });

  test('says what it is called and when to ask again', () => {
    const lines = linesOf(text);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('VERSION:2.0');
    expect(lines.find((line) => line.startsWith('NAME:'))).toContain('Nosferatu\\, une symphonie');
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H');
  });

  test('each event has its identity, times, place, page and state', () => {
    const lines = linesOf(text);
    for (const line of [
      'UID:V7S42@fr.example',
      'DTSTAMP:20261121T060000Z',
      'LAST-MODIFIED:20261121T060000Z',
      'DTSTART:20261121T191500Z',
      'DTEND:20261121T210000Z',
      'SUMMARY:Faust\\; une légende\\, allemande',
      'GEO:45.75;4.83',
      'STATUS:CONFIRMED',
      'URL;VALUE=URI:https://fr.example/seances/V7S42',
    ]) {
      expect(lines).toContain(line);
    }
  });

  test('an event of a later import is a later revision, whatever moved in it', () => {
    const [before] = sequencesOf(text);
    const [after] = sequencesOf(icsOf({ ...HEAD, stamp: new Date('2026-11-21T06:00:01Z') }, [EVENT]));
    expect(after).toBeGreaterThan(before!);
    expect(after).toBeLessThan(2 ** 31);
  });

  test('the same input gives the same bytes, so that a cache knows them', () => {
    expect(icsOf(HEAD, [EVENT])).toBe(text);
  });
});

describe('the instants of screenings, whose times are the cinema’s', () => {
  test('in winter and in summer', () => {
    expect(eventAt('fr', '2026-11-21 20:15:00', '2026-11-21 22:00:00')).toContain('DTSTART:20261121T191500Z');
    expect(eventAt('fr', '2026-07-21 20:15:00', '2026-07-21 22:00:00')).toContain('DTSTART:20260721T181500Z');
    expect(eventAt('tn', '2026-07-21 20:15:00', '2026-07-21 22:00:00')).toContain('DTSTART:20260721T191500Z');
  });

  test('in the zone of the cinema', () => {
    const lines = eventAt('fr', '2026-11-21 20:00:00', '2026-11-21 22:00:00', { timeZone: 'Indian/Reunion' });
    expect(lines).toContain('DTSTART:20261121T160000Z');
    expect(lines).toContain('DTEND:20261121T180000Z');
  });

  test('after midnight: on the date of its clock, though it belongs to the evening before', () => {
    const lines = eventAt('fr', '2026-11-22 00:30:00', '2026-11-22 02:20:00');
    expect(lines).toContain('DTSTART:20261121T233000Z');
    expect(lines).toContain('DTEND:20261122T012000Z');
  });

  test('over the night clocks go back: an hour longer than its clock times say', () => {
    const lines = eventAt('fr', '2026-10-25 01:30:00', '2026-10-25 03:15:00');
    expect(lines).toContain('DTSTART:20261024T233000Z');
    expect(lines).toContain('DTEND:20261025T021500Z');
  });

  test('in the hour that clocks show twice: as long as the film is', () => {
    const lines = eventAt('fr', '2026-10-25 01:00:00', '2026-10-25 02:30:00', { duration: 128 });
    expect(lines).toContain('DTSTART:20261024T230000Z');
    expect(lines).toContain('DTEND:20261025T013000Z');
  });

  test('over the night clocks go forward: an hour shorter', () => {
    const lines = eventAt('fr', '2027-03-28 00:45:00', '2027-03-28 03:30:00');
    expect(lines).toContain('DTSTART:20270327T234500Z');
    expect(lines).toContain('DTEND:20270328T013000Z');
  });
});
