import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { VoucherCard as Card } from '../../contract/voucher.ts';
import type { TypedCode, VoucherOutcome } from '../../domain/offers/voucher.ts';
import { $alerts, dismiss } from '../../stores/alerts.ts';
import { showAlert } from '../shell/showAlert.ts';
import { closeModal, openModal } from '../../stores/modals.ts';
import { soon } from '../ui/lib/soon.ts';
import { followStore } from '../ui/modal/dialog.ts';
import type { Captcha } from './captcha.ts';
import type { VoucherStrings } from './strings.ts';
import { VoucherCard } from './VoucherCard.tsx';
import { marks } from '../../markup/marks.ts';

type Props = {
  /** A voucher has one code; a gift card has a number and a secret. */
  readonly type: Card['type'];
  /** Where the form goes without script. */
  readonly action: string;
  /** The result if the form was sent without script. */
  readonly outcome: VoucherOutcome | undefined;
  /** What was typed then. */
  readonly typed: TypedCode | undefined;
  readonly locale: string;
  /** The captcha of another company, how its use is announced, and how to do without it. */
  readonly captcha: (Captcha & { readonly notice: string; readonly without: string }) | undefined;
  readonly strings: VoucherStrings;
};

/** SPEC 8. */
const ALERT_CLASS = 'voucher-error-alert';
const HEADING = 'mb-4 text-2xl';
const HINT = 'basis-full text-md text-dim';

/**
 * What a code is still worth (SPEC 4, 5, 8): the form and, over the page, the card of a valid code; anything else is an
 * alert. Without script the form is submitted, and the page says the same.
 */
export function VoucherCheck({ type, action, outcome, typed, locale, captcha, strings }: Props) {
  const [shown, setShown] = useState(outcome);
  const [working, setWorking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const faultId = useId();
  const modal = type === 'voucher' ? 'voucherChecker' : 'giftCard';

  // In a modal, the card is shown in place.
  const isPage = () => form.current!.closest('dialog') === null;

  useEffect(() => (isPage() ? followStore(dialog.current!, modal) : undefined), [modal]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // A visitor who wants no other company involved submits the form as without script.
    if ((event.nativeEvent.submitter as HTMLButtonElement | null)?.name === 'plain') return;
    event.preventDefault();
    if (working) return;
    const fields = new FormData(event.currentTarget);
    const parts = ['code', 'number', 'secret'].flatMap((name) => fields.get(name) ?? []) as string[];
    setWorking(true);
    // Dismisses the alert about the previous code.
    for (const { id, className } of $alerts.get()) if (className === ALERT_CLASS) dismiss(id);
    const checking = await soon(import('./check.ts')).catch(() => undefined);
    // As without script: the page says how to go on.
    if (!checking) return form.current!.submit();
    const found = await checking.checkCode(
      `/${type === 'voucher' ? 'voucher' : 'gift-card'}/${parts.map((part) => encodeURIComponent(part.trim())).join('/')}`,
      captcha,
      place.current!,
    );
    setWorking(false);
    setShown(found);
    if (found.kind === 'card') {
      form.current!.reset();
      if (isPage()) openModal({ name: modal, trigger: form.current!.querySelector('button')! });
      return;
    }
    form.current!.querySelector('input')!.select();
    const { title, text } = strings[found.kind];
    showAlert({ level: 'warning', title, subtitle: text, className: ALERT_CLASS });
  }

  const fault = shown && shown.kind !== 'card' ? strings[shown.kind] : undefined;
  const field = (name: 'code' | 'number' | 'secret') => (
    <label className="grid flex-[1_1_14rem] gap-1.5 text-dim">
      <span>{strings[name]}</span>
      <input
        className="field tracking-[0.06em] aria-invalid:border-2 aria-invalid:border-warning"
        name={name}
        defaultValue={name === 'secret' ? undefined : typed?.[name]}
        aria-invalid={shown?.kind === 'invalid' || undefined}
        aria-describedby={fault && faultId}
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        pattern=".*[A-Za-z0-9].*"
        inputMode={name === 'number' ? 'numeric' : undefined}
      />
    </label>
  );
  const card = shown?.kind === 'card' && <VoucherCard card={shown.card} locale={locale} strings={strings} />;

  return (
    <div>
      <form
        ref={form}
        className="flex max-w-184 flex-wrap items-end gap-4"
        action={action}
        method="post"
        aria-busy={working}
        onSubmit={(event) => void onSubmit(event)}
      >
        {/* Its alert has said it; here it is what describes the fields. */}
        {fault && (
          <p className="basis-full text-warning" id={faultId}>
            <strong>{fault.title}</strong> {fault.text}
          </p>
        )}
        {type === 'voucher' ? (
          field('code')
        ) : (
          <>
            {field('number')}
            {field('secret')}
          </>
        )}
        <button
          type="submit"
          className={`main-action ${working ? 'bg-raised text-ink' : 'bg-gold text-on-gold'}`}
          aria-disabled={working}
        >
          {working ? strings.working : strings.check}
        </button>
        <p className={HINT}>{strings.hint}</p>
        {captcha && (
          <div className={HINT}>
            <p>{captcha.notice}</p>
            <button name="plain" className="quiet-action">
              {captcha.without}
            </button>
          </div>
        )}
        <div ref={place} />
        <p className="sr-only" role="status">
          {working ? strings.working : ''}
        </p>
      </form>
      <div className="not-empty:mt-6" {...marks({ outcome: true })} role="status">
        {card && (
          <>
            <h3 className={HEADING}>{strings.good}</h3>
            {card}
          </>
        )}
      </div>
      <dialog ref={dialog} className="modal centre tablet:w-108!" aria-label={strings.good}>
        <button type="button" className="close" {...marks({ close: true })} aria-label={strings.close} />
        <div className="body">
          <h2 className={HEADING}>{strings.good}</h2>
          {card}
          <button type="button" className="mt-6 main-action bg-gold text-on-gold" onClick={() => closeModal(modal)}>
            {strings.another}
          </button>
        </div>
      </dialog>
    </div>
  );
}
