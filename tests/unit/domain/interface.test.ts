import { describe, expect, test } from 'vitest';
import { dismissAlert, enqueueAlert, type Alert } from '../../../src/domain/shell/alerts.ts';
import { chooseArticleType } from '../../../src/domain/editorial/newsLayout.ts';
import { remember } from '../../../src/domain/search/history.ts';
import { changeOption, optionsOfPlan } from '../../../src/domain/offers/subscriptionOptions.ts';

// SPEC 4.48, 9.21
test('a search history keeps three, latest first, each address once', () => {
  const entry = (url: string, title = url) => ({ url, title });
  const history = ['/a', '/b', '/c'].reduce<{ url: string; title: string }[]>(
    (list, url) => remember(list, entry(url)),
    [],
  );
  expect(history.map(({ url }) => url)).toEqual(['/c', '/b', '/a']);
  expect(remember(history, entry('/d')).map(({ url }) => url)).toEqual(['/d', '/c', '/b']);
  expect(remember(history, entry('/a', 'new'))).toEqual([entry('/a', 'new'), entry('/c'), entry('/b')]);
});

describe('alerts', () => {
  const alert = (id: number): Alert => ({ id, level: 'info', title: 'Saved', subtitle: '' });

  // SPEC 4.75
  test('are shown in the order in which they came', () => {
    const queue = enqueueAlert(enqueueAlert([], alert(1)), alert(2));
    expect(queue.map(({ id }) => id)).toEqual([1, 2]);
    expect(dismissAlert(queue, 1)).toEqual([alert(2)]);
  });

  test('a timer that comes late does not take the next one away', () => {
    expect(dismissAlert([alert(2)], 1)).toEqual([alert(2)]);
    expect(dismissAlert([], 1)).toEqual([]);
  });
});

describe('subscription options', () => {
  // SPEC 4.61, 4.62
  test('begin at none and change by a modifier, never below none', () => {
    const chosen = optionsOfPlan(['imax', '4dx']);
    expect(chosen).toEqual({ imax: 0, '4dx': 0 });
    expect(changeOption(chosen, 'imax', 2)).toEqual({ imax: 2, '4dx': 0 });
    expect(changeOption({ imax: 2, '4dx': 0 }, 'imax', -1)).toEqual({ imax: 1, '4dx': 0 });
    expect(changeOption(chosen, 'imax', -1)).toEqual(chosen);
  });

  test('an option of another plan is not taken up', () => {
    expect(changeOption({ imax: 0 }, 'dolby', 1)).toEqual({ imax: 0 });
    expect(changeOption({ imax: 0 }, 'toString', 1)).toEqual({ imax: 0 });
  });
});

// SPEC 4.68
test('choosing an article type toggles it and begins at page 1', () => {
  expect(chooseArticleType({ type: undefined, page: 3 }, 'event')).toEqual({ type: 'event', page: 1 });
  expect(chooseArticleType({ type: 'event', page: 3 }, 'news')).toEqual({ type: 'news', page: 1 });
  expect(chooseArticleType({ type: 'event', page: 3 }, 'event')).toEqual({ type: undefined, page: 1 });
});
