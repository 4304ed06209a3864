import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replaceOnce } from './replaceOnce.ts';

type Change = readonly [from: string, to: string];

/** What changed code calls of our own, and the file that it comes from. */
const IMPORTS: Readonly<Record<string, string>> = { isolate: 'isolate.ts', EncodedText: 'encodedText.ts' };

/** What Astro's modules write attributes, texts and whole pages with, and what it becomes. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'util.js': [
    [`!str.includes('"')`, `!str.includes('"') && !str.includes("<")`],
    ['.replace(DOUBLE_QUOTE_REGEX, "&quot;")', '.replace(DOUBLE_QUOTE_REGEX, "&quot;").replaceAll("<", "&lt;")'],
  ],
  'any.js': [['markHTMLString(escapeHTML(child))', 'markHTMLString(escapeHTML(isolate(child)))']],
  'streaming.js': [
    ['appendStatic(escapeHTML(expression))', 'appendStatic(escapeHTML(isolate(expression)))'],
    ['appendStatic(escapeHTML(node))', 'appendStatic(escapeHTML(isolate(node)))'],
  ],
  'astro/render.js': [
    ['let str = "";', 'const text = new EncodedText();'],
    ['str += doctype;', 'text.add(doctype);'],
    ['str += chunkToString(result, chunk);', 'text.add(chunkToString(result, chunk));'],
    ['return str;', 'return isPage ? text.toBytes() : text.toString();'],
  ],
  'page.js': [
    ['if (!streaming && typeof body === "string") {', 'if (!streaming) {'],
    ['body = encoder.encode(body);', ''],
  ],
};
const MODULE = /\/astro\/dist\/runtime\/server\/render\/((?:astro\/)?\w+\.js)$/;

/**
 * Has Astro write three things otherwise, here rather than wherever a page writes something: all of all pages passes.
 *
 * - `<` in attributes as `&lt;`, as browsers do (HTML Standard, “Serializing HTML fragments”, since 2025), and as it does in
 *   text itself: then each `<` of a page begins a tag. Pages are searched for their tags wherever they go
 *   (request/csp/policy.ts, markup/offline.ts), and a film may be called “Le <style>”.
 * - Each text that is put in, such as a title, isolated where it has letters of a script that is written from right to left
 *   (lib/isolate.ts): its signs stand on its own sides, whatever is around it.
 * - Whole pages encoded in portions (lib/encodedText.ts), and not from one string, which took twice the time.
 *
 * Fails the build if Astro writes them by other means.
 */
export function astroText(): Plugin {
  return {
    name: 'astro-text',
    transform: (code, id) => {
      const [, name = ''] = MODULE.exec(id) ?? [];
      return Object.hasOwn(CHANGES, name) ? { code: changed(name, code), map: null } : undefined;
    },
  };
}

/** The code of one of Astro's modules with its changes. Throws if it is not the expected one. */
export function changed(module: string, code: string): string {
  const text = replaceOnce(code, module, CHANGES[module]!);
  const imports = Object.entries(IMPORTS).filter(([name]) => text.includes(`${name}(`));
  return imports.map(([name, file]) => `import { ${name} } from ${JSON.stringify(inLib(file))};\n`).join('') + text;
}

function inLib(file: string): string {
  return fileURLToPath(new URL(`../lib/${file}`, import.meta.url));
}
