import { atom } from 'nanostores';
import { dismissAlert, enqueueAlert, type Alert } from '../domain/shell/alerts.ts';

/** The alerts waiting to be shown; the first is the one on the screen (SPEC 4, "Alerts"). */
export const $alerts = atom<readonly Alert[]>([]);

let latest = 0;

/** Adds an alert to the end of the queue. */
export function queueAlert(alert: Omit<Alert, 'id'>): void {
  latest += 1;
  $alerts.set(enqueueAlert($alerts.get(), { ...alert, id: latest }));
}

/** Removes the alert with this id if it is the one on the screen. */
export function dismiss(id: number): void {
  $alerts.set(dismissAlert($alerts.get(), id));
}
