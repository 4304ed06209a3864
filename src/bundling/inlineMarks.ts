import type { Plugin } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';

const MARKUP = /\/marks\.ts['"]/;

/** What stands before, between and after the arguments of a call, by its function (src/markup/marks.ts) and their number. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  marksOf1: ['(', ').dataset'],
  marked1: [`('[data-'+`, `+']')`],
  marked2: [`('[data-'+`, `+'="'+(`, `)+'"]')`],
  listed2: [`('[data-'+`, `+'~="'+(`, `)+'"]')`],
  toggleMark3: ['(', `).toggleAttribute('data-'+`, ',', ')'],
};

/**
 * Puts into scripts what the functions of src/markup/marks.ts would give them: names of attributes cost browsers no
 * module and no request, and minify to what one would write by hand.
 */
export const inlineMarks = {
  name: 'inline-marks',
  transform: {
    filter: { code: MARKUP },
    handler: (code: string, id: string) => ({ code: inlined(code, id.includes('.tsx') ? 'tsx' : 'ts'), map: null }),
  },
} satisfies Plugin;

/** A module's code with those calls replaced. */
export function inlined(code: string, lang: 'ts' | 'tsx'): string {
  const { program, module } = parseSync(`module.${lang}`, code);
  /** The names of those functions, by the ones that the module has for them. */
  const names = new Map(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith('/marks.ts'))
      .flatMap(({ entries }) => entries.map(({ localName, importName }) => [localName.value, importName.name])),
  );
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      const name = callee.type === 'Identifier' && names.get(callee.name);
      const outcome = name && OUTCOMES[name + given.length];
      if (!outcome) return;
      const gaps = [{ end: start }, ...given].map(({ end: from }, index) => ({
        from,
        to: given[index]?.start ?? end,
        text: outcome[index]!,
      }));
      edits.push(...gaps);
    },
  }).visit(program);
  // No two of them overlap, even where a call is within another's arguments.
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    text += code.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + code.slice(at);
}
