import { fetchDocument } from '../trusted.ts';

/** A part of a page, from this site; undefined when it cannot be had. */
export async function fetchFragment(path: string): Promise<DocumentFragment | undefined> {
  if (!path.startsWith('/fragments/')) return undefined;
  const fetched = await fetchDocument(path);
  if (!fetched) return undefined;
  const fragment = document.createDocumentFragment();
  fragment.append(...[...fetched.page.body.childNodes].map((node) => document.adoptNode(node)));
  return fragment;
}
