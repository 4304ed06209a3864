import { expect, test, vi } from 'vitest';
import { previewOf } from '../../../src/request/preview.ts';
import { siteOf } from '../../../src/sites/sites.ts';

test('the cookie of a preview is read once for a request, however often that is asked', () => {
  const request = new Request('http://fr.aurore.test/', { headers: { cookie: 'preview=none' } });
  const read = vi.spyOn(request.headers, 'get');
  expect([previewOf(request, siteOf('fr')), previewOf(request, siteOf('fr'))]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(1);
});
