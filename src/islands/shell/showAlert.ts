import styles from './alerts.css?inline';
import { ALERT_MS, type Alert } from '../../domain/shell/alerts.ts';
import { $alerts, dismiss, queueAlert } from '../../stores/alerts.ts';
import { $modals } from '../../stores/modals.ts';
import { adoptStyles } from '../lib/adoptStyles.ts';
import { pageWords } from '../lib/pageWords.ts';
import { restOf } from './rest.ts';

/** Lucide's triangle and circle. */
const ICONS = {
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  info: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 16v-4M12 8h.01',
} as const;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Shows an alert once the alerts before it are gone (SPEC 4, "Alerts"): above everything, including modals, until it is
 * closed or ten seconds have passed without pointer or focus on it. Loaded on demand.
 */
export function showAlert(alert: Omit<Alert, 'id'>): void {
  host ??= createHost();
  queueAlert(alert);
}

let host: HTMLElement | undefined;
/** Resumes the timer of the visible alert, unless the visitor is pointing at it or has the focus in it. */
let goOn: () => void = () => undefined;

function createHost(): HTMLElement {
  adoptStyles(styles);
  const element = document.createElement('div');
  element.className = 'alerts';
  element.popover = 'manual';
  // Live regions must exist before their text: otherwise some screen readers stay silent.
  for (const role of ['status', 'alert']) {
    const region = document.createElement('div');
    region.setAttribute('role', role);
    element.append(region);
  }
  let shown: number | undefined;
  $alerts.listen(([first]) => {
    if (first?.id === shown) return;
    shown = first?.id;
    for (const region of element.children) region.replaceChildren();
    if (!first) return element.hidePopover();
    bringUp(element);
    // The text follows the region by a frame, so that an identical alert is announced again.
    requestAnimationFrame(() => first.id === shown && render(element, first));
  });
  // Everything outside a modal is inert, so alerts move into it.
  $modals.listen(() => queueMicrotask(() => shown !== undefined && bringUp(element)));
  return element;
}

/** Moves the alerts into the topmost modal, or to the page, above everything else. */
function bringUp(element: HTMLElement): void {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (element.parentElement !== place) place.append(element);
  if (!element.matches(':popover-open')) element.showPopover();
  goOn();
}

function render(element: HTMLElement, alert: Alert): void {
  const box = document.createElement('div');
  box.className = `alert ${alert.level}`;
  if (alert.className !== undefined) box.classList.add(alert.className);
  const words = document.createElement('p');
  const title = document.createElement('strong');
  title.textContent = alert.title;
  words.append(title, ' ', alert.subtitle);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = pageWords()['closeWord']!;
  box.append(iconOf(alert.level), words, close);

  const rest = restOf(ALERT_MS, () => dismiss(alert.id));
  let before: EventTarget | null = null;
  goOn = () => {
    if (!box.matches(':hover, :focus-within')) rest.go();
  };
  box.addEventListener('pointerenter', () => rest.stop());
  box.addEventListener('pointerleave', () => goOn());
  box.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget;
    rest.stop();
  });
  box.addEventListener('focusout', () => queueMicrotask(() => goOn()));
  close.addEventListener('click', () => {
    rest.stop();
    goOn = () => undefined;
    dismiss(alert.id);
    if (before instanceof HTMLElement) before.focus();
  });
  goOn();
  element.querySelector(alert.level === 'warning' ? '[role="alert"]' : '[role="status"]')!.append(box);
}

function iconOf(level: Alert['level']): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[level]);
  icon.append(path);
  return icon;
}
