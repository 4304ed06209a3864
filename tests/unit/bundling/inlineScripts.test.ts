import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScripts } from '../../../src/bundling/inlineScripts.ts';

/** As much of Astro's configuration as the integration adds to. */
type Added = {
  readonly security: { readonly csp: { readonly scriptDirective: { readonly hashes: readonly string[] } } };
  readonly vite: { readonly plugins: readonly [{ load(id: string): Promise<string | undefined> }] };
};

async function added(): Promise<Added> {
  let config: unknown;
  const setup = inlineScripts().hooks['astro:config:setup'] as unknown as (options: object) => Promise<void>;
  await setup({ command: 'build', updateConfig: (more: unknown) => (config = more) });
  return config as Added;
}

test('the policy has the hash of the very text that a page gets', async () => {
  const { security, vite } = await added();
  const module = await vite.plugins[0].load(`${resolve('src/layouts/shell/head/waiting.ts')}?bundle`);
  const text = JSON.parse(/^export default (".*");$/s.exec(module!)![1]!) as string;
  expect(text).toContain('cgp_locator');
  const hash = createHash('sha256').update(text).digest('base64');
  expect(security.csp.scriptDirective.hashes).toContain(`sha256-${hash}`);
});

test('a script that the policy does not know is refused, and other files are left alone', async () => {
  const [plugin] = (await added()).vite.plugins;
  await expect(plugin.load(`${resolve('src/offline/worker.ts')}?bundle`)).rejects.toThrow(
    'not among the inline scripts',
  );
  expect(await plugin.load(resolve('src/offline/worker.ts'))).toBeUndefined();
});
