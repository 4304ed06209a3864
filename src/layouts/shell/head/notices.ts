import { marked, marksOf } from '../../../markup/marks.ts';

/**
 * Hides notices around the header before they are painted, if the same value (`data-value`) was stored under their name
 * (`data-notice`). A notice with a button is stored when that is pressed; one without, as soon as it is shown.
 */
for (const notice of document.querySelectorAll<HTMLElement>(marked('notice'))) {
  const { notice: name, value } = marksOf(notice);
  const button = notice.querySelector('button');
  const store = () => {
    try {
      localStorage[name!] = value;
    } catch {
      // No storage: it is shown again.
    }
  };
  try {
    if (localStorage[name!] === value) notice.hidden = true;
  } catch {
    // No storage: it is shown.
  }
  if (button) {
    button.onclick = () => {
      notice.hidden = true;
      store();
    };
  } else if (!notice.hidden) store();
}
