/**
 * What a page says while it renders that its response needs besides its text: `Astro.locals.needs`. Read once the whole page is
 * rendered, so never said within `RenderCached`, which renders only once.
 */
export type PageNeeds = {
  /** The origins of the frames that play its trailers. */
  readonly frames: Set<string>;
  /** Whether it has videos of our own. */
  videos: boolean;
  /** Whether it has a place for the preview's bar. */
  previewBar: boolean;
};

/** The needs of a page that has said nothing yet. */
export function noNeeds(): PageNeeds {
  return { frames: new Set(), videos: false, previewBar: false };
}
