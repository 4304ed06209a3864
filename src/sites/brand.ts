/** The chain's name, as written beside its mark. */
export const BRAND = 'Aurore';
/** The address for people who cannot use the site. */
export const ACCESSIBILITY_MAIL = 'accessibilite@aurore.example';
