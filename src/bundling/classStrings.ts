/** Attributes that hold classes: of an element, or of a part that a component draws (`labelClass="…"`). */
const ATTRIBUTE = /(?<![\w-])(?:class|className|class:list|\w+Class)=(?="|\{)/g;
const NO_MARKUP = /<style[^>]*>.*?<\/style>|\/\*.*?\*\/|^\s*\/\/.*?$/gms;
const STRING = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;
const NAME = /(?<![\w.$-])[A-Za-z_]\w*(?!\w|:)/g;
/** What only decides between values, up to its sign: `chosen.length > 0 ?`, `gold &&`. */
const CONDITION = /[^,:[{(]*?(?:\?(?![?.])|&&)/g;

export type ClassStrings = {
  /** The texts in which classes stand: values of attributes, and of the constants that these name. */
  readonly texts: readonly string[];
  /** The names of these constants, as they are declared in the same file. */
  readonly constants: ReadonlySet<string>;
};

/**
 * Where classes stand in a file of markup (.astro, .tsx): in attributes for classes, and in the strings of the constants that
 * stand in these. Nothing else is read, so that words of texts and programs (`filter`, `table`) are none. Both the style
 * sheets of pages (pageUtilities.ts) and the linter go by it: what it does not find has no style.
 */
export function classStrings(source: string): ClassStrings {
  const file = source.replaceAll(NO_MARKUP, '');
  const texts = Array.from(file.matchAll(ATTRIBUTE), ({ 0: attribute, index }) =>
    valueAt(file, index + attribute.length),
  );
  const constants = new Set<string>();
  const seen = new Set<string>();
  const codes = texts.map((text) => (text.startsWith('{') ? text.slice(1, -1) : text));
  // Constants may be made of others, which come to the end of this list.
  for (const code of codes) {
    for (const name of namesIn(code)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const value = valueOf(name, file);
      if (value === undefined) continue;
      const strings = value.match(STRING) ?? [];
      if (strings.length > 0) constants.add(name);
      texts.push(...strings);
      codes.push(value);
    }
  }
  return { texts, constants };
}

/** The value of an attribute: in quotes, or in braces, of which it may have others inside. */
function valueAt(file: string, start: number): string {
  if (file[start] === '"') return file.slice(start, file.indexOf('"', start + 1) + 1);
  let depth = 0;
  let end = start;
  do {
    if (file[end] === '{') depth += 1;
    if (file[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < file.length);
  return file.slice(start, end);
}

/** The names of which one is the value of this code. */
function namesIn(code: string): string[] {
  const inStrings = code
    .match(STRING)
    ?.flatMap((text) => Array.from(text.matchAll(/\$\{([^}]*)\}/g), ([, hole]) => hole!));
  return [code.replaceAll(STRING, ''), ...(inStrings ?? [])].flatMap(
    (part) => part.replaceAll(CONDITION, '').match(NAME) ?? [],
  );
}

/** What a constant or a function of this file is declared as: `const LINK = '…';`. */
function valueOf(name: string, file: string): string | undefined {
  return new RegExp(`^[ \\t]*(?:export )?const ${name}\\b[^=]*=(.*?);$`, 'ms').exec(file)?.[1];
}
