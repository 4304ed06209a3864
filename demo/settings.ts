import type { z } from 'zod';
import type { storedSettingsSchema } from '../src/contract/storedSettings.ts';
import type { SiteCode } from '../src/sites/sites.ts';

/** What the demo's sites switch on of what is off by default, so that visitors meet it somewhere (SPEC 6). */
export const demoSettings: Partial<Readonly<Record<SiteCode, z.input<typeof storedSettingsSchema>>>> = {
  fr: {
    features: { appStores: true },
    customerChat: {
      org: 'demo',
      url: '/demo/widgets/chat',
      deploymentName: 'demo',
      deploymentUrl: '/demo/widgets/chat',
    },
    feedback: { script: '/demo/widgets/feedback.js', preproductionScript: '/demo/widgets/feedback.js' },
  },
  ch: { features: { appStores: true } },
  nl: { features: { appStores: true, provider: true, smartAppBanner: true, wallet: true, mandatorySignIn: true } },
};
