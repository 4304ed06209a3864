import type { Language } from '../../sites/sites.ts';
import type { Need } from '../programme/needs.ts';

/**
 * What visitors call versions, experiences and needs of access: by the slug, the phrases of each language, between
 * commas. Accents and case do not matter. A slug without phrases is recognised by its names in the content.
 */
type Phrases<Slug extends string = string> = Readonly<Partial<Record<Slug, string>>>;

/** Versions. A phrase of several means any of them. */
export const VERSION_PHRASES: Readonly<Record<Language, Phrases>> = {
  fr: {
    vost: 'VO, VOSTFR, version originale, sous-titrée, sous-titré, sous-titres',
    vo: 'version originale',
    vf: 'version française, doublée, doublé, doublage, en français',
    vfst: 'VFST',
    muet: 'silencieux',
    ov: 'VO, version originale',
    nlnl: 'version néerlandaise',
  },
  en: {
    vost: 'original version, subtitled, subtitles, VO, OV',
    vo: 'original version, OV',
    vf: 'dubbed, French, in French',
    vfst: 'VFST',
    muet: 'silent',
    ov: 'original version, subtitled, subtitles, OV',
    nlnl: 'Dutch, in Dutch, dubbed',
  },
  de: {
    vost: 'OmU, OV, Originalversion, Originalfassung, Untertitel',
    vo: 'OV, Originalversion, Originalfassung',
    vf: 'Französisch, auf Französisch, synchronisiert',
    vfst: 'VFST',
    muet: 'Stummfilm, stumm',
    ov: 'OmU, OV, Originalversion, Originalfassung',
    nlnl: 'Niederländisch',
  },
  nl: {
    vost: 'originele versie, ondertiteld, ondertitels, OV',
    vo: 'originele versie, OV',
    vf: 'Frans gesproken, nagesynchroniseerd',
    vfst: 'VFST',
    muet: 'stomme film, stil',
    ov: 'originele versie, ondertiteld, ondertitels, OV',
    nlnl: 'Nederlands gesproken, nagesynchroniseerd',
  },
};

/** Experiences and other tags of screenings. */
export const EXPERIENCE_PHRASES: Readonly<Record<Language, Phrases>> = {
  fr: { '3d': 'relief, lunettes', duo: 'canapé, couple', avp: 'premiere, avant-première' },
  en: { '3d': 'glasses', duo: 'sofa, couple', avp: 'preview' },
  de: { '3d': 'Brille', duo: 'Sofa, Paar, Kuschelsitz', avp: 'Premiere, Vorpremiere' },
  nl: { '3d': 'bril', duo: 'bank, stel', avp: 'premiere, voorpremière' },
};

/** Needs of access. */
export const NEED_PHRASES: Readonly<Record<Language, Phrases<Need>>> = {
  fr: {
    pmr: 'PMR, fauteuil, fauteuil roulant, handicap, handicapé, mobilité réduite, accessible, accès PMR',
    audiodesc: 'audiodescription, audio description, audiodécrit, aveugle, malvoyant, malvoyants',
    'hearing-impaired': 'SME, sourd, sourds, malentendant, malentendants, sourds et malentendants',
    relaxed: 'relax, séance relax, autisme, Ciné-ma différence',
  },
  en: {
    pmr: 'wheelchair, disabled, accessible, step-free',
    audiodesc: 'audio description, audio described, blind, visually impaired',
    'hearing-impaired': 'captions, captioned, deaf, hard of hearing',
    relaxed: 'relaxed, relaxed screening, autism, autism friendly',
  },
  de: {
    pmr: 'Rollstuhl, rollstuhlgängig, barrierefrei, behindert',
    audiodesc: 'Audiodeskription, Hörfilm, blind, sehbehindert',
    'hearing-impaired': 'gehörlos, schwerhörig, Untertitel für Gehörlose',
    relaxed: 'reizarm, Autismus',
  },
  nl: {
    pmr: 'rolstoel, gehandicapt, invalide, toegankelijk, rolstoeltoegankelijk',
    audiodesc: 'audiodescriptie, blind, slechtziend',
    'hearing-impaired': 'doof, slechthorend, ondertiteling voor doven',
    relaxed: 'prikkelarm, autisme',
  },
};

/** The phrases of a slug. */
export function phrasesOf(phrases: Phrases, slug: string): string[] {
  return Object.hasOwn(phrases, slug) ? phrases[slug]!.split(', ') : [];
}

/** The phrases of a slug as words, for an index. */
export function wordsOfPhrases(phrases: Phrases, slug: string): string[] {
  return Object.hasOwn(phrases, slug) ? [phrases[slug]!.replaceAll(',', '')] : [];
}
