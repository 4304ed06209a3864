/** SPEC 9, "Breakpoints": mobile below 700 CSS pixels, tablet below 1080, desktop below 1440, large from there on. */
export const VIEWPORTS = ['mobile', 'tablet', 'desktop', 'large'] as const;
export type Viewport = (typeof VIEWPORTS)[number];

/** The viewport of a window that is `width` CSS pixels wide, with letters of 16 pixels. */
export function viewportOf(width: number): Viewport {
  if (width < 700) return 'mobile';
  if (width < 1080) return 'tablet';
  return width < 1440 ? 'desktop' : 'large';
}

/** Whether a viewport is no larger than another. */
export function isWithin(viewport: Viewport, largest: Viewport): boolean {
  return VIEWPORTS.indexOf(viewport) <= VIEWPORTS.indexOf(largest);
}
