import { href } from '../src/routes/href.ts';
import { siteOf } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

const fr = siteOf('fr');
const FORM = `${originOf('fr')}${href(fr, 'fr', 'tellMe')}?film=metropolis-44019`;
const push = 'Plutôt une notification de ce navigateur';

test.use({ serviceWorkers: 'allow' });

test('notifications are offered beside the e-mail, asked for by a press, shown, and stopped', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: originOf('fr') });
  // Without a network there is no push service: the browser gives what one would have given.
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: 'https://push.example.org/1',
          keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
        }),
      }) as unknown as PushSubscription;
  });
  await page.goto(FORM);
  const button = page.getByRole('button', { name: push });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${originOf('fr')}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await button.click();
  await expect(page.getByRole('status')).toContainText('C’est noté');

  // A browser without a screen shows nothing: what the worker asks it to show is enough.
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    registration.showNotification = async (...all) => void shown.push(all);
    Object.assign(globalThis, { shown });
  });
  const message = ['Metropolis', { body: 'Lyon, 20:00', data: { url: '/', stop: '/' } }] as const;
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: originOf('fr'), registrationId: await registered },
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: unknown }).shown))
    .toEqual([message]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ne plus être prévenu' }).click();
  await expect(page.getByRole('status')).toContainText('C’est arrêté');
});

test('where there are no notifications, or they are not allowed, the offer says so, and the e-mail is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.goto(FORM);
  await page.getByRole('button', { name: push }).click();
  await expect(page.getByText('n’autorise pas les notifications')).toBeVisible();
  // The worker, or the push service, is not there.
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'granted';
    ServiceWorkerContainer.prototype.getRegistration = async () => undefined;
  });
  await page.getByRole('button', { name: push }).click();
  await expect(page.getByText('ne peut pas recevoir nos notifications')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.getByRole('button', { name: push }).click();
  await expect(page.getByText('n’a pas de notifications de sites')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the e-mail alone', async ({ page }) => {
    await page.goto(FORM);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: push })).toBeHidden();
  });
});
