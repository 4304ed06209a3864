import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './Alerts.css?inline';
import { ALERT_MS, closesByItself, type Alert } from '../../domain/shell/alerts.ts';
import { $alerts, dismiss } from '../../stores/alerts.ts';
import { $modals } from '../../stores/modals.ts';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import { pageWords } from '../ui/lib/pageWords.ts';
import { AlertBox } from './AlertBox.tsx';

/** What Escape closes before an alert that has not the focus. */
const OPEN_ABOVE = 'dialog:modal, :popover-open:not([popover=manual])';

/** Where alerts are: everything outside a modal is inert. */
const placeOfAlerts = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

function createHost(): HTMLElement {
  adoptStyles(styles);
  const host = document.createElement('div');
  host.className = 'alerts';
  host.popover = 'manual';
  return host;
}

/**
 * Shows it above everything. Tab leads into it from the control at which the visitor is (`source`), where browsers know
 * that; elsewhere it is at the end of the page.
 */
function bringUp(host: HTMLElement): Element {
  const place = placeOfAlerts();
  if (host.parentElement !== place) place.append(host);
  const source = document.activeElement;
  if (host.contains(source)) return place;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover(source instanceof HTMLElement && source !== document.body ? { source } : {});
  return place;
}

/** Scrolls what has the focus, and is in or near the window, out from under an alert, which its styles leave room for. */
function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > 0 && top < 1.5 * innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * The alerts of a page (SPEC 4, "Alerts"), one after the other: above everything, including modals. One that only informs goes
 * after ten seconds without pointer or focus on it; a fault stays until it is closed. Escape closes either.
 */
function Alerts() {
  const [first] = useStore($alerts);
  const [host] = useState(createHost);
  const [place, setPlace] = useState<Element>();
  /** The alert whose text is in its live region, and where that was. */
  const [announced, setAnnounced] = useState<{ readonly id: number; readonly place: Element }>();
  const shown = first && first.id === announced?.id ? first : undefined;

  useEffect(() => {
    if (!first) return;
    const { id } = first;
    const at = bringUp(host);
    // Live regions must exist before their text, or some screen readers stay silent; an equal alert is announced again.
    const frame = requestAnimationFrame(() => {
      setPlace(at);
      setAnnounced({ id, place: at });
    });
    // Its modal may close, or another open.
    const stop = $modals.listen(() => queueMicrotask(() => setPlace(bringUp(host))));
    return () => {
      cancelAnimationFrame(frame);
      stop();
      host.hidePopover();
    };
  }, [first, host]);

  // Where a region is moved with its text, it is not announced again.
  const role = (name: string) => (shown && place !== announced?.place ? undefined : name);
  const box = shown && <ShownAlert key={shown.id} alert={shown} />;
  return createPortal(
    <>
      <div role={role('status')}>{shown?.level === 'info' && box}</div>
      <div role={role('alert')}>{shown?.level === 'warning' && box}</div>
    </>,
    host,
  );
}

function ShownAlert({ alert }: { readonly alert: Alert }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const before = useRef<Element | null>(null);
  const isHeld = isPointedAt || hasFocus;

  useEffect(keepFocusInSight, []);
  useEffect(() => {
    if (isHeld || !closesByItself(alert)) return;
    const timer = setTimeout(() => dismiss(alert.id), ALERT_MS);
    return () => clearTimeout(timer);
  }, [alert, isHeld]);

  const close = () => {
    const from = before.current;
    if (hasFocus && from instanceof HTMLElement) from.focus();
    dismiss(alert.id);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (!hasFocus && document.querySelector(OPEN_ABOVE))) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!hasFocus) before.current = relatedTarget;
    setFocus(true);
  };
  return (
    <AlertBox
      alert={alert}
      closeWord={pageWords()['closeWord']!}
      close={close}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={onFocus}
      onBlur={() => setFocus(false)}
    />
  );
}

/** The alerts of this page, for its root. */
export const alertsOfPage = () => <Alerts />;
