import { addFavourites } from '../accounts/favourites.ts';
import { supportedOrCommon } from '../accounts/language.ts';
import { addWishes, setEmotion, showKey, type MetShow } from '../accounts/feelings.ts';
import { changeClient } from '../accounts/changeClient.ts';
import { saveHoldings, type Booking, type Holding } from '../accounts/holdings.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { deleteClient } from '../accounts/personalData.ts';
import { saveProfile } from '../accounts/profile.ts';
import { currentAccounts } from '../accounts/store/current.ts';
import { catalogueOf, type Catalogue } from '../content/catalogue.ts';
import { liveGeneration } from '../content/live.ts';
import { currentDatabase } from '../database/current.ts';
import { addDays } from '../domain/programme/cinemaDay.ts';
import { dateAt, localTimeAt } from '../lib/localTime.ts';
import { isReleased } from '../domain/show/release.ts';
import { now } from '../settings/clock.ts';
import { isSiteCode, releaseZoneOf, SITE_CODES, siteOf, type Language, type Site } from '../sites/sites.ts';

const PASSWORD = 'un soleil en 1927';

type DemoPerson = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly site: Site;
  readonly verified: boolean;
  /** What is printed beside the e-mail address. */
  readonly about: string;
};

/** The site of a country, or the first one where the chain has none in it. */
const siteNamed = (code: string) => siteOf(isSiteCode(code) ? code : SITE_CODES[0]!);

/** Three people of the demo chain, in three states. Everyone knows their password, so they exist only with the demo. */
const PEOPLE = [
  {
    id: '1f0e7a52-6b1d-4c6e-9a55-27d1f0a41927',
    email: 'camille@aurore.example',
    firstName: 'Camille',
    lastName: 'Fontaine',
    language: supportedOrCommon('fr'),
    site: siteNamed('fr'),
    verified: true,
    about: 'favourite cinemas, a wishlist and feelings, on the French site',
  },
  {
    id: '2c9d4b13-0f7e-4e0b-8d2a-27d1f0a41927',
    email: 'noor@aurore.example',
    firstName: 'Noor',
    lastName: 'de Vries',
    language: supportedOrCommon('nl'),
    site: siteNamed('nl'),
    verified: false,
    about: 'an e-mail address still to be confirmed, on the Dutch site',
  },
  {
    id: '3a8f6e94-5d2c-4a71-b3f8-27d1f0a41927',
    email: 'matthias@aurore.example',
    firstName: 'Matthias',
    lastName: 'Keller',
    language: supportedOrCommon('de'),
    site: siteNamed('ch'),
    verified: true,
    about: 'a pass, bookings and cards, on the Swiss site',
  },
] as const satisfies readonly DemoPerson[];
const [CAMILLE, , MATTHIAS] = PEOPLE;

/** The text about these people that is printed when the demo starts. */
export function demoPeopleText(): string {
  const width = Math.max(...PEOPLE.map(({ email }) => email.length));
  const lines = PEOPLE.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`);
  return [`People who can sign in, with the password “${PASSWORD}”:`, '', ...lines].join('\n');
}

/** Makes the demo's people once, and new bookings for those who have none ahead. */
export async function makeDemoPeople(): Promise<void> {
  const db = await currentAccounts();
  const known = new Set((await db.selectFrom('account').select('id').execute()).map(({ id }) => id));
  for (const person of PEOPLE) {
    if (!known.has(person.id)) await addAccount(person);
  }
  if (!known.has(CAMILLE.id)) await giveFeelings();
  if (!known.has(MATTHIAS.id)) await givePass();
  await renewBookings();
}

/** Removes the demo's people: a reader of this file knows their password. */
export async function removeDemoPeople(): Promise<void> {
  const db = await currentAccounts();
  const ids = PEOPLE.map(({ id }) => id);
  const found = await db.selectFrom('account').select('id').where('id', 'in', ids).execute();
  for (const { id } of found) await deleteClient(id);
}

/** Whether anybody but the demo's people has an account, here or with another issuer. */
export async function hasOtherPeople(): Promise<boolean> {
  const db = await currentAccounts();
  const ids = PEOPLE.map(({ id }) => id);
  const accounts = db.selectFrom('account').select('id').where('id', 'not in', ids).limit(1);
  const clients = db.selectFrom('client').select('account').where('account', 'not in', ids).limit(1);
  return (await accounts.execute()).length + (await clients.execute()).length > 0;
}

async function addAccount({ id, email, firstName, lastName, language, verified }: DemoPerson): Promise<void> {
  const db = await currentAccounts();
  await db
    .insertInto('account')
    .values({
      id,
      email,
      password: await hashPassword(PASSWORD),
      first_name: firstName,
      last_name: lastName,
      email_verified: verified ? 1 : 0,
      registered: 1,
      first_login: 0,
      language,
      created_at: now().getTime(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function giveFeelings(): Promise<void> {
  const { id, site } = CAMILLE;
  const catalogue = await catalogueOf(site, site.defaultLanguage);
  const favourites = catalogue.cinemas.slice(0, 3).map(({ vistaRef }) => ({ site: site.code, cinema: vistaRef }));
  await addFavourites(id, favourites);
  const films = catalogue.shows
    .filter(({ isMovie }) => isMovie)
    .map((show): MetShow => {
      return { show: showKey(show), site: site.code, slug: show.slug };
    });
  await addWishes(id, films.slice(0, 3));
  const felt = films.slice(3, 7);
  for (const [index, met] of felt.entries()) {
    await setEmotion(id, met, (['loved', 'liked', 'loved', 'disappointed'] as const)[index]!);
  }
  await changeClient(id, (transaction) =>
    saveProfile(transaction, id, {
      newsletterSubscription: true,
      cinepassType: null,
      subscription: null,
      mailCommunication: { product: true },
      loyaltyLevel: 'silver',
    }),
  );
}

async function givePass(): Promise<void> {
  const { id, site } = MATTHIAS;
  const today = dateAt(now(), site.timeZone);
  await changeClient(id, (transaction) =>
    saveProfile(transaction, id, {
      newsletterSubscription: false,
      cinepassType: 'duo',
      subscription: {
        currentPlan: 'duo',
        eligibleChanges: ['solo'],
        eligibleReSubscription: false,
        eligibleForAddonChange: true,
        newLeadId: null,
        newPlan: 'solo',
        nextPlanExecutionDate: addDays(today, 30),
      },
      mailCommunication: { product: false },
      loyaltyLevel: 'gold',
    }),
  );
}

async function renewBookings(): Promise<void> {
  for (const person of [CAMILLE, MATTHIAS]) {
    const db = await currentAccounts();
    const { id, site } = person;
    const local = localTimeAt(now(), site.timeZone);
    const rows = await db.selectFrom('holding').select('data').where('account', '=', id).execute();
    const stored = rows.map(({ data }) => JSON.parse(data) as Holding);
    if (stored.some((each) => each.kind === 'booking' && each.time > local)) continue;
    const catalogue = await catalogueOf(site, person.language);
    const bookings = await someBookings(catalogue, local);
    const cards = person === MATTHIAS ? cardsOf(site) : [];
    await changeClient(id, (transaction) => saveHoldings(transaction, id, [...bookings, ...cards]));
  }
}

/** Two screenings in the next days, and one last week. */
async function someBookings(catalogue: Catalogue, local: string): Promise<Booking[]> {
  const { site, cinemas, showsBySlug, versions } = catalogue;
  const cinema = cinemas[0];
  if (!cinema) return [];
  const db = await currentDatabase();
  const found = await db
    .selectFrom('showtime')
    .select(['show', 'hall', 'time', 'version', 'booking'])
    .where('generation', '=', liveGeneration(site))
    .where('cinema', '=', cinema.slug)
    .where('status', '=', 'available')
    .where(
      'day',
      'in',
      [1, 3].map((days) => addDays(local.slice(0, 10), days)),
    )
    .orderBy('time', 'desc')
    .limit(80)
    .execute();
  const days = [...Map.groupBy(found, ({ time }) => time.slice(0, 10)).values()];
  const evenings = days.map((ofDay, index) => ofDay[Math.min(index * 3, ofDay.length - 1)]!);
  const bookings = evenings.map((row, index): Booking => {
    return {
      kind: 'booking',
      id: `AU${row.booking.slice(-5)}${index}`,
      site: site.code,
      title: showsBySlug.get(row.show)?.title ?? row.show,
      cinema: cinema.name,
      screening: row.booking,
      hall: row.hall,
      time: row.time,
      ...(cinema.timeZone !== undefined && { timeZone: cinema.timeZone }),
      version: versions.get(row.version)?.label ?? row.version,
      seats: ['F7', 'F8'],
      price: 28,
      currency: site.currency,
    };
  });
  const zone = releaseZoneOf(site, catalogue.language);
  const past = bookings.slice(0, 1).map((booking) => {
    const time = `${addDays(local.slice(0, 10), -6)} 20:15:00`;
    const seen = catalogue.shows.findLast(({ releaseAt }) => isReleased(releaseAt, zone, time.slice(0, 10)));
    const { screening: _, ...rest } = booking;
    return { ...rest, id: 'AU192709', title: seen?.title ?? booking.title, time, seats: ['D4'] };
  });
  return [...bookings, ...past];
}

function cardsOf({ currency, timeZone }: Site): Holding[] {
  const today = dateAt(now(), timeZone);
  return [
    { kind: 'giftCard', id: '4071', balance: 45, currency, validUntil: addDays(today, 300) },
    { kind: 'seatCard', id: '8830', left: 3, of: 5, validUntil: addDays(today, 120) },
  ];
}
