import { expect, test } from 'vitest';
import { ticketWriter, type TicketsOf } from '../../../../src/components/programme/ticket.ts';
import type { ScreeningView } from '../../../../src/content/views/screenings.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { subjectWith } from '../../../support/subject.ts';

const START = Date.parse('2026-11-21T20:15:00+01:00');
const HOSTILE = `"><script>alert('1' & 2)</script>`;

function view(changes: Partial<ScreeningView> = {}): ScreeningView {
  return {
    time: '20:15',
    endTime: '22:05',
    endDay: undefined,
    zone: 'Europe/Paris',
    end: START + 110 * 60_000,
    version: { slug: 'vost', label: 'VOST', description: 'Original version' },
    labels: ['VOST', 'IMAX'],
    accessibility: [],
    abbreviations: [{ short: 'VOST', words: 'Original version' }],
    hall: 'Salle 2',
    hasTwin: false,
    special: null,
    booking: 'https://tickets.example/fr/V1S2/booking',
    reference: 'V1S2',
    screening: { status: 'available', start: START, reservabilityEnd: START, showBookable: true },
    subject: subjectWith({ tags: ['imax'], genres: ['drama'], versions: ['vost'] }),
    times: { start: 1215, end: 1325 },
    state: 'available',
    minutes: 90,
    opens: undefined,
    hidden: false,
    ...changes,
  };
}
const t = translator('en');

function ticket(shown: ScreeningView, of: TicketsOf, pages?: string): string {
  return ticketWriter(t, of, pages)(shown);
}

test('a ticket says its time, what it is shown in and where, and leads to the booking', () => {
  const html = ticket(view(), [{ title: 'Metropolis' }]);
  expect(html).toContain('<b>20:15</b><i>– 22:05</i>');
  // Where scripts read the times back.
  expect(ticket(view(), [{ title: 'Metropolis' }], '/screenings/')).toContain(
    '<b translate="no">20:15</b><i translate="no">– 22:05</i>',
  );
  expect(html).toContain('<span>VOST · IMAX</span><span>Salle 2</span>');
  expect(html).toContain(' href="https://tickets.example/fr/V1S2/booking"');
  expect(html).toContain(`data-v="vost" data-t="imax" data-at="${START / 60_000}"`);
  expect(html).not.toMatch(/ hidden|data-s=|data-href/);
});

test('its name says what it books, then all that is seen in one piece, then what abbreviations mean', () => {
  const heard = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  expect(heard(ticket(view(), [{ title: 'Metropolis' }]))).toBe(
    'Book Metropolis, 20:15 – 22:05 VOST · IMAX Salle 2 , Original version',
  );
  expect(heard(ticket(view({ abbreviations: [], labels: ['IMAX'] }), [{ title: 'Metropolis' }]))).toBe(
    'Book Metropolis, 20:15 – 22:05 IMAX Salle 2',
  );
});

test('its name has a title in the language of the title, and nothing else', () => {
  const html = ticket(view(), [{ title: 'Cœur fidèle', titleLanguage: 'fr' }, 'Aurore Gent']);
  expect(html).toContain('<small>Book <cite lang="fr">Cœur fidèle</cite>, Aurore Gent, </small>');
  expect(ticket(view(), [{ title: 'Metropolis' }])).not.toContain('lang=');
});

// SPEC 5.4
test('one that cannot be booked now keeps its link aside, and has none where its show is not sold', () => {
  const sold = { ...view().screening, status: 'soldout' } as const;
  const html = ticket(view({ state: 'soldout', screening: sold }), [{ title: 'Metropolis' }]);
  expect(html).toContain(' data-s="soldout"');
  expect(html).toContain(' data-href="https://tickets.example/fr/V1S2/booking"');
  expect(html).not.toContain(' href=');
  const unsold = ticket(view({ state: 'locked', screening: { ...sold, showBookable: false } }), [
    { title: 'Metropolis' },
  ]);
  expect(unsold).toContain(' data-s="locked"');
  expect(unsold).not.toContain('href=');
});

test('it leads to all about the screening where it is given the way, and nowhere else', () => {
  const html = ticket(view(), [{ title: 'Metropolis' }], '/seances/');
  expect(html).toContain(
    '</a><a class="about" href="/seances/V1S2" data-modal="showtimeDetails" aria-label="Screening details, Metropolis, 20:15"></a></li>',
  );
  expect(ticket(view(), [{ title: 'Metropolis' }])).not.toContain('about');
  // Of two at the same time, the halls tell which.
  const twin = ticket(view({ hasTwin: true }), [{ title: 'Metropolis' }], '/seances/');
  expect(twin).toContain(' aria-label="Screening details, Metropolis, 20:15, Salle 2"');
  expect(ticket(view({ hasTwin: true, hall: undefined }), [{ title: 'Metropolis' }], '/seances/')).toContain(
    'Metropolis, 20:15"',
  );
});

test('no text of a feed can leave its place', () => {
  const special = { titleScreening: HOSTILE } as ScreeningView['special'];
  const html = ticket(
    view({
      version: { slug: HOSTILE, label: HOSTILE, description: HOSTILE },
      labels: [HOSTILE],
      accessibility: [{ slug: HOSTILE, label: HOSTILE, title: HOSTILE }],
      abbreviations: [{ short: HOSTILE, words: HOSTILE }],
      hall: HOSTILE,
      special,
      booking: HOSTILE,
      subject: subjectWith({ tags: [HOSTILE], versions: [HOSTILE] }),
    }),
    [{ title: HOSTILE, titleLanguage: HOSTILE }],
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain(`'1'`);
  // Each is escaped, as text or as the value of an attribute.
  expect(html.match(/&quot;&gt;&lt;script&gt;alert\(&#39;1&#39;[ /]&amp;[ /]2\)&lt;\/script&gt;/g)).toHaveLength(11);
});
