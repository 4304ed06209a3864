/**
 * Hands an address to whatever the visitor shares with; where a browser cannot, copies it and says so on the button; where
 * even that is not allowed, shows it.
 */
export async function share(button: HTMLElement): Promise<void> {
  const { share: url = location.href, title = document.title, copied = '' } = button.dataset;
  if (typeof navigator.share === 'function') {
    // Changing one's mind is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    button.setAttribute('role', 'status');
    button.textContent = copied;
  } catch {
    button.parentElement?.querySelector('[data-address]')?.setAttribute('data-address', 'shown');
  }
}
