export type Fields = Readonly<Record<string, unknown>>;

/**
 * What is pushed to the page's data layer for an event (SPEC 4, "Tracking"). Readers of the layer remember each field
 * until it is overwritten, so the fields of an event's previous push are cleared before its next. `memory` holds the
 * field names of each event's last push and is updated here.
 */
export function pushesOf(memory: Map<string, readonly string[]>, event: string, fields: Fields): readonly Fields[] {
  const before = memory.get(event);
  memory.set(event, Object.keys(fields));
  const push = { event, ...fields };
  return before ? [Object.fromEntries(before.map((name) => [name, null])), push] : [push];
}

/** What measurement receives about a signed-in client (SPEC 7, "user info"). */
export type TrackedClient = {
  readonly id: string;
  readonly loyaltyLevel: string | undefined;
  readonly cinepass: boolean;
  readonly cinepassType: string | undefined;
  readonly newsletter: boolean;
};

/** The fields of SPEC 7, "user info". `jointKey`: the hash of the client's e-mail address, where it may be sent. */
export function userInfo(client: TrackedClient | undefined, jointKey: string | undefined): Fields {
  return {
    user_status: client ? 'logged' : 'visitor',
    userId: client?.id ?? null,
    joint_key: jointKey ?? null,
    loyalty_level: client?.loyaltyLevel ?? null,
    pass_subscription: client?.cinepass ?? false,
    pass_type: client?.cinepassType ?? null,
    newsletter_subscription: client?.newsletter ?? false,
  };
}

/**
 * The SHA-256 hash of an e-mail address, hex, whatever its capitals and outer spaces (SPEC 3, Client). It is still
 * personal data.
 */
export async function hashedEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
