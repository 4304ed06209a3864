import type { Page } from '@playwright/test';

/**
 * The names of all of a role in the browser's own accessibility tree. Engines and Playwright compute names and roles by
 * their own rules, from tags; only the browser knows what its styles make of them.
 */
export async function namesInTree(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name }) => wordsOf(String(name?.value ?? '')));
}

/** A text with one space between its words. */
export const wordsOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
