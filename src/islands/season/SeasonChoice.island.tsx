import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { numberFormat } from '../../lib/formats.ts';
import { seasonTotal, type ChosenScreening } from '../../domain/season/seasons.ts';
import type { PluralForms } from '../../i18n/pluralForms.ts';
import {
  $chosen,
  addScreening,
  chooseScreenings,
  clearOnCinemaMode,
  clearScreenings,
  removeScreening,
} from '../../stores/seasonChoice.ts';
import { screeningOfBox } from '../../markup/seasonTicket.ts';
import { bookingAttributes } from '../../markup/ticket.ts';
import { countInWords } from '../ui/lib/plural.ts';
import { checkedScreenings, firstScreenings, tickBoxes } from './boxes.ts';
import { CHOICE_LINKS, NO_BOOKING } from '../../markup/classHooks.ts';

type Props = {
  /** The choice in the address. */
  readonly chosen: readonly ChosenScreening[];
  readonly prices: readonly { readonly price: number; readonly placesCount: number }[];
  readonly locale: string;
  readonly currency: string;
  /** Address of the page with nothing chosen, and with the first screening of each work. */
  readonly base: string;
  readonly all: string;
  readonly strings: {
    readonly title: string;
    readonly empty: string;
    readonly book: string;
    readonly newTab: string;
    readonly remove: string;
    readonly all: string;
    readonly clear: string;
    readonly total: string;
    /** `#` stands for the price. */
    readonly insteadOf: string;
    readonly screenings: PluralForms;
  };
};

const references = (chosen: readonly ChosenScreening[]) => chosen.map(({ reference }) => reference);

/** What the visitor has chosen of a season, and its total price, beside the tickets' boxes (SPEC 4, "Seasons"). */
export function SeasonChoice({ chosen: first, prices, locale, currency, base, all, strings }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = useStore($chosen, { ssr: 'initial' }) ?? first;
  const money = numberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const total = seasonTotal(chosen.length, prices);
  const single = prices.find(({ placesCount }) => placesCount === 1);
  const before = single && single.price * chosen.length;

  // Not a deferred effect: a press between hydration and that effect would be undone.
  useLayoutEffect(() => {
    const form = root.current!.closest('form')!;
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.checked) addScreening(screeningOfBox(target));
      else removeScreening(target.value);
    };
    form.addEventListener('change', onChange);
    window.addEventListener('pagehide', clearScreenings);
    const stopClearing = clearOnCinemaMode();
    const stopTicking = $chosen.listen((now = []) => {
      tickBoxes(form, now);
      // The choice in the address is out of date.
      if (location.search && String(references(now)) !== String(references(first))) {
        history.replaceState(history.state, '', location.pathname);
      }
    });
    // A box may have been ticked before hydration.
    chooseScreenings(checkedScreenings(form));
    return () => {
      form.removeEventListener('change', onChange);
      window.removeEventListener('pagehide', clearScreenings);
      stopClearing();
      stopTicking();
    };
  }, [first]);

  /** Makes a link do here what its address would do. One that goes with what it takes out leaves the focus to another. */
  const instead = (act: (form: HTMLFormElement) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const form = event.currentTarget.closest('form')!;
    const item = event.currentTarget.closest('li');
    const stays = item?.nextElementSibling ?? item?.previousElementSibling ?? form.querySelector(CHOICE_LINKS)!;
    stays.querySelector<HTMLElement>(NO_BOOKING)!.focus();
    act(form);
  };
  const without = (reference: string) => {
    const others = chosen.filter((each) => each.reference !== reference).map((each) => ['choice', each.reference]);
    return others.length > 0 ? `${base}?${new URLSearchParams(others).toString()}#choice` : `${base}#choice`;
  };

  return (
    <div ref={root} className={chosen.length > 0 ? 'season-choice any' : 'season-choice'}>
      <h3>{strings.title}</h3>
      {chosen.length > 0 && (
        <ol>
          {chosen.map(({ reference, title, when, booking }) => (
            <li key={reference}>
              <span>
                <b>{title}</b> {when}
              </span>
              <a className="book" href={booking} {...bookingAttributes(reference)} target="_blank" rel="noopener">
                {strings.book}
                <span className="sr-only">
                  {' '}
                  {title}, {when}. {strings.newTab}
                </span>
              </a>
              <a href={without(reference)} rel="nofollow" onClick={instead(() => removeScreening(reference))}>
                {strings.remove}
                <span className="sr-only">
                  {' '}
                  {title}, {when}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
      <p className="total" role="status">
        {chosen.length === 0 ? (
          <span>{strings.empty}</span>
        ) : (
          <>
            <span>{`${countInWords(strings.screenings, chosen.length, locale)}, ${strings.total}`}</span>
            {total !== undefined && <strong className="figures">{money.format(total)}</strong>}
            {total !== undefined && before !== undefined && before > total && (
              <span>{strings.insteadOf.replace('#', money.format(before))}</span>
            )}
          </>
        )}
      </p>
      <p className="links">
        <a href={all} rel="nofollow" onClick={instead((form) => chooseScreenings(firstScreenings(form)))}>
          {strings.all}
        </a>
        {chosen.length > 0 && (
          <a href={`${base}#choice`} onClick={instead(clearScreenings)}>
            {strings.clear}
          </a>
        )}
      </p>
    </div>
  );
}

// Names the renderer for Astro's server, which would otherwise render each component twice, the first time only to find
// out.
Object.assign(SeasonChoice, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
