import { allowedEntry, allowedList, isTolerated } from '../../domain/account/allowedList.ts';
import { AuthError } from '../../domain/account/authErrors.ts';
import type { AuthConfig } from '../../domain/account/authConfig.ts';
import type { ChoiceChange } from '../../domain/account/changes.ts';
import { EMOTIONS, type Emotions } from '../../domain/show/emotions.ts';
import { fieldsOf, textsOf } from '../../lib/fields.ts';
import type { KnownClient } from '../../stores/clientState.ts';
import { freshSession } from './session.ts';

const PATIENCE_MS = 8000;
/** Shows that one call may name. */
const MOST_SHOWS = 1000;

/** A call that failed. `offline`: there was no response at all. `status`: the status of the response. */
export class CallError extends Error {
  readonly offline: boolean;
  readonly status: number | undefined;
  constructor(status: number | undefined) {
    super(status === undefined ? 'No response' : `Response ${status}`);
    this.name = 'CallError';
    this.offline = status === undefined;
    this.status = status;
  }
}

/** Whether the server could not be asked, so that what was asked of it may be asked again: also where no token was to be had. */
export const isOutOfReach = (error: unknown): boolean =>
  (error instanceof CallError && error.offline) ||
  (error instanceof AuthError && (error.code === 'request_error' || error.code === 'timeout'));

type Init = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** The language of the addresses in the answer. */
  readonly language?: string;
};

/**
 * Makes a client call (SPEC 7), with the access token if the address is on the allowed list. Rejects with CallError or
 * AuthError.
 */
async function call(config: AuthConfig, uri: string, { method = 'GET', body, language }: Init = {}): Promise<unknown> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (language !== undefined) headers.set('Accept-Language', language);
  const entry = allowedEntry(allowedList(location.origin, config.accounts), uri, method);
  if (entry) {
    try {
      headers.set('Authorization', `Bearer ${(await freshSession(config)).accessToken}`);
    } catch (error) {
      const goesOn = error instanceof AuthError && isTolerated(error.code, entry);
      if (!goesOn) throw error;
    }
  }
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(PATIENCE_MS), keepalive: method !== 'GET' };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(uri, init);
  } catch {
    throw new CallError(undefined);
  }
  if (!response.ok) throw new CallError(response.status);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return isJson ? ((await response.json().catch(() => null)) as unknown) : null;
}

/** The client service, or its variant for clients who sign in at a third party (SPEC 7), which has no language. */
const service = ({ accounts, language, thirdPartyAuth }: AuthConfig) =>
  `${accounts}/api/${thirdPartyAuth ? 'v1' : language}`;

const legacy = (id: string) => `${location.origin}/api/client/${encodeURIComponent(id)}`;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The signed-in client, and the slugs of their favourite cinemas on this site. */
export async function fetchClient(config: AuthConfig): Promise<{ client: KnownClient; favourites: string[] }> {
  const { sub } = await freshSession(config);
  const fields = fieldsOf(await call(config, legacy(sub)));
  const known = (name: string) => text(fields[name]) || undefined;
  const subscriptions = fieldsOf(fields['subscriptions']);
  const client: KnownClient = {
    id: sub,
    name: text(fields['name']),
    email: text(fields['email']),
    avatar: known('avatar'),
    initials: text(fields['avatarFallback']),
    cinepass: subscriptions['cinepass'] === true,
    cinepassType: known('cinepassType'),
    newsletter: subscriptions['newsletter'] === true,
    loyaltyLevel: known('loyaltyLevel'),
    registered: fields['registered'] !== false,
    emailVerify: fields['emailVerify'] !== false,
    firstLogin: fields['firstLogin'] === true,
  };
  return { client, favourites: textsOf(fields['favoriteCinemas']) };
}

/** The client's feelings about some shows. */
export async function fetchFeelings(
  config: AuthConfig,
  id: string,
  showSlugs: readonly string[],
): Promise<{ wishlist: string[]; emotions: Emotions }> {
  const wishlist: string[] = [];
  const emotions: Record<string, Emotions[string]> = {};
  for (let start = 0; start === 0 || start < showSlugs.length; start += MOST_SHOWS) {
    const body = { showSlugs: showSlugs.slice(start, start + MOST_SHOWS) };
    const feelings = readFeelings(await call(config, `${legacy(id)}/shows`, { method: 'POST', body }));
    wishlist.push(...feelings.wishlist);
    Object.assign(emotions, feelings.emotions);
  }
  return { wishlist, emotions };
}

function readFeelings(response: unknown): { wishlist: string[]; emotions: Emotions } {
  const { wishlist, emotions } = fieldsOf(response);
  const known = Object.entries(fieldsOf(emotions)).flatMap(([slug, value]) => {
    const emotion = EMOTIONS.find((each) => each === value);
    return emotion ? [[slug, emotion] as const] : [];
  });
  return { wishlist: textsOf(wishlist), emotions: Object.fromEntries(known) };
}

/** Sends one change to the server. */
export async function sendChange(config: AuthConfig, id: string, change: ChoiceChange): Promise<void> {
  const slug = encodeURIComponent(change.slug);
  if (change.kind === 'favourite') {
    await call(config, `${legacy(id)}/cinema/${slug}`, { method: change.on ? 'POST' : 'DELETE' });
  } else if (change.kind === 'wish') {
    await call(config, `${legacy(id)}/show/${slug}/intention`, {
      method: 'POST',
      // SPEC 7: without another it is to see the show.
      body: { isDelete: !change.on },
    });
  } else {
    const { emotion } = change;
    await call(config, `${legacy(id)}/show/${slug}/emotion`, {
      method: 'POST',
      body: emotion === undefined ? { isDelete: true } : { emotion, isDelete: false },
    });
  }
}

/** The addresses, from the client service, at which a client registers and verifies an email address (SPEC 4). */
export async function fetchFrames(config: AuthConfig): Promise<{ register: string; mail: string }> {
  const own = {
    register: `${config.accounts}/${config.language}/register`,
    mail: `${config.accounts}/${config.language}/mail`,
  };
  try {
    const fields = fieldsOf(await call(config, `${service(config)}/webview`, { language: config.language }));
    const known = (value: unknown, otherwise: string) =>
      text(value).startsWith(`${config.accounts}/`) ? text(value) : otherwise;
    return {
      register: known(fields['registerUrl'], own.register),
      mail: known(fields['emailValidationUrl'], own.mail),
    };
  } catch {
    return own;
  }
}

/** Calls the client service's sign-out. */
export async function callLogout(config: AuthConfig): Promise<void> {
  await fetch(`${service(config)}/logout`, {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
