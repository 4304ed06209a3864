/** SPEC 3, "Alert message". */
export type Alert = {
  readonly id: number;
  readonly level: 'warning' | 'info';
  readonly title: string;
  readonly subtitle: string;
  /** A CSS class of this kind of alert (SPEC 8). */
  readonly className?: string;
};

/** SPEC 4, "Alerts": how long an alert is shown, if it only informs and nobody hovers over or focuses it. */
export const ALERT_MS = 10_000;

/** Whether it goes by itself. What has gone wrong stays until it is closed (WCAG 2.2.1). */
export function closesByItself({ level }: Pick<Alert, 'level'>): boolean {
  return level === 'info';
}

/** The queue with an alert added. The first alert is the one shown; a new one waits its turn. */
export function enqueueAlert(queue: readonly Alert[], alert: Alert): Alert[] {
  return [...queue, alert];
}

/**
 * The queue once its first alert has been dismissed or has timed out; unchanged if that alert is no longer the first.
 */
export function dismissAlert(queue: readonly Alert[], id: number): readonly Alert[] {
  return queue[0]?.id === id ? queue.slice(1) : queue;
}
