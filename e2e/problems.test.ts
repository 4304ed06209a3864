import { watchProblems } from './support/problems.ts';
import { expect, test } from './support/test.ts';

test('journeys would notice console errors, exceptions, policy violations and failed requests', async ({ browser }) => {
  const context = await browser.newContext();
  const problems = await watchProblems(context);
  const page = await context.newPage();
  await page.route('**/unreachable', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  expect(problems).toEqual([]);

  await page.evaluate(() => {
    console.error('planted error');
    setTimeout(() => {
      throw new Error('planted exception');
    });
    new Image().src = 'http://elsewhere.example/picture.png';
    document.body.setAttribute('style', 'color: red');
    fetch('/unreachable').catch(() => {});
  });
  for (const expected of [
    /planted error/,
    /planted exception/,
    /CSP: img-src/,
    /CSP: style-src/,
    /CONNECTION_REFUSED/,
  ]) {
    await expect.poll(() => problems, { message: String(expected) }).toContainEqual(expect.stringMatching(expected));
  }
  await context.close();
});
