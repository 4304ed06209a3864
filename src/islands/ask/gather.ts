import { gatherScreening } from '../../stores/gathered.ts';
import { gatheredQuery, keepGathered } from './kept.ts';

/** Adds the screening of a link to those gathered before, and opens the page for all of them. */
export function gather(link: HTMLAnchorElement): void {
  const address = new URL(link.href);
  keepGathered();
  gatherScreening(address.searchParams.get('s') ?? '');
  address.search = gatheredQuery();
  location.assign(address);
}
