import { isWithin, type Viewport } from './viewport.ts';

type ModalShape = {
  /**
   * `centre`: over the page, which does not scroll meanwhile; `side`: the same at the edge, 448 px wide where there is
   * room; `beside`: at the control that opened it.
   */
  readonly place: 'centre' | 'side' | 'beside';
  /** The largest viewport on which it opens; all if left out. */
  readonly upTo?: Viewport;
  /** None of the usual ways closes it: its content offers the ways on. */
  readonly mandatory?: true;
};

/**
 * Every modal a visitor can meet (SPEC 2, "Modals"). A modal's legacy and new look are one modal with the same content;
 * a feature flag chooses the look.
 */
export const MODALS = {
  search: { place: 'centre' },
  languageSwitch: { place: 'beside' },
  locator: { place: 'side' },
  cinemaInformation: { place: 'centre' },
  desktopCalendar: { place: 'beside' },
  mobileCalendar: { place: 'centre', upTo: 'tablet' },
  filters: { place: 'centre', upTo: 'tablet' },
  showDetails: { place: 'centre' },
  showDetailsTrailer: { place: 'centre' },
  mobileTrailer: { place: 'centre', upTo: 'tablet' },
  clientRating: { place: 'centre' },
  globalFeelings: { place: 'centre' },
  partners: { place: 'centre' },
  showtimeDetails: { place: 'side' },
  experienceDetails: { place: 'centre' },
  experienceTeaser: { place: 'centre' },
  subscriptionPerks: { place: 'centre' },
  subscriptionPlan: { place: 'centre' },
  voucherChecker: { place: 'centre' },
  giftCard: { place: 'centre' },
  signIn: { place: 'side' },
  centeredSignIn: { place: 'centre', mandatory: true },
  profile: { place: 'beside' },
  signInRequired: { place: 'centre' },
} as const satisfies Record<string, ModalShape>;
export type ModalName = keyof typeof MODALS;

/** Whether a text names a modal. */
export function isModalName(name: string | undefined): name is ModalName {
  return name !== undefined && Object.hasOwn(MODALS, name);
}

/** Whether a modal opens on a viewport: on all up to the largest it allows. */
export function opensOn(name: ModalName, viewport: Viewport): boolean {
  const modal: ModalShape = MODALS[name];
  return modal.upTo === undefined || isWithin(viewport, modal.upTo);
}

/** The first modal named in a text (`data-modal`, names separated by spaces) that opens on a viewport. */
export function modalToOpen(names: string, viewport: Viewport): ModalName | undefined {
  return names.split(' ').find((name): name is ModalName => isModalName(name) && opensOn(name, viewport));
}

/** Whether overlay, button, Escape and Enter close a modal (SPEC 4); they do not close a mandatory one. */
export function isClosable(name: ModalName): boolean {
  const modal: ModalShape = MODALS[name];
  return modal.mandatory !== true;
}
