import type { ComponentProps } from 'react';
import type { Alert } from '../../domain/shell/alerts.ts';

/** Lucide's triangle and circle. */
const ICONS = {
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  info: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 16v-4M12 8h.01',
} as const;

type Props = ComponentProps<'div'> & {
  readonly alert: Omit<Alert, 'id'>;
  readonly closeWord: string;
  readonly close?: () => void;
};

/** One alert, with its button. */
export function AlertBox({ alert: { level, title, subtitle, className = '' }, closeWord, close, ...rest }: Props) {
  return (
    <div className={`alert ${level} ${className}`} {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[level]} />
      </svg>
      <p>
        <strong>{title}</strong> <span>{subtitle}</span>
      </p>
      <button type="button" onClick={close}>
        {closeWord}
      </button>
    </div>
  );
}
