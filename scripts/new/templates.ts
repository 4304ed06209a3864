/** What `npm run new` writes, each as small as what is there of its kind. */

/** The row of a screen with one page on each site (src/routes/screens). */
export const screenRow = (name: string, area: string) =>
  `  ${name}: { ...SINGLE, page: '${area}/${name}', seoKey: '${name}', fresh: 'content', feature: null, sitemap: true },\n`;

export const screenPage = (name: string) => `---
import PageTop from '../../components/ui/PageTop.astro';
import Page from '../../layouts/shell/Page.astro';

const { t } = Astro.locals.page;
---

<Page title={t('Seo.${name}.Title')} description={t('Seo.${name}.Description')}>
  <PageTop title={t('Seo.${name}.Title')} lead={t('Seo.${name}.Description')} />
</Page>
`;

/** An island that works before it is awake: its link leads to its text, and later hides it. */
export const islandModule = (name: string) => `import { useState, type MouseEvent } from 'react';

type Props = { readonly id: string; readonly words: Readonly<Record<'title' | 'text', string>> };

/** A text that its title hides and shows. Without script the title leads to it. */
export function ${name}({ id, words }: Props) {
  const [isShown, setIsShown] = useState(true);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    setIsShown(!isShown);
  };
  return (
    <div className="wrap py-6">
      <a className="inline-flex min-h-11 items-center text-inherit underline" href={\`#\${id}\`} aria-expanded={isShown} onClick={onClick}>
        {words.title}
      </a>
      <p id={id} hidden={!isShown}>
        {words.text}
      </p>
    </div>
  );
}
`;

/** The island on a page, which has its translator as \`t\`. */
export const islandElement = (name: string) =>
  `  <${name} client:interaction id="${name}" words={{ title: t('${name}.Title'), text: t('${name}.Text') }} />\n`;

/** Its row in e2e/islands.test.ts. */
export const islandRow = (name: string, path: string) => `  ${name}: {
    path: '${path}',
    press: (island) => island.locator('a').click(),
    shows: (island, times) => expect(island.locator('a')).toHaveAttribute('aria-expanded', String(times % 2 === 0)),
  },
`;

export const decisionPage = (number: number, title: string, day: string) => `# ${number}. ${title}

${day}, accepted.

**Context.**

**Decision.**

**Evidence.**

**Consequence.**
`;
