import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALERT_MS } from '../../../src/domain/shell/alerts.ts';
import { restOf } from '../../../src/islands/shell/rest.ts';
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

describe('an alert’s ten seconds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // SPEC 4.77, 9.25
  test('pass once', () => {
    const over = vi.fn<() => void>();
    const rest = restOf(ALERT_MS, over);
    rest.go();
    rest.go();
    vi.advanceTimersByTime(9999);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(over).toHaveBeenCalledTimes(1);
  });

  test('stand still while somebody is at it, and go on with what was left', () => {
    const over = vi.fn<() => void>();
    const rest = restOf(ALERT_MS, over);
    rest.go();
    vi.advanceTimersByTime(6000);
    rest.stop();
    rest.stop();
    vi.advanceTimersByTime(60_000);
    expect(over).not.toHaveBeenCalled();
    rest.go();
    vi.advanceTimersByTime(3999);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(over).toHaveBeenCalledTimes(1);
  });
});
