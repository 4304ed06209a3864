import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ACCESSIBILITY, MAIL_FROM, MOTTO, PROMISES, SECURITY_CONTACT } from '#brand/brand.ts';
import type { AccessibilityClaims, Promises } from '../sites/brandShape.ts';
import type { Language } from '../sites/sites.ts';

/** What a chain says of itself, which is true of no other; what is null, false or empty is on no page. */
export type Claims = {
  readonly motto: Readonly<Partial<Record<Language, string>>>;
  readonly mailFrom: string | null;
  readonly securityContact: string | null;
  readonly promises: Promises;
  readonly accessibility: AccessibilityClaims;
};

const OWN: Claims = {
  motto: MOTTO,
  mailFrom: MAIL_FROM,
  securityContact: SECURITY_CONTACT,
  promises: PROMISES,
  accessibility: ACCESSIBILITY,
};

let ofDemo: Claims | undefined;

/** The claims of the brand. While the demo is shown, its own stand where the brand makes none. */
export function claimsWith(DEMO: 'on' | 'off'): Claims {
  if (DEMO === 'off') return OWN;
  // Read rather than imported: the demo is no part of the site, and a chain may have removed it.
  ofDemo ??= JSON.parse(readFileSync(resolve('demo/claims.json'), 'utf8')) as Claims;
  return {
    motto: filled(OWN.motto, ofDemo.motto),
    mailFrom: OWN.mailFrom ?? ofDemo.mailFrom,
    securityContact: OWN.securityContact ?? ofDemo.securityContact,
    promises: filled(OWN.promises, ofDemo.promises),
    accessibility: filled(OWN.accessibility, ofDemo.accessibility),
  };
}

/** The first record, with fields of the second for those that say nothing. */
function filled<Fields extends object>(own: Fields, other: Fields): Fields {
  const given = Object.entries(own).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
  return { ...other, ...(Object.fromEntries(given) as Partial<Fields>) };
}
