const REFERENCE = /V[1-9]\d*S\d+/;

/** The reference of a screening (`V{vistaRef}S{session}`) that a booking link carries. The contract says that each does. */
export function bookingReference(refCmd: string): string {
  return REFERENCE.exec(refCmd)?.[0] ?? '';
}
