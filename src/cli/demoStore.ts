import { demoCodes } from '../../demo/vouchers.ts';
import { removeVouchers } from '../accounts/vouchers.ts';
import { contentOwner, type Owner } from '../content/demoMark.ts';
import { currentDatabase } from '../database/current.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import { hasOtherPeople, removeDemoPeople } from './demoPeople.ts';
import { removeDemoSettings } from './demoSettings.ts';

export type Store = {
  /** A store without content is the chain's too if anybody but the demo's people has an account. */
  readonly owner: Owner;
  /** Whether any site has content. */
  readonly hasContent: boolean;
  /** The sites with content that the table of sites does not have. */
  readonly unlisted: readonly string[];
};

/** Whose the data is that this process's databases have. The demo goes into no chain's. */
export async function readStore(): Promise<Store> {
  const content = await contentOwner(await currentDatabase());
  return content.owner === 'nobody' && (await hasOtherPeople()) ? { ...content, owner: 'chain' } : content;
}

/** Removes from a chain's store what came with the demo: everyone knows its passwords and codes. */
export async function removeDemo(settings: Settings): Promise<void> {
  await removeDemoSettings();
  await removeVouchers(demoCodes);
  if (isIssuerEmbedded(settings)) await removeDemoPeople();
}
