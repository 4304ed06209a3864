import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../../../src/contract/filters.ts';
import type { ShowDetails } from '../../../../src/contract/show.ts';
import type { PageContext } from '../../../../src/page/context.ts';
import { guard } from '../../../../src/request/guards/guard.ts';
import { routeOf, type Screen } from '../../../../src/routes/screens.ts';
import { siteOf } from '../../../../src/sites/sites.ts';
import { catalogueOf, showOf } from '../../content/views/chain.ts';

const at = (screen: Screen, details: readonly Partial<ShowDetails>[]) => {
  const detailsBySlug = new Map(details.map((each) => [each.slug!, each as ShowDetails]));
  const catalogue = catalogueOf('fr', { shows: [showOf('metropolis-1')], detailsBySlug });
  const page = {
    ...{ site: siteOf('fr'), language: 'fr', screen, route: routeOf(screen), params: { slug: 'metropolis-1' } },
    ...{ catalogue, features: new Set(), filters: NO_FILTERS, now: new Date('2026-11-21T12:00:00Z') },
  } as unknown as PageContext;
  return guard(new Request('http://fr.aurore.localhost/'), page);
};

test('a film that is asked for as an event is redirected to its own address, and there it is', async () => {
  const film = [{ slug: 'metropolis-1', isMovie: true }];
  expect(await at('entertainment', film)).toMatchObject({ kind: 'redirect', to: '/films/metropolis-1' });
  expect(await at('movie', film)).toMatchObject({ kind: 'pass' });
});

test('a listed show without details is missing at both: each would redirect to the other', async () => {
  for (const screen of ['movie', 'entertainment'] as const) expect(await at(screen, [])).toEqual({ kind: 'missing' });
});
