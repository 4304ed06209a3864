import { marked, marksOf } from '../../../markup/marks.ts';

/** Browsers allow sharing for a few seconds after a press: a picture that takes longer is left out. */
const PICTURE_MS = 2000;
const TYPE = 'image/jpeg';

/** Whether this browser can share files; checked with an empty file before anything is fetched. */
function takesFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'picture.jpg', { type: TYPE })] }) ?? false;
}

async function pictureAt(address: string): Promise<File | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PICTURE_MS) });
    // A network with a login page answers with that page.
    if (!response.ok || response.headers.get('content-type') !== TYPE) return undefined;
    const file = new File([await response.blob()], address.slice(address.lastIndexOf('/') + 1), { type: TYPE });
    return navigator.canShare({ files: [file] }) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the system's share dialog; false if sharing was refused. */
async function hand(title: string, url: string, picture: string | undefined): Promise<boolean> {
  const file = picture !== undefined && takesFiles() ? await pictureAt(picture) : undefined;
  try {
    // With a file, some apps drop the address, but none drops the text.
    await navigator.share(file ? { title, text: `${title}\n${url}`, files: [file] } : { title, url });
    return true;
  } catch (error) {
    // Cancelling is not a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares an address, with its picture (`data-picture`) if files can be shared. A browser that cannot share copies the
 * address and says so beside the button; if copying is not allowed either, the address is shown.
 */
export async function share(button: HTMLElement): Promise<void> {
  const { share: url = location.href, title = document.title, copied = '', picture } = marksOf(button);
  if (typeof navigator.share === 'function' && (await hand(title, url, picture))) return;
  const around = button.parentElement;
  try {
    await navigator.clipboard.writeText(url);
    const status = around?.querySelector(marked('copy-status'));
    if (status) status.textContent = copied;
  } catch {
    const shown = around?.querySelector<HTMLElement>(marked('address'));
    if (shown) marksOf(shown).address = 'shown';
  }
}
