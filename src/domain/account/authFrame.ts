import { fieldsOf } from '../../lib/fields.ts';

/** SPEC 3, "Authentication frame state". */
export type AuthFrame = {
  readonly source: string;
  readonly fullscreen: boolean;
  readonly closable: boolean;
  /** Whether the whole page goes to the source instead of showing it in a frame. */
  readonly redirect: boolean;
};

/** What a client still has to do, according to the account (SPEC 3). */
export type ClientState = {
  readonly registered: boolean;
  readonly emailVerify: boolean;
  readonly firstLogin: boolean;
};

/**
 * The addresses of the two frames, and whether the page must go there instead. It must where the accounts host is on
 * another domain than the site: in a frame, browsers would keep its cookie from it.
 */
export type FrameSources = { readonly register: string; readonly mail: string; readonly redirect: boolean };

/**
 * The frame that a client must see (SPEC 4). Clients who have not registered get the form, which they cannot close.
 * Clients who come back without having verified their e-mail address are asked to do so, and may put it off.
 */
export function authFrameOf(client: ClientState, sources: FrameSources): AuthFrame | undefined {
  const frame = { fullscreen: true, redirect: sources.redirect };
  if (!client.registered) return { ...frame, source: sources.register, closable: false };
  if (client.emailVerify || client.firstLogin) return undefined;
  return { ...frame, source: sources.mail, closable: true };
}

/** SPEC 4: the `code` added to a `register_complete` message. */
export const REGISTRATION_CODE = 'registration';

/** What the page in a frame reports: something to pass on, or that registration is done. */
export type FrameMessage = { readonly kind: 'parent_exchange' | 'register_complete'; readonly data: unknown };

/** A message that the window received: its origin, whether the frame's window sent it, and its data. */
export type Received = { readonly origin: string; readonly fromFrame: boolean; readonly data: unknown };

/**
 * What a received message says; undefined unless it is well-formed and comes from the frame and the accounts origin.
 */
export function frameMessage({ origin, fromFrame, data }: Received, accounts: string): FrameMessage | undefined {
  if (origin !== accounts || !fromFrame) return undefined;
  const { type, data: content } = fieldsOf(data);
  if (type === 'parent_exchange') return { kind: type, data: content };
  if (type !== 'register_complete') return undefined;
  return { kind: type, data: { ...fieldsOf(content), code: REGISTRATION_CODE } };
}
