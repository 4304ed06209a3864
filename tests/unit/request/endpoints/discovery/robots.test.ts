import { describe, expect, test } from 'vitest';
import { robotsText } from '../../../../../src/request/endpoints/discovery/texts.ts';

type Group = { readonly agents: readonly string[]; readonly closed: readonly string[] };

/** The groups of a robots.txt (RFC 9309, 2.1). */
function groupsOf(text: string): Group[] {
  const blocks = text.split('\n\n').filter((block) => block.startsWith('User-agent'));
  const values = (block: string, name: string) =>
    [...block.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value]) => value!);
  return blocks.map((block) => ({ agents: values(block, 'User-agent'), closed: values(block, 'Disallow') }));
}

/** Whether an agent may fetch a path: by the rules of its own group alone, if it has one (RFC 9309, 2.2). */
function mayFetch(agent: string, path: string): boolean {
  const groups = groupsOf(robotsText('https://fr.example'));
  const own = groups.filter(({ agents }) => agents.includes(agent));
  const { closed } = own[0] ?? groups.find(({ agents }) => agents.includes('*'))!;
  expect(own.length).toBeLessThanOrEqual(1);
  return !closed.some((rule) => new RegExp(`^${RegExp.escape(rule).replaceAll('\\*', '.*')}`).test(path));
}

describe('robots.txt', () => {
  const filtered = ['/filters/tags-imax', '/films/filters/date-2026-11-22', '/en/cinemas/lux/filters/versions-vost'];

  test.each([
    'facebookexternalhit',
    'Twitterbot',
    'WhatsApp',
    'Slackbot-LinkExpanding',
    'LinkedInBot',
    'TelegramBot',
    'Discordbot',
  ])('lets %s fetch what visitors share, and nothing else that is closed', (agent) => {
    for (const path of [...filtered, '/films']) expect(mayFetch(agent, path), path).toBe(true);
    for (const path of ['/fragments/fr/tonight/1', '/redirect/en', '/callback', '/place']) {
      expect(mayFetch(agent, path), path).toBe(false);
    }
  });

  test.each(['Googlebot', 'bingbot', 'Applebot', 'GPTBot'])('keeps filtered lists from %s', (agent) => {
    for (const path of filtered) expect(mayFetch(agent, path), path).toBe(false);
    expect(mayFetch(agent, '/films')).toBe(true);
  });

  test('names the sitemap', () => {
    expect(robotsText('https://fr.example')).toContain('\n\nSitemap: https://fr.example/sitemap.xml\n');
  });
});
