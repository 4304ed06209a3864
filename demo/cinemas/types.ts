import type { CityDetails } from '../../src/contract/city.ts';
import type { Tag } from '../../src/contract/programme.ts';
import type { Localised, Text } from '../types.ts';
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

/** In degrees: x is the latitude. */
type Position = { readonly x: number; readonly y: number };

/** A town, with the feed's fields (src/contract/city.ts). */
export type DemoCity = Pick<CityDetails, 'id' | 'slug' | 'departement' | 'isIdf' | 'mainRegion'> & {
  readonly postalCode: string;
  readonly gpsPosition: Position;
  readonly name: Text;
  readonly description: Localised;
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

/** What no feed has of a cinema (buildings/): the programme and the sentences about it are made from it. */
export type DemoBuilding = {
  readonly style: CinemaStyle;
  readonly halls: readonly DemoHall[];
  /** Slugs of `services`. */
  readonly services: readonly string[];
  readonly access: DemoAccess;
  readonly tariff: TariffName;
  readonly itinerary: DemoItinerary;
  /** A former address, which redirects to the present one. */
  readonly former?: { readonly slug: string; readonly vistaRef: string };
};

type DemoTheater = {
  readonly name: string;
  readonly addressLine1: string;
  readonly addressLine2?: string;
  readonly addressZip: string;
  readonly addressCity: string;
  readonly gpsPosition: Position;
};

/** A cinema: the feed's fields (src/contract/cinema.ts), and its building. */
export type DemoCinema = DemoBuilding & {
  /** Unique in the whole demo. */
  readonly slug: string;
  readonly citySlug: string;
  readonly name: string;
  /** Digits, unique in the whole demo. */
  readonly vistaRef: string;
  readonly theaters: readonly DemoTheater[];
  /** HTML of two or three sentences. */
  readonly description: Localised;
  /** Closed for works; the comment says until when. */
  readonly status?: boolean;
  readonly comment?: Localised;
  readonly alert?: {
    readonly title: Localised;
    readonly message: Localised;
    readonly warning: boolean;
    readonly cta: null;
  };
  /** Whether it is itself a premium cinema. */
  readonly premium?: boolean;
  /** The slug of the premium cinema that belongs to it. */
  readonly cinemaPremium?: string;
  /** Where to go when this one is full. */
  readonly nearbySessionsCinema?: string;
  readonly nearbySessionsWording?: Localised;
  /** The weekday on which its programme changes, Monday being 0; without it, Wednesday. */
  readonly cinemaWeekOffset?: number;
};

/** A tag, with the feed's fields (src/contract/programme.ts); those that follow are left out. */
export type DemoTag = Pick<Tag, 'slug' | 'category' | 'places' | 'orders'> & {
  readonly title: Text;
  /** What the tooltip explains. */
  readonly tooltip: { readonly description: Text };
  /** Text on the ticket, and a lucide icon where the tag has one. */
  readonly icon: { readonly label: Text; readonly sprite?: string } | null;
  /** What it means for someone who sees, hears or moves with difficulty. */
  readonly accessibilityDescription?: Text;
  /** Costs more than an ordinary seat. */
  readonly premium?: boolean;
  /** Whether it is listed among the versions when a visitor filters a programme. */
  readonly versionFilter?: boolean;
  readonly highlighted?: boolean;
};
