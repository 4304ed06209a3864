import type { SiteCode } from '../../../src/sites/sites.ts';
import type { Words } from '../edition.ts';
import type { PriceName } from '../prices.ts';

export type SeasonText = {
  /** The slug, in every language. */
  readonly key: string;
  /** An address it had before. */
  readonly formerly?: string;
  readonly type: 'season' | 'specialEvent';
  /** Sites whose cinemas are too small for it. */
  readonly except?: readonly SiteCode[];
  readonly shows: readonly number[];
  /** The price of one evening, and of three bought together, which singly would cost three times the first. */
  readonly single: PriceName;
  readonly three: PriceName;
  readonly title: Words;
  readonly subtitle: Words;
  readonly description: Words;
};

export const seasons: readonly SeasonText[] = [
  {
    key: 'opera',
    formerly: 'opera-live',
    type: 'season',
    shows: [44101, 44102, 44103, 44104],
    single: 'live',
    three: 'liveThree',
    title: { fr: 'La saison d’opéra', en: 'The opera season', de: 'Die Opernsaison', nl: 'Het operaseizoen' },
    subtitle: {
      fr: 'Bizet, Verdi, Mozart, Puccini, en direct',
      en: 'Bizet, Verdi, Mozart and Puccini, live',
      de: 'Bizet, Verdi, Mozart und Puccini, live',
      nl: 'Bizet, Verdi, Mozart en Puccini, live',
    },
    description: {
      fr: '<p>Quatre soirs, quatre maisons, et le droit de venir en pull. {film:44101} brûle dans une arène blanche, {film:44102} éteint ses lustres un à un, {film:44103} tient dans un théâtre d’ombres, {film:44104} court des ténèbres à l’aube.</p><p>Chaque opéra est donné en direct, sous-titré, avec son entracte. Trois soirées prises ensemble coûtent {price:liveThree} au lieu du prix de chacune.</p>',
      en: '<p>Four evenings, four houses, and permission to wear a jumper. {film:44101} burns in a white bullring, {film:44102} puts out its chandeliers one by one, {film:44103} fits inside a shadow theatre, {film:44104} runs from dusk to daybreak.</p><p>Each opera is live, subtitled, and keeps its interval. Three evenings booked together cost {price:liveThree} instead of the price of each.</p>',
      de: '<p>Vier Abende, vier Häuser, und Pullover sind erlaubt. {film:44101} glüht in einer weissen Arena, {film:44102} löscht einen Leuchter nach dem anderen, {film:44103} hat in einem Schattentheater Platz, {film:44104} eilt von der Dämmerung in den Morgen.</p><p>Jede Oper kommt live, mit Untertiteln und mit ihrer Pause. Drei Abende zusammen kosten {price:liveThree}.</p>',
      nl: '<p>Vier avonden, vier operahuizen, en een trui mag. {film:44101} gloeit in een witte arena, {film:44102} dooft haar kroonluchters een voor een, {film:44103} past in een schimmentheater, {film:44104} rent van de schemering naar de ochtend.</p><p>Elke opera is live, ondertiteld en houdt haar pauze. Drie avonden samen kosten {price:liveThree}.</p>',
    },
  },
  {
    key: 'ballet',
    type: 'season',
    shows: [44105, 44106, 44107],
    single: 'live',
    three: 'liveThree',
    title: { fr: 'La saison de ballet', en: 'The ballet season', de: 'Die Ballettsaison', nl: 'Het balletseizoen' },
    subtitle: {
      fr: 'Deux fois Tchaïkovski, une fois Giselle',
      en: 'Tchaikovsky twice, and Giselle',
      de: 'Zweimal Tschaikowski, einmal Giselle',
      nl: 'Twee keer Tsjaikovski, één keer Giselle',
    },
    description: {
      fr: '<p>Le dimanche à quatre heures, quand la lumière baisse. Les cygnes d’abord, dans {film:44105} ; les flocons de {film:44106} avant Noël ; et les Wilis de {film:44107}, qui dansent jusqu’à ce que mort s’ensuive.</p><p>Au cinéma, on voit ce que l’on ne voit pas du balcon : le visage. Et l’on n’entend pas moins les pointes.</p>',
      en: '<p>On Sundays at four, when the light is going. First the swans of {film:44105}; then the snowflakes of {film:44106} before Christmas; and the Wilis of {film:44107}, who dance people to death.</p><p>At the cinema you see what you cannot see from the balcony: the face. And you hear the shoes no less.</p>',
      de: '<p>Am Sonntag um vier, wenn das Licht schwindet. Zuerst die Schwäne in {film:44105}; dann die Schneeflocken in {film:44106} vor Weihnachten; und die Wilis in {film:44107}, die jeden zu Tode tanzen.</p><p>Im Kino sieht man, was vom Balkon aus keiner sieht: das Gesicht. Und die Spitzenschuhe hört man trotzdem.</p>',
      nl: '<p>Op zondag om vier uur, als het licht wegtrekt. Eerst de zwanen van {film:44105}; dan de sneeuwvlokken van {film:44106}, voor Kerstmis; en de Wili’s van {film:44107}, die iedereen dood dansen.</p><p>In de bioscoop zie je wat je vanaf het balkon niet ziet: het gezicht. En de spitzen hoor je even goed.</p>',
    },
  },
  {
    key: 'silent-live',
    type: 'season',
    shows: [44110, 44001, 44002, 44010, 44014, 44016],
    single: 'silent',
    three: 'silentThree',
    title: {
      fr: 'Le muet avec musique en direct',
      en: 'Silent films with live music',
      de: 'Stummfilm mit Livemusik',
      nl: 'Stomme film met livemuziek',
    },
    subtitle: {
      fr: 'Du piano seul à l’orchestre de soixante-huit',
      en: 'From one piano to an orchestra of sixty-eight',
      de: 'Vom Klavier allein bis zum Orchester mit achtundsechzig',
      nl: 'Van één piano tot een orkest van achtenzestig',
    },
    description: {
      fr: '<p>On disait « muet » ; les salles, elles, ne l’étaient jamais. Cette saison leur rend leurs musiciens : l’orchestre pour {film:44110}, le piano pour {film:44001} et {film:44014}, l’orgue, là où il y en a un, pour {film:44010}, et pour {film:44016}, ce que les sorcières auront décidé.</p><p>La place coûte {price:silent}, trois soirées {price:silentThree}. Une présentation de dix minutes précède chaque film.</p>',
      en: '<p>They were called silent; the halls never were. This season gives them their musicians back: the orchestra for {film:44110}, a piano for {film:44001} and {film:44014}, the organ, where there is one, for {film:44010}, and for {film:44016} whatever the witches decide.</p><p>A seat is {price:silent}, three evenings {price:silentThree}. Each film has an introduction of ten minutes.</p>',
      de: '<p>Stumm nannte man sie; die Säle waren es nie. Diese Saison gibt ihnen ihre Musiker zurück: das Orchester für {film:44110}, das Klavier für {film:44001} und {film:44014}, die Orgel, wo es eine gibt, für {film:44010} und für {film:44016}, was die Hexen beschliessen.</p><p>Ein Platz kostet {price:silent}, drei Abende {price:silentThree}. Vor jedem Film gibt es eine Einführung von zehn Minuten.</p>',
      nl: '<p>Stom werden ze genoemd; de zalen waren het nooit. Dit seizoen geeft ze hun musici terug: het orkest voor {film:44110}, de piano voor {film:44001} en {film:44014}, het orgel, waar er een is, voor {film:44010}, en voor {film:44016} wat de heksen beslissen.</p><p>Een plaats kost {price:silent}, drie avonden {price:silentThree}. Elke film krijgt een inleiding van tien minuten.</p>',
    },
  },
  {
    key: 'napoleon',
    type: 'specialEvent',
    except: ['sn', 'ci'],
    shows: [44046],
    single: 'silent',
    three: 'silentThree',
    title: {
      fr: 'Napoléon, cinq heures et demie, un dimanche',
      en: 'Napoléon: five and a half hours on a Sunday',
      de: 'Napoleon: fünfeinhalb Stunden an einem Sonntag',
      nl: 'Napoléon: vijfenhalf uur op een zondag',
    },
    subtitle: {
      fr: 'Intégral, avec entracte et boisson',
      en: 'Complete, with an interval and a drink',
      de: 'Ungekürzt, mit Pause und Getränk',
      nl: 'Integraal, met pauze en een drankje',
    },
    description: {
      fr: '<p>Abel Gance attacha une caméra à un cheval, une autre à une guillotine, et finit sur trois écrans. {film:44046} se voit d’une traite, une fois par semaine, dans nos plus grandes maisons.</p><p>Début à 13 h 30, une demi-heure d’entracte, sortie à l’heure du dîner. Un coussin peut aider.</p>',
      en: '<p>Abel Gance tied one camera to a horse, another to a guillotine, and ended on three screens. {film:44046} is shown in one go, once a week, in our larger houses.</p><p>It begins at 1.30 pm, has half an hour’s interval and lets you out in time for supper. A cushion may help.</p>',
      de: '<p>Abel Gance band eine Kamera an ein Pferd, eine an eine Guillotine und endete auf drei Leinwänden. {film:44046} läuft an einem Stück, einmal pro Woche, in unseren grösseren Häusern.</p><p>Beginn um 13.30 Uhr, eine halbe Stunde Pause, Schluss zum Abendessen. Ein Kissen kann helfen.</p>',
      nl: '<p>Abel Gance bond één camera aan een paard, een andere aan een guillotine en eindigde op drie doeken. {film:44046} is in één ruk te zien, eens per week, in onze grotere huizen.</p><p>Aanvang 13.30 uur, een halfuur pauze, afgelopen tegen het avondeten. Een kussen kan helpen.</p>',
    },
  },
  {
    key: 'moon-and-back',
    type: 'specialEvent',
    shows: [44003, 44006],
    single: 'silent',
    three: 'silentThree',
    title: {
      fr: 'La Lune, aller et retour',
      en: 'To the Moon and back',
      de: 'Zum Mond und zurück',
      nl: 'Naar de maan en terug',
    },
    subtitle: {
      fr: 'Méliès en obus, Lotte Reiniger à cheval',
      en: 'Méliès by shell, Lotte Reiniger on horseback',
      de: 'Méliès im Geschoss, Lotte Reiniger zu Pferd',
      nl: 'Méliès in een granaat, Lotte Reiniger te paard',
    },
    description: {
      fr: '<p>Un quart d’heure pour arriver dans l’œil de la Lune avec {film:44003}, une heure pour en redescendre sur le cheval volant du film {film:44006}, découpé aux ciseaux. Deux films, deux façons de quitter le sol.</p><p>Les enfants sont les bienvenus : personne ne parle, tout se comprend.</p>',
      en: '<p>A quarter of an hour to land in the Moon’s eye with {film:44003}, an hour to come down again on the flying horse of {film:44006}, cut out with scissors. Two films, two ways to leave the ground.</p><p>Children are welcome: nobody speaks, and everything is clear.</p>',
      de: '<p>Eine Viertelstunde, um mit {film:44003} im Auge des Mondes zu landen, eine Stunde, um auf dem fliegenden Pferd aus {film:44006} wieder herunterzukommen, mit der Schere geschnitten. Zwei Filme, zwei Arten, vom Boden wegzukommen.</p><p>Kinder sind willkommen: Niemand spricht, und alles ist klar.</p>',
      nl: '<p>Een kwartier om met {film:44003} in het oog van de maan te landen, een uur om weer te dalen op het vliegende paard van {film:44006}, met de schaar geknipt. Twee films, twee manieren om los te komen van de grond.</p><p>Kinderen zijn welkom: niemand praat, en alles is te volgen.</p>',
    },
  },
];
