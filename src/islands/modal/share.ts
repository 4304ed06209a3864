/** Browsers let a page share for a few seconds after a press: a picture that takes longer stays behind. */
const PICTURE_MS = 2000;
const TYPE = 'image/jpeg';

/** Whether this browser hands files over; asked with an empty one, before anything is fetched. */
function takesFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'picture.jpg', { type: TYPE })] }) ?? false;
}

async function pictureAt(address: string): Promise<File | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PICTURE_MS) });
    // A network that wants to be signed in to first answers with a page.
    if (!answer.ok || answer.headers.get('content-type') !== TYPE) return undefined;
    const file = new File([await answer.blob()], address.slice(address.lastIndexOf('/') + 1), { type: TYPE });
    return navigator.canShare({ files: [file] }) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Hands it to whatever the visitor shares with; false where that was refused. */
async function hand(title: string, url: string, picture: string | undefined): Promise<boolean> {
  const file = picture !== undefined && takesFiles() ? await pictureAt(picture) : undefined;
  try {
    // Beside a file some apps drop the address, but none the text.
    await navigator.share(file ? { title, text: `${title}\n${url}`, files: [file] } : { title, url });
    return true;
  } catch (error) {
    // Changing one's mind is no failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares an address, with its picture (`data-picture`) where files can be shared; where a browser cannot, copies it and says
 * so beside the button; where even that is not allowed, shows it.
 */
export async function share(button: HTMLElement): Promise<void> {
  const { share: url = location.href, title = document.title, copied = '', picture } = button.dataset;
  if (typeof navigator.share === 'function' && (await hand(title, url, picture))) return;
  const around = button.parentElement;
  try {
    await navigator.clipboard.writeText(url);
    const said = around?.querySelector('[data-said]');
    if (said) said.textContent = copied;
  } catch {
    around?.querySelector('[data-address]')?.setAttribute('data-address', 'shown');
  }
}
