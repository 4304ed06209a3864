/** The words and addresses that scripts find in every page (layouts/Page.astro). */
export function pageWords(): DOMStringMap {
  return document.querySelector<HTMLElement>('#panels')!.dataset;
}
