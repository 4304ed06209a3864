import { atom } from 'nanostores';
import { dismissAlert, enqueueAlert, type Alert } from '../domain/alerts.ts';

/** What is to be told to the visitor, the first of it on the screen (SPEC 4, "Alerts"). */
export const $alerts = atom<readonly Alert[]>([]);

let latest = 0;

/** Puts an alert at the end of the queue. */
export function queueAlert(alert: Omit<Alert, 'id'>): void {
  latest += 1;
  $alerts.set(enqueueAlert($alerts.get(), { ...alert, id: latest }));
}

/** Takes an alert away if it is the first. */
export function dismiss(id: number): void {
  $alerts.set(dismissAlert($alerts.get(), id));
}
