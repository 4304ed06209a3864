/** A native ad's call to action as its editors left it; `none` is one of the types. */
type AdCallToAction = { readonly type: string; readonly label: string | null; readonly url: string | null };

/** The call to action if it is to be shown (SPEC 5): it has a label, an address and a type other than `none`. */
export function shownCallToAction(cta: AdCallToAction): { type: string; label: string; url: string } | undefined {
  const { type, label, url } = cta;
  return type !== 'none' && label && url ? { type, label, url } : undefined;
}
