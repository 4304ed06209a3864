import type { Generated } from 'kysely';
import type { FeedContent, FeedSingle } from '../contract/feed.ts';
import type { Language, SiteCode } from '../sites/sites.ts';

/**
 * The tables, as SQLite and PostgreSQL both have them: JSON is text, flags are 0 or 1, times are text.
 *
 * What a feed brings belongs to a generation. A site shows one generation, the one in `site_generation`; an import
 * stages the next beside it, which nobody reads, and goes live by changing that one row.
 */
export type Schema = {
  site_generation: SiteGenerationTable;
  spare_generation: SpareGenerationTable;
  sequence: SequenceTable;
  document: DocumentTable;
  cinema_day: CinemaDayTable;
  programme: ProgrammeTable;
  programme_day: ProgrammeDayTable;
  show_on_site: ShowOnSiteTable;
  showtime: ShowtimeTable;
  showtime_text: ShowtimeTextTable;
  fingerprint: FingerprintTable;
  gone_show: GoneShowTable;
  revision: RevisionTable;
  schedule: ScheduleTable;
  changes: ChangesTable;
  site_settings: SiteSettingsTable;
};

/** The generation that a site shows. */
export type SiteGenerationTable = {
  site: SiteCode;
  generation: number;
  feed_hash: string;
  /** ISO 8601, UTC */
  imported_at: string;
  /** Another number, other revisions. */
  edition: Generated<number>;
};

/** A generation that no site shows: being staged, given up, or waiting to be removed. */
export type SpareGenerationTable = {
  generation: number;
  site: SiteCode;
  /** The import that stages it; null when it only waits to be removed. */
  owner: string | null;
  /** When its import last gave a sign of life; ISO 8601, UTC. */
  touched_at: string;
};

/**
 * Numbers given out in the order of commits, without gaps: the row stays locked until the transaction that took a
 * number ends, which a database's own sequence does not do.
 */
export type SequenceTable = { name: 'generation' | 'change' | 'revision'; value: number };

/** Editors' content has the names of its files. */
export type DocumentKind =
  'city' | 'cinema' | 'show' | 'showDetails' | 'tag' | 'version' | 'technology' | FeedContent | FeedSingle;

/** The catalogue: one row an item and language, in the order of the feed. */
export type DocumentTable = {
  generation: number;
  language: string;
  kind: DocumentKind;
  /** What an item is found by: its slug, the id of what has none, the kind of what there is one of. */
  slug: string;
  position: number;
  /** JSON of the contract's shape. */
  data: string;
};

/** What a cinema puts forward on a day; JSON of CinemaProgramme's `days`. */
export type CinemaDayTable = { generation: number; cinema: string; day: string; data: string };

/** A show at a cinema; JSON of CinemaProgramme's `shows` without their days. */
export type ProgrammeTable = {
  generation: number;
  cinema: string;
  show: string;
  position: number;
  /** Tags of all its days, JSON array. */
  tags: string;
  data: string;
};

/** A show at a cinema on a day; JSON of CinemaProgramme's `shows[].days`. */
export type ProgrammeDayTable = { generation: number; cinema: string; show: string; day: string; data: string };

/** What all cinemas of a site together say of a show, made of their `programme` by the import. */
export type ShowOnSiteTable = {
  generation: number;
  show: string;
  /** Whether it is, anywhere. */
  bookable: number;
  is_kids: number;
  /** Of all its days everywhere, JSON array. */
  tags: string;
};

export type ShowtimeTable = {
  generation: number;
  cinema: string;
  /** The cinema day, which ends at 08:00. */
  day: string;
  show: string;
  /** `V{vistaRef}S{session}`, unique in a site: what a booking link names. */
  booking: string;
  /** Local to the cinema, `YYYY-MM-DD HH:MM:SS`. */
  time: string;
  end_time: string;
  version: string;
  /** JSON array */
  tags: string;
  status: 'available' | 'soldout' | 'locked';
  /** ISO 8601 with an offset, as the feed has it. */
  reservability_start: string;
  reservability_end: string;
  is_movie: number;
  hall: string;
  capacity: number;
};

/** What makes a screening special, in the words of a language; JSON of the contract's specialShowtimeDetails. */
export type ShowtimeTextTable = { generation: number; language: string; booking: string; data: string };

/** A hash of all that a tag of `changes` stands for, by which the next import knows what it changed. */
export type FingerprintTable = { generation: number; tag: string; hash: string };

/** A show that a site once had and has taken off: its address is answered 410, not 404. */
export type GoneShowTable = { site: SiteCode; slug: string; /** ISO 8601, UTC */ gone_at: string };

/** A version of a document that stands before what the feed has of it. All are kept: they tell who changed what, and when. */
export type RevisionTable = {
  id: number;
  site: SiteCode;
  language: Language;
  kind: DocumentKind;
  slug: string;
  /** undone: what was written before counts no more, and the document is the feed's again. */
  state: 'draft' | 'published' | 'undone';
  /** From when and until when it is shown, if it is published; ISO 8601, UTC. */
  from_at: string;
  until_at: string | null;
  /** JSON of the contract's shape; `null` for a document taken off. */
  data: string;
  /** 1 for as long as it can be shown; else it is history. */
  current: number;
  /** `feed` when it came with one, and goes with the next. */
  source: 'feed' | 'editor';
  author: string;
  at: string;
};

/** One row: until when what is scheduled has been said in `changes`. ISO 8601, UTC. */
export type ScheduleTable = { id: number; at: string };

/** The transactional outbox: whoever keeps pages made of a tag drops them when a row with it appears. */
export type ChangesTable = { id: number; at: string; tag: string };

/** What was imported of a site's settings, apart from its feed. */
export type SiteSettingsTable = {
  site: SiteCode;
  /** The number of the change that brought them: another number, other settings. */
  revision: number;
  /** JSON of the contract's StoredSettings. */
  data: string;
};
