/** SPEC 3, "Alert message". */
export type Alert = {
  readonly id: number;
  readonly level: 'warning' | 'info';
  readonly title: string;
  readonly subtitle: string;
  /** A class of its own, by which what is told is known (SPEC 8). */
  readonly className?: string;
};

/** SPEC 4, "Alerts": how long one is shown, unless somebody is at it. */
export const ALERT_MS = 10_000;

/** A queue of alerts: the first is the one shown, a new one waits its turn. */
export function enqueueAlert(queue: readonly Alert[], alert: Alert): Alert[] {
  return [...queue, alert];
}

/** The queue once its first alert is gone, by hand or by time; unchanged if that alert is no longer the first. */
export function dismissAlert(queue: readonly Alert[], id: number): readonly Alert[] {
  return queue[0]?.id === id ? queue.slice(1) : queue;
}
