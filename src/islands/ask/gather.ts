import { gatherScreening } from '../../stores/gathered.ts';
import { gatheredQuery, keepGathered } from './kept.ts';

/** Adds the screening that a link asks friends about to those gathered before, and goes to all of them. */
export function gather(link: HTMLAnchorElement): void {
  const address = new URL(link.href);
  keepGathered();
  gatherScreening(address.searchParams.get('s') ?? '');
  address.search = gatheredQuery();
  location.assign(address);
}
