import { gatherScreening } from '../../stores/gathered.ts';
import { gatheredQuery, restoreGathered } from './gatheredStorage.ts';

/** Adds the screening of an address to those gathered before, and opens the page for all of them. */
export function gather(link: string): void {
  const address = new URL(link);
  restoreGathered();
  gatherScreening(address.searchParams.get('s') ?? '');
  address.search = gatheredQuery();
  location.assign(address);
}
