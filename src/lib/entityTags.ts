/**
 * Which of a response's entity tags a client has, by its If-None-Match (RFC 9110, 13.1.2): a list of tags, or `*`, which
 * is any, so the first. Compared weakly, since a proxy that compresses makes our tags weak. Undefined if it has none.
 */
export function knownTag(ifNoneMatch: string | undefined, tags: readonly string[]): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes('*') ? tags[0] : tags.find((tag) => known.includes(opaque(tag)));
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
