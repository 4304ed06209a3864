import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $modals, closeAllModals, closeModal, openModal } from '../../../src/stores/modals.ts';

/** A window of a width and with letters of a size, both in CSS pixels. */
function setWindow(innerWidth: number, letters = 16): void {
  vi.stubGlobal('window', { innerWidth });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${letters}px` }));
}

beforeEach(() => setWindow(1080));
afterEach(() => {
  closeAllModals();
  vi.unstubAllGlobals();
});
const names = () => $modals.get().map(({ name }) => name);

// SPEC 4.3
test('modals pile up, each once, the latest on top', () => {
  expect(openModal({ name: 'search' })).toBe(true);
  expect(openModal({ name: 'signInRequired' })).toBe(true);
  expect(openModal({ name: 'search' })).toBe(true);
  expect(names()).toEqual(['search', 'signInRequired']);
});

// SPEC 4.3
test('one closes by its name, all close at once', () => {
  openModal({ name: 'search' });
  openModal({ name: 'profile' });
  closeModal('search');
  closeModal('partners');
  expect(names()).toEqual(['profile']);
  closeAllModals();
  expect(names()).toEqual([]);
});

// SPEC 2.79
test('what this viewport is too large for does not open, and says so', () => {
  expect(openModal({ name: 'filters' })).toBe(false);
  expect(names()).toEqual([]);
  setWindow(1079);
  expect(openModal({ name: 'filters' })).toBe(true);
  expect(names()).toEqual(['filters']);
});

test('with larger letters, what this viewport is too large for opens in larger windows, as the page is laid out', () => {
  setWindow(1440, 32);
  expect(openModal({ name: 'filters' })).toBe(true);
});
