/**
 * Trailers stand behind a picture of ours (components/Trailer.astro): nothing of them is asked for before a click on its link,
 * which says who gets to know of it. Without this script the link leads to the video at its provider, and a video of our own
 * plays by itself. A page has this script in its HTML; parts of it that are opened as modals are served by it, too.
 */
const PLAYING = 'data-playing';

function stop(trailer: Element): void {
  trailer.removeAttribute(PLAYING);
  trailer.querySelector('iframe')?.remove();
  trailer.querySelector('video')?.pause();
}

function stopOthers(trailer?: Element): void {
  for (const each of document.querySelectorAll(`[${PLAYING}]`)) if (each !== trailer) stop(each);
}

function playerFrame(link: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = link.dataset['play']!;
  frame.title = link.textContent.trim();
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  return frame;
}

/** Captions in the page's language, where there are. */
function showCaptions(video: HTMLVideoElement): void {
  const own = [...video.textTracks].find(({ language }) => document.documentElement.lang.startsWith(language));
  if (own) own.mode = 'showing';
}

/** Plays one trailer and no other. A page that plays it unasked does so without sound, which browsers insist on. */
function play(link: HTMLElement, muted = false): void {
  const trailer = link.closest('[data-trailer]')!;
  stopOthers(trailer);
  trailer.setAttribute(PLAYING, '');
  const video = trailer.querySelector('video');
  if (!video) {
    const frame = playerFrame(link);
    link.after(frame);
    frame.focus();
    return;
  }
  // Left to the page, captions would be fetched with it. Later they are as the visitor has set them.
  if (video.readyState === 0) showCaptions(video);
  video.muted = muted;
  video.focus();
  // Refused or broken off: the picture with its link is back.
  video.play().catch(() => stop(trailer));
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-play]') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  play(link);
});

// At its end the picture is back. It does not bubble.
document.addEventListener(
  'ended',
  ({ target }) => {
    const trailer = (target as Element).closest('[data-trailer]');
    if (trailer) stop(trailer);
  },
  true,
);

/** The first trailer of a part of the page: one of our own plays, one of others waits for its click. */
function begin(part: ParentNode, asked: boolean): void {
  const link = part.querySelector<HTMLElement>('a[data-play]');
  const still = !asked && matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (link?.dataset['play'] === '' && !still) play(link, !asked);
  else link?.focus();
}

// A modal has opened: nothing plays behind it. That of the trailers was opened to see one.
document.addEventListener('aurore:panel', ({ target }) => {
  stopOthers();
  if (target instanceof Element && target.matches('[data-panel~="showDetailsTrailer"]')) begin(target, true);
});

// Neither does anything play on a page that one comes back to.
window.addEventListener('pagehide', () => stopOthers());

/** SPEC 2: an address chooses to play the trailer. */
if (new URLSearchParams(location.search).get('bandeannonce') === 'true') {
  const part = document.querySelector('[data-panel~="showDetailsTrailer"]');
  part?.scrollIntoView();
  if (part) begin(part, false);
}
