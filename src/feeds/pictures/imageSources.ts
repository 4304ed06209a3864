const IMG = /<img(?=[\s/>])/gi;
/** An attribute of a tag, from where the one before it ends. Its value may be in quotes, and then hold any character. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;

/**
 * HTML with other values for `src` of its pictures; undefined leaves one as it is. Each character is read once, also of a
 * tag that never ends, which is none.
 */
export function withSources(html: string, replace: (source: string) => string | undefined): string {
  let replaced = '';
  let done = 0;
  IMG.lastIndex = 0;
  while (IMG.exec(html)) {
    const { source, end } = sourceIn(html, IMG.lastIndex);
    if (html[end] !== '>') break;
    IMG.lastIndex = end;
    const other = source && replace(source.text);
    if (!source || other === undefined) continue;
    replaced += `${html.slice(done, source.start)}"${other}"`;
    done = source.end;
  }
  return replaced + html.slice(done);
}

/** The first `src` of a tag, with its quotes' place, and where the tag ends. */
function sourceIn(html: string, start: number) {
  let source: { readonly text: string; readonly start: number; readonly end: number } | undefined;
  let end = start;
  ATTRIBUTE.lastIndex = start;
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    end = ATTRIBUTE.lastIndex;
    const [, name = '', double, single, bare] = found;
    const text = double ?? single ?? bare;
    if (source || text === undefined || name.toLowerCase() !== 'src') continue;
    source = { text, start: end - text.length - (bare === undefined ? 2 : 0), end };
  }
  while (/[\s/]/.test(html[end] ?? '')) end += 1;
  return { source, end };
}
