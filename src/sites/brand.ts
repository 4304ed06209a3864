/** The chain's name, as it stands beside its mark. */
export const BRAND = 'Aurore';
