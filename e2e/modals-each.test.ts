import type { ModalName } from '../src/domain/ui/modals.ts';
import type { RunningSite } from '../tests/support/server.ts';
import { DIALOG, OPENINGS, press, startModalsSite, type Opening } from './support/openings.ts';
import { expect, test } from './support/test.ts';

let site: RunningSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startModalsSite('each-modal');
});
test.afterAll(() => site.stop());

for (const [name, opening] of Object.entries<Opening>(OPENINGS)) {
  // SPEC 2.75
  test(`opens: ${name}`, async ({ page }) => {
    const { on = 'fr', path, width, open = () => press(page, name as ModalName), part } = opening;
    if (width !== undefined) await page.setViewportSize({ width, height: 740 });
    await page.goto(`http://${on}.aurore.localhost:${site.port}${path}`);
    await open(page);
    // The search, the menu of languages and the filters are no dialogs filled with a part of a page.
    const modal = page.locator(part ?? DIALOG).last();
    await expect(modal).toBeVisible();
    if (part === undefined && name !== 'filters') await expect(modal).toHaveAttribute('data-name', name);
  });
}
