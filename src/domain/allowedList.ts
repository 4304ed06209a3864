import type { AuthErrorCode } from './authErrors.ts';

/** A call that carries the access token (SPEC 5): of one address, or of those that a matcher takes. */
export type AllowedEntry = (
  { readonly uri: string } | { readonly matcher: (uri: string, method: string) => boolean }
) & {
  /** Whether it is made without a token, too, when there is none to be had silently. */
  readonly allowAnonymous?: true;
};

/** The entry of a call, the first that takes it; undefined for calls that never carry a token. */
export function allowedEntry(list: readonly AllowedEntry[], uri: string, method: string): AllowedEntry | undefined {
  return list.find((entry) => ('uri' in entry ? entry.uri === uri : entry.matcher(uri, method)));
}

const SILENT: readonly AuthErrorCode[] = ['login_required', 'consent_required', 'missing_refresh_token'];

/** Whether a call goes on without a token after this error of getting one (SPEC 8, "Silent token errors"). */
export function isTolerated(error: AuthErrorCode, entry: AllowedEntry): boolean {
  return entry.allowAnonymous === true && SILENT.includes(error);
}

/**
 * The calls of this site that carry a token (SPEC 7): the client service on the accounts host, of which `webview` and
 * `logout` are for anybody, and the client's legacy shape on the site itself.
 */
export function allowedList(site: string, accounts: string): readonly AllowedEntry[] {
  const service = new RegExp(`^${RegExp.escape(accounts)}/api/([a-z]{2}|v1)/`);
  const open = new RegExp(`${service.source}(webview|logout)$`);
  return [
    { matcher: (uri) => open.test(uri), allowAnonymous: true },
    { matcher: (uri) => service.test(uri) },
    { matcher: (uri) => uri.startsWith(`${site}/api/client/`) },
  ];
}
