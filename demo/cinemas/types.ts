import type { Tag } from '../../src/contract/programme.ts';
import type { Place } from '../../src/domain/cinema/distance.ts';
import type { Localised } from '../types.ts';
import type { ServiceSlug } from './services.ts';
import type { TariffName } from './tariffs.ts';

/** The picture and sound technologies of halls. Each is a tag's slug. */
export const HALL_TECHNOLOGIES = ['imax', '4dx', 'dolby', 'ice', 'screenx', 'atmos', '3d'] as const;
export type HallTechnology = (typeof HALL_TECHNOLOGIES)[number];

/** The seats of halls, and the big hall of a Dutch cinema. Tags' slugs too: the first two French, the others Dutch. */
export const HALL_COMFORTS = ['premium', 'duo', 'relaxseats', 'boutiqueseats', 'luxeseats', 'grotezaal'] as const;
export type HallComfort = (typeof HALL_COMFORTS)[number];

export type DemoHall = {
  /** As a ticket prints it; the same in every language. */
  readonly name: string;
  readonly capacity: number;
  readonly technologies: readonly HallTechnology[];
  readonly comforts: readonly HallComfort[];
  /** Whether wheelchairs can reach it: its screenings have the tag `pmr`. */
  readonly stepFree: boolean;
};

/** The style in which the artwork draws the front. */
export type CinemaStyle =
  | 'art-deco'
  | 'modernist'
  | 'industrial'
  | 'neon'
  | 'classical'
  | 'riad'
  | 'brutalist'
  | 'pavilion';

export type DemoCity = {
  /** Unique in the whole demo. */
  readonly id: number;
  readonly slug: string;
  readonly name: Localised;
  readonly postalCode: string;
  /** SPEC 9: the region groups of the cinema list. */
  readonly region?: 'idf' | 'amsterdam';
  /** Whether it is outside the site's country. */
  readonly isAbroad?: true;
  readonly position: Place;
  readonly description: Localised;
};

/** One building of a cinema. */
export type DemoTheater = {
  /** Only where a cinema has several; otherwise the building has the cinema's name. */
  readonly name?: string;
  readonly address: string;
  readonly addressLine2?: string;
  readonly zip: string;
  readonly town: string;
  readonly position: Place;
};

export type TransportMode = 'metro' | 'tram' | 'bus' | 'train' | 'ferry';

export type DemoItinerary = {
  /** Mode, lines, name of the stop, minutes on foot from it. */
  readonly transit: readonly (readonly [mode: TransportMode, lines: string, stop: string, minutes: number])[];
  /** `validated`: cheaper with a ticket stamped at the cinema's desk. */
  readonly car: {
    readonly name: string;
    readonly spaces: number;
    readonly minutes: number;
    readonly terms: 'free' | 'validated' | 'paid';
  };
  readonly bike: {
    readonly racks: number;
    /** Name of the hire scheme, and of its station. */
    readonly hire?: readonly [scheme: string, station: string];
  };
};

export type DemoAccess = {
  readonly entrance: 'level' | 'ramp' | 'lift' | 'side';
  /** Wheelchair spaces in all halls together. */
  readonly places: number;
  /** Halls with an induction loop; `desk`: only the counter has one. */
  readonly loop: 'all' | 'desk' | number;
  readonly toilets: boolean;
};

export type DemoCinema = {
  /** Unique in the whole demo. */
  readonly slug: string;
  readonly city: string;
  readonly name: string;
  /** Digits, unique in the whole demo. */
  readonly vistaRef: string;
  readonly style: CinemaStyle;
  readonly theaters: readonly [DemoTheater, ...DemoTheater[]];
  readonly halls: readonly DemoHall[];
  readonly services: readonly ServiceSlug[];
  readonly access: DemoAccess;
  readonly tariff: TariffName;
  readonly itinerary: DemoItinerary;
  /** Two or three sentences. */
  readonly description: Localised;
  /** Closed for works, with the text that says until when. It has no programme. */
  readonly closed?: Localised;
  readonly alert?: { readonly title: Localised; readonly message: Localised; readonly warning: boolean };
  /** Whether it is itself a premium cinema. */
  readonly premium?: true;
  /** The slug of the premium cinema that belongs to it. */
  readonly cinemaPremium?: string;
  /** Where to go when this one is full. */
  readonly nearbySessions?: { readonly cinema: string; readonly wording: Localised };
  /** A former address, which redirects to the present one. */
  readonly former?: { readonly slug: string; readonly vistaRef: string };
  /** The weekday on which its programme changes, Monday being 0; without it, the site's usual day. */
  readonly weekOffset?: number;
};

export type DemoTag = {
  readonly slug: string;
  readonly category: Tag['category'];
  readonly title: Localised;
  /** What the tooltip explains. */
  readonly explanation: Localised;
  readonly places: readonly Tag['places'][number][];
  readonly orders: readonly [showtime: number, filter: number, upsell: number];
  /** Text on the ticket, and a lucide icon where the tag has one. */
  readonly icon: { readonly label: Localised; readonly sprite?: string } | null;
  /** What it means for someone who sees, hears or moves with difficulty. */
  readonly accessibility?: Localised;
  /** Costs more than an ordinary seat. */
  readonly premium?: true;
  /** Whether it is listed among the versions when a visitor filters a programme. */
  readonly versionFilter?: true;
  readonly highlighted?: true;
};
