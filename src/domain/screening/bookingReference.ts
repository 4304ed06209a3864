const REFERENCE = /V[1-9]\d*S\d+/;

/**
 * The screening's reference (`V{vistaRef}S{session}`) in a booking link, which every link of the contract has; else
 * empty.
 */
export function bookingReference(refCmd: string): string {
  return REFERENCE.exec(refCmd)?.[0] ?? '';
}
