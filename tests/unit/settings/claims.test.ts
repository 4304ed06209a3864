import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { claimsWith } from '../../../src/settings/claims.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

/** A brand that has said nothing but that headphones are lent, and when its statement was checked. */
vi.mock(import('#brand/brand.ts'), async (original) => {
  const none = { companionSeatFree: false, calmRelaxedScreenings: false, unlimitedPass: false };
  return {
    ...(await original()),
    MOTTO: { fr: '', en: '', de: '', nl: '' },
    MAIL_FROM: null,
    SECURITY_CONTACT: null,
    PROMISES: { ...none, headphonesLent: true, freeExchangeForGold: false },
    ACCESSIBILITY: { mail: null, replyDays: null, level: null, checked: '2027-01-05', tested: [], known: [] },
  };
});
const demo = JSON.parse(readFileSync('demo/claims.json', 'utf8')) as ReturnType<typeof claimsWith>;

test('without the demo, nothing is claimed but what the brand claims', () => {
  const { motto, promises, accessibility } = claimsWith('off');
  expect(Object.values(motto).join('')).toBe('');
  expect(Object.entries(promises).filter(([, isMade]) => isMade)).toEqual([['headphonesLent', true]]);
  expect(accessibility).toMatchObject({ mail: null, replyDays: null, level: null, tested: [] });
});

test('the demo claims what the brand leaves open', () => {
  const { motto, promises, accessibility } = claimsWith('on');
  expect(motto).toEqual(demo.motto);
  expect(promises).toEqual(demo.promises);
  expect(accessibility).toEqual({ ...demo.accessibility, checked: '2027-01-05' });
});

test('mail has a sender, and faults a contact, only from the brand, the demo or a setting', () => {
  expect(parseSettings({})).toMatchObject({ MAIL_FROM: demo.mailFrom, SECURITY_CONTACT: demo.securityContact });
  expect(parseSettings({ DEMO: 'off' })).toMatchObject({ MAIL_FROM: undefined, SECURITY_CONTACT: undefined });
  const SMTP_URL = 'smtp://mail.example';
  expect(() => parseSettings({ DEMO: 'off', SMTP_URL })).toThrow('Bad setting: MAIL_FROM: expected the sender');
  const MAIL_FROM = 'Rex <konto@rex.example>';
  expect(parseSettings({ DEMO: 'off', SMTP_URL, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
});
