/** SPEC 3, "Authentication frame state". */
export type AuthFrame = {
  readonly source: string;
  readonly fullscreen: boolean;
  readonly closable: boolean;
  /** Whether the page goes to the source instead of showing it in a frame. */
  readonly redirect: boolean;
};

/** What a client has still to do, of the account's answer (SPEC 3). */
export type ClientState = {
  readonly registered: boolean;
  readonly emailVerify: boolean;
  readonly firstLogin: boolean;
};

/**
 * The addresses of the two frames, and whether the page is to go there instead: it has to where the accounts host is on
 * another domain than the site, since in a frame browsers keep its cookie from it.
 */
export type FrameSources = { readonly register: string; readonly mail: string; readonly redirect: boolean };

/**
 * The frame that a client has to see (SPEC 4): who has not registered fills in the form and cannot close it; whoever comes
 * again and has not proved the address yet is asked to, and may do so later.
 */
export function authFrameOf(client: ClientState, sources: FrameSources): AuthFrame | undefined {
  const frame = { fullscreen: true, redirect: sources.redirect };
  if (!client.registered) return { ...frame, source: sources.register, closable: false };
  if (client.emailVerify || client.firstLogin) return undefined;
  return { ...frame, source: sources.mail, closable: true };
}

/** SPEC 4: what is added to a message of `register_complete`. */
export const REGISTRATION_CODE = 'registration';

/** What a frame's page tells: to pass something on, or that registration is done. */
export type FrameMessage = { readonly kind: 'parent_exchange' | 'register_complete'; readonly data: unknown };

/** A message that came to the window: where from, by whose window, and what. */
export type Received = { readonly origin: string; readonly fromFrame: boolean; readonly data: unknown };

/** What a received message says; undefined for any that is not from the accounts origin, out of the frame, and in form. */
export function frameMessage({ origin, fromFrame, data }: Received, accounts: string): FrameMessage | undefined {
  if (origin !== accounts || !fromFrame || typeof data !== 'object' || data === null) return undefined;
  const { type, data: content } = data as { type?: unknown; data?: unknown };
  if (type === 'parent_exchange') return { kind: type, data: content };
  if (type !== 'register_complete') return undefined;
  const fields = typeof content === 'object' && content !== null ? content : {};
  return { kind: type, data: { ...fields, code: REGISTRATION_CODE } };
}
