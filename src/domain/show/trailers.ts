import type { ShowDetails } from '../../contract/show.ts';
import type { Language } from '../../sites/sites.ts';

type Trailer = ShowDetails['trailers'][number];

/** Third-party players, the only ones that a page may frame: their origins stand in the content security policy. */
export const FRAMES = {
  youtube: { name: 'YouTube', company: 'Google', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', company: 'Vimeo', origin: 'https://player.vimeo.com' },
  allocine: { name: 'AlloCiné', company: 'Webedia', origin: 'https://player.allocine.fr' },
} as const;
export type FrameProvider = keyof typeof FRAMES;

/**
 * How a trailer plays in a page: as a video of the chain's own (SPEC 3: S3), or in the frame of a provider's player.
 */
export type Player =
  | { readonly kind: 'video'; readonly address: string }
  | { readonly kind: 'frame'; readonly provider: FrameProvider; readonly address: string };

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isOf(url: URL, ...hosts: readonly string[]): boolean {
  return hosts.includes(url.hostname.replace(/^(www|m)\./, ''));
}

function youtube(url: URL, language: Language): string | undefined {
  const [, first = '', second = ''] = url.pathname.split('/');
  const id = isOf(url, 'youtu.be')
    ? first
    : !isOf(url, 'youtube.com', 'youtube-nocookie.com')
      ? undefined
      : first === 'watch'
        ? url.searchParams.get('v')
        : ['embed', 'shorts', 'live'].includes(first)
          ? second
          : undefined;
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return `/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=${language}`;
}

function vimeo(url: URL, language: Language): string | undefined {
  if (!isOf(url, 'vimeo.com', 'player.vimeo.com')) return undefined;
  // Unlisted videos at Vimeo have a second part, without which they are not shown.
  const [, id, key = url.searchParams.get('h')] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (id === undefined || (key && !/^[0-9a-f]+$/.test(key))) return undefined;
  return `/video/${id}?dnt=1&autoplay=1&texttrack=${language}${key ? `&h=${key}` : ''}`;
}

function allocine(url: URL): string | undefined {
  if (!isOf(url, 'allocine.fr', 'player.allocine.fr')) return undefined;
  const [, id] = /^\/(\d+)\.html$|[/?&_]cmedia=(\d+)/.exec(url.pathname + url.search)?.filter(Boolean) ?? [];
  return id && `/${id}.html`;
}

const PATHS = { youtube, vimeo, allocine } satisfies Record<
  FrameProvider,
  (url: URL, language: Language) => string | undefined
>;

function isFrameProvider(text: string): text is FrameProvider {
  return Object.hasOwn(FRAMES, text);
}

/**
 * How a trailer plays. Undefined when its address is not its provider's, or its provider is not on the list: then it is
 * a link. Whatever the feed's address says, YouTube's player is the one without cookies, and Vimeo's is set not to
 * track. The chain's own videos are those on this site and at `videoOrigins`.
 */
export function playerOf(
  { videoType, externalId }: Pick<Trailer, 'videoType' | 'externalId'>,
  language: Language,
  videoOrigins: readonly string[],
): Player | undefined {
  const provider = videoType.toLowerCase();
  const url = parsed(externalId);
  if (provider === 's3') {
    const isOwn = externalId.startsWith('/') || (url !== undefined && videoOrigins.includes(url.origin));
    return isOwn ? { kind: 'video', address: externalId } : undefined;
  }
  const path = isFrameProvider(provider) && url ? PATHS[provider](url, language) : undefined;
  return isFrameProvider(provider) && path
    ? { kind: 'frame', provider, address: FRAMES[provider].origin + path }
    : undefined;
}

/** A show's trailers, the main one first. */
export function mainFirst(trailers: readonly Trailer[]): Trailer[] {
  return trailers.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}
