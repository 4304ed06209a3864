import type { z } from 'zod';
import type { programmeShowSchema } from '../contract/programme.ts';

/** Whether a show may be booked at a cinema, by its `programme.data`: only an outright false forbids it (SPEC 5). */
export function isShowBookable(programme: string | null): boolean {
  if (programme === null) return true;
  return (JSON.parse(programme) as Partial<z.infer<typeof programmeShowSchema>>).bookable !== false;
}
