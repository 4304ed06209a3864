import { COLOURS } from '#brand/brand.ts';
import type { Palette } from '../../sites/brandShape.ts';

const variablesOf = ({ ink, ground, dim, line, link }: Palette) =>
  `--ink: ${ink}; --ground: ${ground}; --dim: ${dim}; --line: ${line}; --link: ${link};`;

/** The look of /api/docs, a page that needs no file of the site's build. */
export const STYLE = `
:root { color-scheme: light dark; ${variablesOf(COLOURS.light)} }
@media (prefers-color-scheme: dark) {
  :root { ${variablesOf(COLOURS.dark)} }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 6rem; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
h3 { margin: 0 0 .5rem; font-size: 1rem; }
nav h2 { margin-top: 1.5rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li { padding: .25rem 0; }
section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
#shapes { margin-top: 4rem; font-size: 1.5rem; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: .5rem 1rem; margin: 1rem 0 0; }
dd { margin: 0; }
a { color: var(--link); overflow-wrap: anywhere; }
code, pre { font: .9375em/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
h2 code { font-weight: 700; }
pre { margin: 0; white-space: pre-wrap; }
i, small { color: var(--dim); font-style: normal; }
`;
