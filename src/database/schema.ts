import type { Generated } from 'kysely';
import type { FeedContent, FeedSingle } from '../contract/feed.ts';
import type { Language, SiteCode } from '../sites/sites.ts';

/**
 * The tables, the same in SQLite and PostgreSQL: JSON is text, booleans are 0 or 1, times are text.
 *
 * Data of a feed belongs to a generation. A site shows one generation, which is in `site_generation`. An import stages
 * the next one beside it, which nobody reads, and makes it live by changing that one row.
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
  cancelled_screening: CancelledScreeningTable;
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
  /** Changes whenever the revisions do. */
  edition: Generated<number>;
  /**
   * The last generation that the demo has loaded. The site shows the demo only while it is `generation`, so that an import
   * by the release before, which does not know this column, makes the content the chain's too.
   */
  demo_generation: Generated<number | null>;
};

/** A generation that no site shows: being staged, abandoned, or waiting to be removed. */
export type SpareGenerationTable = {
  generation: number;
  site: SiteCode;
  /** The import that stages it; null if it is only waiting to be removed. */
  owner: string | null;
  /** When its import was last known to be running; ISO 8601, UTC. */
  touched_at: string;
};

/**
 * Numbers given out in the order of commits, without gaps: unlike with a database's own sequence, the row stays locked
 * until the transaction that took a number ends.
 */
export type SequenceTable = { name: 'generation' | 'change' | 'revision'; value: number };

/** Editors' content is named like its files in the feed. */
export type DocumentKind =
  | 'city'
  | 'cinema'
  | 'show'
  | 'showDetails'
  | 'tag'
  | 'version'
  | 'technology'
  | FeedContent
  | FeedSingle;

/** The catalogue: one row for each item and language, in the order of the feed. */
export type DocumentTable = {
  generation: number;
  language: string;
  kind: DocumentKind;
  /** The key of an item: its slug, else its id, or the kind where there is only one item. */
  slug: string;
  position: number;
  /** JSON in the shape of `src/contract`. */
  data: string;
};

/** What a cinema promotes on a day; JSON of CinemaProgramme's `days`. */
export type CinemaDayTable = { generation: number; cinema: string; day: string; data: string };

/** A show at a cinema; JSON of CinemaProgramme's `shows` without their days. */
export type ProgrammeTable = {
  generation: number;
  cinema: string;
  show: string;
  position: number;
  /** Tags of all its days; JSON array. */
  tags: string;
  /** SPEC 5: 0 only where the programme says so outright. */
  bookable: Generated<number>;
  data: string;
};

/** A show at a cinema on a day; JSON of CinemaProgramme's `shows[].days`. */
export type ProgrammeDayTable = { generation: number; cinema: string; show: string; day: string; data: string };

/** A show in all cinemas of a site together, which the import makes from their `programme`. */
export type ShowOnSiteTable = {
  generation: number;
  show: string;
  /** Whether it can be booked anywhere. */
  bookable: number;
  is_kids: number;
  /** Tags of all its days everywhere; JSON array. */
  tags: string;
};

export type ShowtimeTable = {
  generation: number;
  cinema: string;
  /** The cinema day, which ends at 08:00. */
  day: string;
  show: string;
  /** Its reference (domain/screening/bookingReference.ts), unique on a site. */
  booking: string;
  /**
   * Where it is booked, with `{language}` to be filled in: the feed's own link, or what its cinema's template makes. Null
   * if TICKETING_URL says.
   */
  link: string | null;
  /** Local to the cinema, `YYYY-MM-DD HH:MM:SS`. */
  time: string;
  /** Empty where it is unknown, as `hall` is; `capacity` is then 0. */
  end_time: string;
  version: string;
  /** JSON array */
  tags: string;
  status: 'available' | 'soldout' | 'locked';
  /** ISO 8601 with an offset, as in the feed. */
  reservability_start: string;
  reservability_end: string;
  is_movie: number;
  hall: string;
  capacity: number;
};

/** What makes a screening special, in one language; JSON of `specialShowtimeDetails` in `src/contract`. */
export type ShowtimeTextTable = { generation: number; language: string; booking: string; data: string };

/** A hash of everything that a tag of `changes` stands for, from which the next import knows what it changed. */
export type FingerprintTable = { generation: number; tag: string; hash: string };

/** A show that a site once had and has taken off: its URL is answered 410, not 404. */
export type GoneShowTable = { site: SiteCode; slug: string; /** ISO 8601, UTC */ gone_at: string };

/** A screening that a site has taken off, if that was before it began: its calendar says that it is cancelled. */
export type CancelledScreeningTable = Pick<
  ShowtimeTable,
  'booking' | 'cinema' | 'show' | 'version' | 'hall' | 'time' | 'end_time'
> & { site: SiteCode; /** ISO 8601, UTC */ cancelled_at: string };

/** A version of a document that overrides the feed's. All are stored, to show who changed what, and when. */
export type RevisionTable = {
  id: number;
  site: SiteCode;
  language: Language;
  kind: DocumentKind;
  slug: string;
  /** undone: earlier revisions no longer apply, and the document is the feed's again. */
  state: 'draft' | 'published' | 'undone';
  /** 1 for a draft that its author wants to be published. */
  proposed: Generated<number>;
  /** From when until when it is shown, if it is published; ISO 8601, UTC. */
  from_at: string;
  until_at: string | null;
  /** JSON in the shape of `src/contract`; `null` for a document taken off. */
  data: string;
  /** 1 as long as it can be shown; 0 once it is history. */
  current: number;
  /** `feed` if it came with one, and goes with the next. */
  source: 'feed' | 'editor';
  /** The editor's id (`src/api/editor/editorOf.ts`); null for a feed's, and for those written before it was stored. */
  editor: Generated<string | null>;
  /** The editor's name at that time. */
  author: string;
  at: string;
};

/** One row: the time up to which scheduled changes are recorded in `changes`. ISO 8601, UTC. */
export type ScheduleTable = { id: number; at: string };

/** The transactional outbox: caches drop pages with a tag when a row with that tag appears. */
export type ChangesTable = { id: number; at: string; tag: string };

/** A site's imported settings, which are apart from its feed. */
export type SiteSettingsTable = {
  site: SiteCode;
  /** The number of the change that brought them; differs whenever the settings do. */
  revision: number;
  /** JSON of StoredSettings in `src/contract`. */
  data: string;
};
