/**
 * The list of cinemas leads on to the favourite one, once favourites are loaded (SPEC 2, "Cinemas list"), where nothing else was
 * chosen (islands/chosen/goToChosen.ts, which this shares no module with) and one did not ask for the list itself.
 */
export function goToFavourite(slug: string | undefined): void {
  const list = document.querySelector<HTMLElement>('[data-cinema-addresses]');
  if (!list || slug === undefined || location.hash !== '') return;
  const addresses = Object.values(JSON.parse(list.dataset['cinemaAddresses'] ?? '{}') as Record<string, string>);
  const address = addresses.find((each) => each.startsWith('/') && each.endsWith(`/${slug}`));
  if (address !== undefined) location.replace(address);
}
