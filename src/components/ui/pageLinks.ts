import type { ModalName } from '../../domain/ui/modals.ts';
import type { PageContext } from '../../page/context.ts';
import type { FormName } from '../../routes/facts.ts';
import { href } from '../../routes/href.ts';
import { isOffered, routeOf, type Screen } from '../../routes/screens.ts';

type PageLink = { readonly label: string; readonly href: string; readonly modal?: ModalName | undefined };

/** Forms that are shown as a modal. */
const MODAL_OF: Partial<Record<FormName, ModalName>> = { voucher: 'voucherChecker', giftCard: 'giftCard' };

/** Links to those of the given screens that the site has and that editors wrote a text for. */
export function textPageLinks(page: PageContext, screens: readonly Screen[]): PageLink[] {
  const { site, language, catalogue, features, screen: here } = page;
  return screens.flatMap((screen) => {
    const text = catalogue.content.pages.get(screen);
    if (screen === here || !text || !isOffered(site, features, screen)) return [];
    const { form } = routeOf(screen);
    return { label: text.title, href: href(site, language, screen), modal: form === null ? undefined : MODAL_OF[form] };
  });
}
