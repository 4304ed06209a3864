import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFavourites, favouritesOf, removeFavourites, TooManyFavourites } from '../../../src/accounts/favourites.ts';
import { addWishes, feelingsOf, removeEmotion, removeWish, setEmotion } from '../../../src/accounts/feelings.ts';
import { deleteClient } from '../../../src/accounts/personalData.ts';
import { EMOTIONS, withEmotion, type Emotion, type Emotions } from '../../../src/domain/show/emotions.ts';
import { withWish } from '../../../src/domain/account/wishlist.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { countsAndRows } from './counts.ts';

type Step =
  | { do: 'wish' | 'unwish' | 'unfeel'; client: string; show: string }
  | { do: 'feel'; client: string; show: string; emotion: Emotion }
  | { do: 'leave'; client: string };

const client = fc.constantFrom('law-1', 'law-2', 'law-3');
const show = fc.constantFrom('AU1', 'AU2', 'AU3');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('wish' as const, 'unwish' as const, 'unfeel' as const), client, show }),
  fc.record({ do: fc.constant('feel' as const), client, show, emotion: fc.constantFrom(...EMOTIONS) }),
  fc.record({ do: fc.constant('leave' as const), client }),
);

async function take(given: Step): Promise<void> {
  if (given.do === 'leave') return void (await deleteClient(given.client));
  const met = { show: given.show, site: 'fr' as const, slug: `film-${given.show}` };
  if (given.do === 'wish') return addWishes(given.client, [met]);
  if (given.do === 'unwish') return removeWish(given.client, met.show);
  if (given.do === 'feel') return setEmotion(given.client, met, given.emotion);
  return removeEmotion(given.client, met.show);
}

/** The favourites after a cinema's heart was pressed; undefined where the limit forbids it. */
function pressHeart(favourites: readonly string[], cinema: string, limit: number): string[] | undefined {
  if (favourites.includes(cinema)) return favourites.filter((other) => other !== cinema);
  if (limit === 1) return [cinema];
  return favourites.length < limit ? [cinema, ...favourites] : undefined;
}

/** The store does what the pure rules of src/domain say, and stored counts always match the rows. */
export function lawTests(): void {
  test('whatever clients feel, one after the other, it is as the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const wishlists = new Map<string, string[]>();
        const felt = new Map<string, Emotions>();
        for (const each of steps) {
          await take(each);
          const wishlist = wishlists.get(each.client) ?? [];
          const emotions = felt.get(each.client) ?? {};
          if (each.do === 'leave') {
            wishlists.delete(each.client);
            felt.delete(each.client);
          } else if (each.do === 'wish' || each.do === 'unwish') {
            wishlists.set(each.client, withWish(wishlist, each.show, each.do === 'wish'));
          } else {
            felt.set(each.client, withEmotion(emotions, each.show, each.do === 'feel' ? each.emotion : undefined));
          }
        }
        for (const account of ['law-1', 'law-2', 'law-3']) {
          expect(await feelingsOf(account)).toEqual({
            wishlist: wishlists.get(account) ?? [],
            emotions: felt.get(account) ?? {},
          });
        }
        const { counted, real } = await countsAndRows();
        expect(counted).toEqual(real);
        for (const account of ['law-1', 'law-2', 'law-3']) await deleteClient(account);
      }),
      { numRuns: 25 },
    );
  });

  test('whatever clients feel all at once, counts are exact', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        await Promise.all(steps.map(take));
        const { counted, real } = await countsAndRows();
        expect(counted).toEqual(real);
      }),
      { numRuns: 15 },
    );
    for (const account of ['law-1', 'law-2', 'law-3']) await deleteClient(account);
  });

  // SPEC 4.32
  test('favourites are as pressing the heart says, on a site of one and a site of five', async () => {
    const presses = fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(presses, fc.constantFrom('fr' as const, 'be' as const), async (cinemas, site) => {
        let expected: string[] = [];
        for (const cinema of cinemas) {
          const pressed = pressHeart(expected, cinema, siteOf(site).favouritesLimit);
          const favourite = { site, cinema };
          if (expected.includes(cinema)) await removeFavourites('law-heart', [favourite]);
          else if (pressed) await addFavourites('law-heart', [favourite]);
          else await expect(addFavourites('law-heart', [favourite])).rejects.toBeInstanceOf(TooManyFavourites);
          expected = pressed ?? expected;
        }
        expect((await favouritesOf('law-heart')).map(({ cinema }) => cinema)).toEqual(expected);
        await deleteClient('law-heart');
      }),
      { numRuns: 25 },
    );
  });
}
