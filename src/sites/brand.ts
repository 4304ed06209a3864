/** The chain's name, as it stands beside its mark. */
export const BRAND = 'Aurore';
/** Who answers to those who cannot use the site. */
export const ACCESSIBILITY_MAIL = 'accessibilite@aurore.example';
