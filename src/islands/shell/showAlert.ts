import type { Alert } from '../../domain/shell/alerts.ts';
import { $alerts, dismiss, queueAlert } from '../../stores/alerts.ts';
import { renderInRoot } from '../ui/modal/root.ts';

let rendered: Promise<void> | undefined;

/** Shows an alert once the alerts before it are gone (Alerts.tsx). */
export function showAlert(alert: Omit<Alert, 'id'>): void {
  queueAlert(alert);
  rendered ??= render().catch(() => {
    rendered = undefined;
    sayWithoutReact();
  });
}

async function render(): Promise<void> {
  const { alertsOfPage } = await import('./Alerts.tsx');
  await renderInRoot(alertsOfPage());
}

/** What has gone wrong, or was stored, is told in any case. */
function sayWithoutReact(): void {
  for (const { id, title, subtitle } of $alerts.get()) {
    window.alert(`${title}\n${subtitle}`);
    dismiss(id);
  }
}
