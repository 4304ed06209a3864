import { LANGUAGES, type Language } from '../../sites/sites.ts';
import { foldText, oneSpelling, WORD } from '../../lib/foldText.ts';
import { addDays, noonOf } from '../programme/cinemaDay.ts';
import { LANGUAGE_FILES } from '../../sites/languageFiles.ts';
import { dayPhrases, monthNames, PARTS, weekdayNames, type DayWord, type StartsWithin } from './dayWords.ts';

/** What can be named in a search, and is given to the lexicon with its names. */
const NAMED = ['version', 'experience', 'need', 'city', 'cinema', 'show', 'person'] as const;
export type NamedKind = (typeof NAMED)[number];

/** One condition that a search names. Of several `values` any will do: two films may have one title. */
export type Fact =
  | { readonly kind: NamedKind | 'postcode'; readonly values: readonly string[] }
  | { readonly kind: 'day'; readonly values: readonly string[] }
  | ({ readonly kind: 'hours' } & StartsWithin);

/** Words that mean something together: what they mean, and the text without them. */
export type Chip = { readonly words: string; readonly without: string; readonly facts: readonly Fact[] };

/** A search as it is understood. `rest` are the words that nothing is known of, without those that say nothing. */
export type Sentence = {
  readonly chips: readonly Chip[];
  readonly rest: { readonly words: string; readonly without: string } | undefined;
};

/** A name: of what words it is made, all of which a search must have, and what it may stand for. */
type Name = { readonly kind: NamedKind; readonly words: readonly string[]; readonly values: string[] };

/** The names that a search may have, each found by the longest of its words. */
export type Lexicon = {
  readonly languages: readonly Language[];
  /** How many digits the postcodes of the country have. */
  readonly postcodeDigits: number;
  readonly byWord: Map<string, Name[]>;
  readonly byKey: Map<string, Name>;
};

/** Words of the same text are compared without accents and case; hyphens and apostrophes divide them. */
const TOKEN = new RegExp(String.raw`\d{1,2}[:.\/]\d{1,2}(?!\d)|${WORD}`, 'gv');
const foldWord = (word: string) => oneSpelling(foldText(word));
const folded = (text: string) => [...text.matchAll(TOKEN)].map(([word]) => foldWord(word));

const fillersOf = new Map(
  LANGUAGES.map((language) => [language, new Set(folded(LANGUAGE_FILES[language].search.fillers ?? ''))]),
);
const isFiller = (languages: readonly Language[], word: string) =>
  languages.some((language) => fillersOf.get(language)!.has(word));

/** A lexicon without names, for the languages in which a site's visitors search, its page's first. */
export function emptyLexicon(languages: readonly Language[], postcodeDigits: number): Lexicon {
  return { languages, postcodeDigits, byWord: new Map(), byKey: new Map() };
}

/** Adds a name. Its articles may be left out. `skipped` are words that say little, such as the chain's name. */
export function addName(
  lexicon: Lexicon,
  { kind, name, value, skipped }: { kind: NamedKind; name: string; value: string; skipped?: ReadonlySet<string> },
): void {
  const all = [...new Set(folded(name))];
  const own = all.filter((word) => !isFiller(lexicon.languages, word) && !skipped?.has(word));
  // A name of nothing else is all of its words.
  const words = own.length > 0 ? own : all.some((word) => !isFiller(lexicon.languages, word)) ? all : [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest === '') return;
  const key = `${kind} ${words.toSorted().join(' ')}`;
  const known = lexicon.byKey.get(key);
  if (known) {
    if (!known.values.includes(value)) known.values.push(value);
    return;
  }
  const added = { kind, words, values: [value] };
  lexicon.byKey.set(key, added);
  const others = lexicon.byWord.get(longest);
  if (others) others.push(added);
  else lexicon.byWord.set(longest, [added]);
}

type Token = { readonly word: string; readonly start: number; readonly end: number };
/** Words that may mean something: those with more words come first, then those of the lower rank. */
type Candidate = { readonly tokens: readonly number[]; readonly facts: readonly Fact[]; readonly rank: number };

/** More words than anybody types; longer texts are pasted. */
const MAX_WORDS = 24;
const RANK = { days: 0, named: 1, postcode: NAMED.length + 1 } as const;

/**
 * What a search means, as far as its words are known: films, people, versions, needs, days and so on. The order of what it
 * names does not matter. Each word belongs to one meaning, that with the most words. `today` is the cinema day of now.
 */
export function recognise(text: string, lexicon: Lexicon, today: string): Sentence {
  const tokens = tokensOf(text);
  const candidates = [
    ...dayCandidates(tokens, lexicon.languages, today, text),
    ...hourCandidates(tokens, lexicon.languages),
    ...nameCandidates(tokens, lexicon),
    ...postcodeCandidates(tokens, lexicon.postcodeDigits),
  ].sort((a, b) => b.tokens.length - a.tokens.length || a.rank - b.rank);

  const taken = new Set<number>();
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (candidate.tokens.some((index) => taken.has(index))) continue;
    chosen.push(candidate);
    for (const index of candidate.tokens) taken.add(index);
  }
  const short = chosen.length > 0 && shortDayLeft(tokens, taken, lexicon.languages, today);
  if (short) {
    chosen.push(short);
    taken.add(short.tokens[0]!);
  }
  const chips = chosen
    .map((each) => ({ ...each, tokens: each.tokens.toSorted((a, b) => a - b) }))
    .sort((a, b) => a.tokens[0]! - b.tokens[0]!)
    .map(({ tokens: indexes, facts }) => ({ ...cut(text, tokens, indexes), facts }));
  const left = tokens.flatMap(({ word }, index) =>
    taken.has(index) || isFiller(lexicon.languages, word) ? [] : [index],
  );
  return { chips, rest: left.length > 0 ? cut(text, tokens, left) : undefined };
}

/** A text without some of its words, as they were typed. */
export function withoutWords(text: string, words: readonly string[]): string {
  const tokens = tokensOf(text);
  const found = new Set<number>();
  for (const word of words) {
    const index = tokens.findIndex(({ start, end }, at) => !found.has(at) && text.slice(start, end) === word);
    if (index !== -1) found.add(index);
  }
  return cut(
    text,
    tokens,
    [...found].toSorted((a, b) => a - b),
  ).without;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].slice(0, MAX_WORDS).map((match) => {
    const [word] = match;
    return { word: foldWord(word), start: match.index, end: match.index + word.length };
  });
}

/** Some of the words as they were typed, and the text without them. */
function cut(text: string, tokens: readonly Token[], indexes: readonly number[]): Omit<Chip, 'facts'> {
  const words = indexes.map((index) => text.slice(tokens[index]!.start, tokens[index]!.end)).join(' ');
  let without = '';
  let at = 0;
  for (const index of indexes) {
    without += `${text.slice(at, tokens[index]!.start)} `;
    at = tokens[index]!.end;
  }
  without += text.slice(at);
  // What stood between words that are gone says nothing.
  return {
    words,
    without: without
      .replaceAll(/(?<=^|\s)[^\p{L}\p{N}\s]+(?=\s|$)/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  };
}

function nameCandidates(tokens: readonly Token[], { byWord }: Lexicon): Candidate[] {
  const indexes = Map.groupBy(tokens.keys(), (index) => tokens[index]!.word);
  return [...indexes.keys()].flatMap((word) =>
    (byWord.get(word) ?? [])
      .filter(({ words }) => words.every((each) => indexes.has(each)))
      .map(({ kind, words, values }) => ({
        tokens: words.flatMap((each) => indexes.get(each)!),
        facts: [{ kind, values }],
        rank: RANK.named + NAMED.indexOf(kind),
      })),
  );
}

function postcodeCandidates(tokens: readonly Token[], digits: number): Candidate[] {
  return tokens.flatMap(({ word }, index) => {
    const [, number] = /^(\d+)([a-z]{2})?$/.exec(word) ?? [];
    if (number?.length !== digits) return [];
    const facts = [{ kind: 'postcode' as const, values: [number] }];
    return [{ tokens: [index], facts, rank: RANK.postcode }];
  });
}

/**
 * A day in short that is all that is left of a text of which everything else is understood, in the page's language: there
 * it is no beginning of another word, nor the sea of a title (`mer`).
 */
function shortDayLeft(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  languages: readonly Language[],
  today: string,
): Candidate | undefined {
  const left = [...tokens.keys()].filter((index) => !taken.has(index) && !isFiller(languages, tokens[index]!.word));
  const [index, ...others] = left;
  if (index === undefined || others.length > 0) return undefined;
  const weekday = tableOf(languages[0]!).shortWeekdays.indexOf(tokens[index]!.word);
  if (weekday < 0) return undefined;
  return { tokens: [index], facts: [weekdayFact(today, weekday)], rank: RANK.days };
}

/** The days and parts of days that words of some language name. */
function dayCandidates(
  tokens: readonly Token[],
  languages: readonly Language[],
  today: string,
  text: string,
): Candidate[] {
  const found: Candidate[] = [];
  const add = (indexes: readonly number[], facts: readonly Fact[]) =>
    found.push({ tokens: indexes, facts, rank: RANK.days });
  for (const language of languages) {
    const { weekdays, shortWeekdays, months, words } = tableOf(language);
    /** In short a day has a full stop, or a number beside it. */
    const weekdayAt = (index: number): number => {
      const { word, end } = tokens[index]!;
      const isNumbered = [index - 1, index + 1].some((each) => numberOf(tokens[each]?.word ?? '') !== undefined);
      const inShort = text[end] === '.' || isNumbered ? shortWeekdays.indexOf(word) : -1;
      return Math.max(weekdays.indexOf(word), inShort);
    };
    for (const [phrase, says] of words) {
      for (const at of tokens.keys()) {
        if (!phrase.every((word, offset) => tokens[at + offset]?.word === word)) continue;
        add(
          phrase.map((_, offset) => at + offset),
          factsOf(says, today),
        );
      }
    }
    const ofWeek = [...tokens.keys()].filter((index) => weekdayAt(index) >= 0);
    for (const index of ofWeek) add([index], [weekdayFact(today, weekdayAt(index))]);
    const numbers = [...tokens.keys()].filter((index) => numberOf(tokens[index]!.word) !== undefined);
    for (const index of numbers) {
      const number = numberOf(tokens[index]!.word)!;
      const month = [index + 1, index - 1].find(
        (each) => monthOf(tokens[each]?.word ?? '', months, shortWeekdays) >= 0,
      );
      const weekday = ofWeek.find((each) => ofWeek.length === 1 || each === index - 1);
      if (month !== undefined) {
        const day = nextDate(today, number, monthOf(tokens[month]!.word, months, shortWeekdays));
        if (day) add([index, month, ...(weekday === undefined ? [] : [weekday])], [dayFact(day)]);
      } else if (weekday !== undefined && numbers.length === 1) {
        const day = nextDate(today, number, undefined, weekdayAt(weekday));
        if (day) add([index, weekday], [dayFact(day)]);
      }
    }
  }
  for (const [index, { word }] of tokens.entries()) {
    const [, number, month] = /^(\d{1,2})[./](\d{1,2})$/.exec(word) ?? [];
    const day = number === undefined ? undefined : nextDate(today, Number(number), Number(month) - 1);
    if (day) add([index], [dayFact(day)]);
  }
  return found;
}

/** As many letters of a month as say which it is. */
const MONTH_LETTERS = 3;

/** The month that a word beside a number is, whole or its first letters; -1 if it is none. `mar. 28` is a Tuesday. */
function monthOf(word: string, months: readonly (readonly string[])[], shortWeekdays: readonly string[]): number {
  if (word.length < MONTH_LETTERS || shortWeekdays.includes(word)) return -1;
  return months.findIndex((names) => names.some((name) => name.startsWith(word)));
}

/** On a Saturday, “Saturday” is today or, once it is late, the next one. */
function weekdayFact(today: string, weekday: number): Fact {
  const day = nextWeekday(today, weekday);
  return day === today ? dayFact(day, addDays(day, 7)) : dayFact(day);
}

const dayFact = (...values: string[]): Fact => ({ kind: 'day', values });

function factsOf({ day, part }: DayWord, today: string): Fact[] {
  const facts: Fact[] = [];
  if (day === 'weekend') facts.push(dayFact(...weekendOf(today)));
  else if (day !== undefined) facts.push(dayFact(addDays(today, day)));
  if (part !== undefined) facts.push({ kind: 'hours', ...PARTS[part] });
  return facts;
}

const weekdayOf = (day: string) => noonOf(day).getUTCDay();

/** The next such day of the week, today included. */
function nextWeekday(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** What is left of this weekend, or the next one. */
function weekendOf(today: string): string[] {
  return weekdayOf(today) === 0 ? [today] : [nextWeekday(today, 6), nextWeekday(today, 0)];
}

/** As many days as screenings are announced ahead, and a date may be typed. */
const DAYS_AHEAD = 366;

/** The next date, today included, with a number and a month (from 0) or a day of the week. */
function nextDate(today: string, number: number, month: number | undefined, weekday?: number): string | undefined {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const date = noonOf(addDays(today, ahead));
    if (date.getUTCDate() !== number) continue;
    if (month !== undefined && date.getUTCMonth() !== month) continue;
    if (weekday !== undefined && date.getUTCDay() !== weekday) continue;
    return date.toISOString().slice(0, 10);
  }
  return undefined;
}

/** A day of a month, also as an ordinal: `1er`, `28th`. */
function numberOf(word: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:er|st|nd|rd|th|e)?$/.exec(word) ?? [];
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= 31 ? number : undefined;
}

const HOUR = 60;
/** Who names an hour comes a little earlier, or a little later. */
const AROUND = { before: 30, after: 60 } as const;

/** Hours: `20h30`, `20:30`, `20 Uhr`, `8pm`, and those with a word before them that says from when, or until when. */
function hourCandidates(tokens: readonly Token[], languages: readonly Language[]): Candidate[] {
  return [...tokens.keys()].flatMap((at) =>
    languages.flatMap((language) => {
      const { units, from, until } = hourTables.get(language)!;
      const hour = hourAt(tokens, at, units);
      if (!hour) return [];
      let before = at - 1;
      while (before >= 0 && isFiller(languages, tokens[before]!.word)) before -= 1;
      const word = tokens[before]?.word ?? '';
      const within = from.has(word)
        ? { from: hour.minutes, until: undefined }
        : until.has(word)
          ? { from: undefined, until: hour.minutes }
          : { from: hour.minutes - AROUND.before, until: hour.minutes + AROUND.after };
      const isLimit = from.has(word) || until.has(word);
      const indexes = isLimit ? [before, ...hour.tokens] : hour.tokens;
      return [{ tokens: indexes, facts: [{ kind: 'hours' as const, ...within }], rank: RANK.days }];
    }),
  );
}

type Hour = { readonly minutes: number; readonly tokens: readonly number[] };

/** The hour at a token, in the minutes of a cinema day. */
function hourAt(tokens: readonly Token[], at: number, units: ReadonlySet<string>): Hour | undefined {
  const { word } = tokens[at]!;
  const [, clockHour, clockMinutes] = /^(\d{1,2})[:.](\d{2})$/.exec(word) ?? [];
  const next = tokens[at + 1]?.word ?? '';
  if (clockHour !== undefined) {
    return hourOf(clockHour, clockMinutes!, units.has(next) ? next : '', units.has(next) ? [at, at + 1] : [at]);
  }
  const [, hour, unit, minutes] = /^(\d{1,2})([a-z]+)(\d{2})?$/.exec(word) ?? [];
  if (hour !== undefined && units.has(unit!)) return hourOf(hour, minutes ?? '00', unit!, [at]);
  if (!/^\d{1,2}$/.test(word) || !units.has(next)) return undefined;
  const after = tokens[at + 2]?.word ?? '';
  return /^[0-5]\d$/.test(after)
    ? hourOf(word, after, next, [at, at + 1, at + 2])
    : hourOf(word, '00', next, [at, at + 1]);
}

function hourOf(hour: string, minutes: string, unit: string, tokens: readonly number[]): Hour | undefined {
  const [typed, past] = [Number(hour), Number(minutes)];
  if (typed > 24 || past > 59) return undefined;
  const isOfHalf = (unit === 'am' || unit === 'pm') && typed <= 12;
  // Both halves of a day begin at twelve.
  const ofDay = isOfHalf ? (typed % 12) + (unit === 'pm' ? 12 : 0) : typed % 24;
  // Before 08:00 it is the night of the day before.
  return { minutes: (ofDay < 8 ? ofDay + 24 : ofDay) * HOUR + past, tokens };
}

const hourTables = new Map(
  LANGUAGES.map((language) => {
    const { units = '', from = '', until = '' } = LANGUAGE_FILES[language].search.hours ?? {};
    return [language, { units: new Set(folded(units)), from: new Set(folded(from)), until: new Set(folded(until)) }];
  }),
);

/** A name of several words is known by its first: `segunda-feira`. */
const firstWord = (name: string) => folded(name)[0] ?? '';

const dayTables = new Map(
  LANGUAGES.map((language) => [
    language,
    {
      weekdays: weekdayNames(language, 'long').map(firstWord),
      shortWeekdays: weekdayNames(language, 'short').map(firstWord),
      months: monthNames(language).map((names) => names.map(firstWord)),
      words: dayPhrases(language).map(([phrase, says]) => [folded(phrase), says] as const),
    },
  ]),
);
const tableOf = (language: Language) => dayTables.get(language)!;
