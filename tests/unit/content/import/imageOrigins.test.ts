import { expect, test, vi } from 'vitest';

test('texts keep pictures of the image servers in the settings, and of no others', async () => {
  vi.stubEnv('IMAGE_ORIGINS', 'https://images.example.org');
  vi.resetModules();
  const { sanitisedHtml } = await import('../../../../src/content/import/html.ts');
  expect(sanitisedHtml('<img src="https://images.example.org/1.jpg" alt="a">')).toBe(
    '<img src="https://images.example.org/1.jpg" alt="a" width="1600" height="900" loading="lazy" decoding="async"/>',
  );
  expect(sanitisedHtml('<img src="https://images.example.org.evil.example/1.jpg" alt="a">')).toBe('');
  vi.unstubAllEnvs();
});
