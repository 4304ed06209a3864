export type Fields = Readonly<Record<string, unknown>>;

/**
 * What is pushed to the page's data layer for an event (SPEC 4, "Tracking"): the memory of its name is cleared before the
 * next push of the same event, since readers of the layer keep each field until another says otherwise. `memory` has the
 * fields of each event's last push and is written to.
 */
export function pushesOf(memory: Map<string, readonly string[]>, event: string, fields: Fields): readonly Fields[] {
  const before = memory.get(event);
  memory.set(event, Object.keys(fields));
  const push = { event, ...fields };
  return before ? [Object.fromEntries(before.map((name) => [name, null])), push] : [push];
}

/** A signed-in client as far as measurement is told (SPEC 7, "user info"). */
export type TrackedClient = {
  readonly id: string;
  readonly loyaltyLevel: string | undefined;
  readonly cinepass: boolean;
  readonly cinepassType: string | undefined;
  readonly newsletter: boolean;
};

/** SPEC 7, user info; `jointKey` is the hash of a client's e-mail, where it may be told. */
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

/** An e-mail address as one writes it in different ways, hashed by SHA-256, hex (SPEC 3, Client). It stays a personal datum. */
export async function hashedEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
