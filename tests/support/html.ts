import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { demoShows } from '../../demo/programme/films.ts';
import { href } from '../../src/routes/href.ts';
import { isAvailable } from '../../src/routes/screens.ts';
import type { Language, Site } from '../../src/sites/sites.ts';

/** Titles that look like what pages are searched for, and any others. */
export const anyTitle = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<style>',
          '</style>',
          '<script',
          '<main',
          '</main>',
          '</head>',
          '</body>',
          '<a ',
          '<em>',
          '>',
          '"',
          "'",
          '&',
        ],
        ...[' data-state ', ' data-at="1"', ' href=', ' class="ticket ', ' data-r="', '<video', '<!--', '-->', ' '],
        ...[' data-play="https://player.vimeo.com/1"', ' target="_blank"', '&lt;', '$&', '$1'],
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  // HTML has no place for this one character.
  .map((parts) => `Le ${parts.join('').replaceAll('\0', '')} film`);

/** Each element of a page, in order, with what it holds: by a parser of HTML, not by searching. */
export function elementsOf(html: string): readonly Tree.Element[] {
  const found: Tree.Element[] = [];
  const walk = (node: Tree.Node) => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

/** The text that stands in an element itself. */
export function ownText({ childNodes }: Tree.Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

export function attributeOf({ attrs }: Tree.Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

/** The beginnings of a page's own styles and scripts that its policy does not allow. */
export function refusedIn(html: string, policy: string): readonly string[] {
  return elementsOf(html)
    .filter(({ tagName }) => tagName === 'style' || tagName === 'script')
    .filter((element) => attributeOf(element, 'src') === undefined && !attributeOf(element, 'type')?.endsWith('json'))
    .map(ownText)
    .filter((text) => text !== '' && !policy.includes(createHash('sha256').update(text).digest('base64')))
    .map((text) => text.slice(0, 60));
}

/** A page's headings in order, each with its level before it: `1 Tonight in Lyon`. */
export function outlineOf(html: string): readonly string[] {
  const wholeText = (node: Tree.Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wholeText).join('') : '';
  return elementsOf(html)
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((heading) => `${heading.tagName.slice(1)} ${wholeText(heading).replaceAll(/\s+/g, ' ').trim()}`);
}

/**
 * Names that links to different places share on a page, as its HTML has them: a list of links is understood without what
 * stands around each. A page's links to itself are left out, and what nobody hears.
 */
export function sharedNames(html: string, path: string): readonly string[] {
  const isUnheard = (element: Tree.Element) => attributeOf(element, 'aria-hidden') === 'true';
  const textOf = (node: Tree.Node): string => {
    if ('value' in node) return node.value;
    if (!('tagName' in node) || isUnheard(node)) return '';
    return attributeOf(node, 'alt') ?? node.childNodes.map(textOf).join('');
  };
  const links = elementsOf(html).flatMap((element) => {
    const to = element.tagName === 'a' && !isUnheard(element) && attributeOf(element, 'href')?.replace(/#all$/, '');
    if (!to || to === path) return [];
    const name = attributeOf(element, 'aria-label') ?? textOf(element);
    return { to, name: name.replaceAll(/\s+/g, ' ').trim() };
  });
  return [...Map.groupBy(links, ({ name }) => name)].flatMap(([name, all]) => {
    const places = new Set(all.map(({ to }) => to));
    // What is without a name lies within something that has one, or an engine finds it.
    return name !== '' && places.size > 1 ? [`“${name}”: ${[...places].slice(0, 3).join(' ')}`] : [];
  });
}

/** Whether a page's foot leads to help, or to the chain where a site has no help centre, then to the statement. */
export function footHelps(html: string, site: Site, language: Language): boolean {
  const foot = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'));
  const help = isAvailable(site, 'help') ? href(site, language, 'help') : `${href(site, language, 'legal')}#contact`;
  const places = [help, href(site, language, 'statement')].map((path) => foot.lastIndexOf(`${path}"`));
  return 0 < places[0]! && places[0]! < places[1]!;
}

/** What is heard as a title in another language than the page's (demo/feed), and does not say so. */
export function unmarkedTitles(html: string, language: Language): string[] {
  return demoShows.flatMap(({ title, titleLanguage }) => {
    const lang = titleLanguage?.[language];
    if (lang === undefined) return [];
    const alone = new RegExp(`<(?!title\\b)[a-z](?:"[^"]*"|[^">])*>\\s*${RegExp.escape(title[language])}\\s*</`, 'g');
    const isTold = (element: string) => element.includes(` lang="${lang}"`) || element.includes(' aria-hidden=');
    return [...html.matchAll(alone)].map(([element]) => element).filter((element) => !isTold(element));
  });
}
