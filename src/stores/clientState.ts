import { atom } from 'nanostores';
import type { AuthFrame } from '../domain/account/authFrame.ts';
import { NO_CHOICES, type Choices } from '../domain/account/changes.ts';
import type { Emotions } from '../domain/show/emotions.ts';

/** A signed-in client, with what the sites need to know (SPEC 3, "Client"). */
export type KnownClient = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | undefined;
  readonly initials: string;
  readonly cinepass: boolean;
  readonly cinepassType: string | undefined;
  readonly newsletter: boolean;
  readonly loyaltyLevel: string | undefined;
  readonly registered: boolean;
  readonly emailVerify: boolean;
  readonly firstLogin: boolean;
};

/** The client (SPEC 4, "Authentication"): undefined until the answer is known, null if nobody is signed in. */
export const $client = atom<KnownClient | null | undefined>(undefined);

/** Whether this window is on its way to the provider. */
export const $signingIn = atom(false);

/** The page of the accounts host that the client has to see before anything else (SPEC 4). */
export const $authFrame = atom<AuthFrame | undefined>(undefined);

/**
 * What the visitor has chosen, in an account or on the device: this site's favourites, and the wishes and emotions for
 * the shows that were requested.
 */
export const $choices = atom<Choices>(NO_CHOICES);

/** The emotions that the client had given before this page: the counts that it was sent with have them in. */
export const $counted = atom<Emotions>({});
