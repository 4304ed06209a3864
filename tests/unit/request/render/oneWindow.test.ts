import { expect, test } from 'vitest';
import { inOneWindow } from '../../../../src/request/render/oneWindow.ts';

test('links and forms open no other window in the app; texts and values that read like that stay', () => {
  const page = (window: string) =>
    `<a href="/x" title=">"${window} rel="noopener">Été</a><form${window}></form>` +
    '<p title="<a target=&quot;_blank&quot;"> target="_blank"</p>';
  expect(inOneWindow(Buffer.from(page(' target="_blank"'))).toString()).toBe(page(''));
});
