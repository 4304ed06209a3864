import { describe, expect, test } from 'vitest';
import {
  isClosable,
  isModalName,
  MODALS,
  modalToOpen,
  opensOn,
  type ModalName,
} from '../../../../src/domain/ui/modals.ts';
import { isWithin, VIEWPORTS, viewportOf } from '../../../../src/domain/ui/viewport.ts';

// SPEC 4.81, 9.1
describe('viewports', () => {
  test.each([
    [0, 'mobile'],
    [699, 'mobile'],
    [700, 'tablet'],
    [1079, 'tablet'],
    [1080, 'desktop'],
    [1439, 'desktop'],
    [1440, 'large'],
    [4000, 'large'],
  ] as const)('%i px is %s', (width, viewport) => {
    expect(viewportOf(width)).toBe(viewport);
  });

  test('each is within itself and all larger ones', () => {
    for (const [index, viewport] of VIEWPORTS.entries()) {
      expect(VIEWPORTS.filter((largest) => isWithin(viewport, largest))).toEqual(VIEWPORTS.slice(index));
    }
  });
});

describe('modals', () => {
  /**
   * The names in SPEC 2. "Legacy and new" are two looks of one modal; profile and language modals are named as there.
   */
  // SPEC 2.75
  test('has every one that SPEC names', () => {
    const named =
      'search signIn centeredSignIn profile languageSwitch locator cinemaInformation desktopCalendar mobileCalendar filters ' +
      'showDetails showDetailsTrailer mobileTrailer clientRating globalFeelings partners showtimeDetails experienceDetails ' +
      'experienceTeaser subscriptionPerks subscriptionPlan voucherChecker giftCard signInRequired';
    expect(Object.keys(MODALS).toSorted()).toEqual(named.split(' ').toSorted());
  });

  // SPEC 2.78, 2.79
  test('filters open on a tablet and smaller alone', () => {
    expect(VIEWPORTS.filter((viewport) => opensOn('filters', viewport))).toEqual(['mobile', 'tablet']);
  });

  // SPEC 2.84, 4.4
  test('can be closed, but for the one that is a must', () => {
    const names = Object.keys(MODALS) as ModalName[];
    expect(names.filter((name) => !isClosable(name))).toEqual(['centeredSignIn']);
  });

  test('one without a largest viewport opens on all', () => {
    expect(VIEWPORTS.filter((viewport) => opensOn('search', viewport))).toEqual(VIEWPORTS);
  });

  test('names come from pages, so what is none is told apart', () => {
    expect((Object.keys(MODALS) as ModalName[]).every(isModalName)).toBe(true);
    expect([undefined, '', 'toString', '__proto__', 'Search'].some(isModalName)).toBe(false);
  });

  test('of several the first that opens: a calendar for the hand, and one for the desk', () => {
    const calendars = 'mobileCalendar desktopCalendar';
    expect(VIEWPORTS.map((viewport) => modalToOpen(calendars, viewport))).toEqual([
      'mobileCalendar',
      'mobileCalendar',
      'desktopCalendar',
      'desktopCalendar',
    ]);
    expect(modalToOpen('filters', 'large')).toBeUndefined();
    expect(modalToOpen('nothing', 'mobile')).toBeUndefined();
  });
});
