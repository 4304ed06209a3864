/** What a visitor is asked to allow. In a file of its own: every page's script has it, and needs nothing of the sites. */
export const PURPOSES = ['audience', 'support', 'advertising'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Whether a value is one of them. */
export function isPurpose(value: unknown): value is Purpose {
  return PURPOSES.some((purpose) => purpose === value);
}
