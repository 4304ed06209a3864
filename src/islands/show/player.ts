import { onEvent } from '../ui/lib/events.ts';
import { isPlainClick } from '../ui/interaction/still.ts';
import { listed, marked, marksOf } from '../../markup/marks.ts';

/**
 * Trailers are behind a picture of the site's own (components/show/Trailer.astro): nothing is requested from their
 * provider before a click on the link, which says who learns of it. Without this script the link leads to the video at
 * its provider, and a video of our own plays in the page. The script is inlined in the page, and also serves parts that
 * are opened as modals.
 */
function stop(trailer: HTMLElement): void {
  delete marksOf(trailer).playing;
  trailer.querySelector('iframe')?.remove();
  trailer.querySelector('video')?.pause();
}

function stopOthers(trailer?: HTMLElement): void {
  for (const each of document.querySelectorAll<HTMLElement>(marked('playing'))) if (each !== trailer) stop(each);
}

function playerFrame(link: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = marksOf(link).play!;
  frame.title = link.textContent.trim();
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  return frame;
}

/** Turns on the captions in the page's language, if there are any. */
function showCaptions(video: HTMLVideoElement): void {
  const own = [...video.textTracks].find(({ language }) => document.documentElement.lang.startsWith(language));
  if (own) own.mode = 'showing';
}

/** Plays one trailer and stops all others. A page that plays it unasked does so muted, as browsers require. */
function play(link: HTMLElement, muted = false): void {
  const trailer = link.closest<HTMLElement>(marked('trailer'))!;
  stopOthers(trailer);
  marksOf(trailer).playing = '';
  const video = trailer.querySelector('video');
  if (!video) {
    const frame = playerFrame(link);
    link.after(frame);
    frame.focus();
    return;
  }
  // If the page had chosen them, captions would be loaded with it. Later they are as the visitor has set them.
  if (video.readyState === 0) showCaptions(video);
  // What could not be loaded the last time may be there now; without this it would not be requested again.
  if (video.error) video.load();
  video.muted = muted;
  video.focus();
  // Refused or interrupted: the picture with its link returns.
  video.play().catch(() => stop(trailer));
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`a${marked('play')}`) : null;
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  play(link);
});

// At its end the picture returns. `ended` does not bubble, hence the capture.
document.addEventListener(
  'ended',
  ({ target }) => {
    const trailer = target instanceof Element && target.closest<HTMLElement>(marked('trailer'));
    if (trailer) stop(trailer);
  },
  true,
);

/** Starts the first trailer of a part of the page: our own video plays, one of another provider waits for a click. */
function begin(part: ParentNode, asked: boolean): void {
  const link = part.querySelector<HTMLElement>(`a${marked('play')}`);
  const still = !asked && matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (link && marksOf(link).play === '' && !still) play(link, !asked);
  else link?.focus();
}

// A modal has opened: nothing plays behind it. The trailers' modal was opened to watch one.
onEvent('panel', (part) => {
  stopOthers();
  if (part.matches(listed('panel', 'showDetailsTrailer'))) begin(part, true);
});

// Nothing plays either on a page to which the visitor returns.
window.addEventListener('pagehide', () => stopOthers());

/** SPEC 2: an address can start the trailer. */
if (new URLSearchParams(location.search).get('bandeannonce') === 'true') {
  const part = document.querySelector(listed('panel', 'showDetailsTrailer'));
  part?.scrollIntoView();
  if (part) begin(part, false);
}
