import { beforeEach, describe, expect, test } from 'vitest';
import { closesByItself } from '../../../src/domain/shell/alerts.ts';
import { $alerts, dismiss, queueAlert } from '../../../src/stores/alerts.ts';

describe('the queue of alerts', () => {
  beforeEach(() => $alerts.set([]));
  const titles = () => $alerts.get().map(({ title }) => title);

  // SPEC 4.75
  test('shows the first first; dismissing it brings the next', () => {
    queueAlert({ level: 'info', title: 'One', subtitle: '' });
    queueAlert({ level: 'warning', title: 'Two', subtitle: '' });
    expect(titles()).toEqual(['One', 'Two']);
    dismiss($alerts.get()[0]!.id);
    expect(titles()).toEqual(['Two']);
  });

  test('two that say the same are two', () => {
    for (let times = 0; times < 2; times++) queueAlert({ level: 'info', title: 'Same', subtitle: '' });
    dismiss($alerts.get()[1]!.id);
    expect(titles()).toEqual(['Same', 'Same']);
    dismiss($alerts.get()[0]!.id);
    expect(titles()).toEqual(['Same']);
  });
});

// SPEC 4.77
test('what only informs goes by itself, and a fault stays', () => {
  expect([closesByItself({ level: 'info' }), closesByItself({ level: 'warning' })]).toEqual([true, false]);
});
