import { describe, expect, test } from 'vitest';
import { afterScroll, type StickyHeader } from '../../../../src/islands/shell/stickyHeader.ts';

const WINDOW = 800;

/** The header after scrolling from the top to each position in turn. */
function scroll(...places: number[]): StickyHeader {
  return places.reduce<StickyHeader>((header, y) => afterScroll(header, y, WINDOW), {
    sticky: false,
    visible: true,
    scrollY: 0,
  });
}

// SPEC 2.73, 2.74, 9.6
describe('sticky header', () => {
  test('sticks beyond a quarter of the window', () => {
    expect(scroll(200).sticky).toBe(false);
    expect(scroll(201).sticky).toBe(true);
  });

  test('stays stuck above that until 68 px from the top', () => {
    expect(scroll(201, 69).sticky).toBe(true);
    expect(scroll(201, 68).sticky).toBe(false);
    expect(scroll(201, 68, 150).sticky).toBe(false);
  });

  test('shows when scrolling up, hides when scrolling down, and keeps still when one does', () => {
    expect(scroll(500).visible).toBe(false);
    expect(scroll(500, 400).visible).toBe(true);
    expect(scroll(500, 400, 400).visible).toBe(true);
    expect(scroll(500, 400, 401).visible).toBe(false);
    expect(scroll(500, 500).visible).toBe(false);
  });

  test('is always visible while not sticky', () => {
    expect(scroll(100, 150).visible).toBe(true);
    expect(scroll(500, 0)).toEqual({ sticky: false, visible: true, scrollY: 0 });
  });
});
