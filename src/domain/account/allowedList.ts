import type { AuthErrorCode } from './authErrors.ts';

/** Calls that carry the access token (SPEC 5): the one to an address, or those that a matcher accepts. */
export type AllowedEntry = (
  | { readonly uri: string }
  | { readonly matcher: (uri: string, method: string) => boolean }
) & {
  /** Whether the call is also made without a token, when none can be had silently. */
  readonly allowAnonymous?: true;
};

/** The first entry that covers a call; undefined for calls that never carry a token. */
export function allowedEntry(list: readonly AllowedEntry[], uri: string, method: string): AllowedEntry | undefined {
  return list.find((entry) => ('uri' in entry ? entry.uri === uri : entry.matcher(uri, method)));
}

const SILENT: readonly AuthErrorCode[] = ['login_required', 'consent_required', 'missing_refresh_token'];

/** Whether a call goes ahead without a token after this error in getting one (SPEC 8, "Silent token errors"). */
export function isTolerated(error: AuthErrorCode, entry: AllowedEntry): boolean {
  return entry.allowAnonymous === true && SILENT.includes(error);
}

/**
 * The calls of this site that carry a token (SPEC 7): those to the client service on the accounts host, of which
 * `webview` and `logout` are open to anybody, and those to the site's own `/api/client/`, the legacy shape.
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
