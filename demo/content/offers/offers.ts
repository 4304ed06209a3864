import type { OfferText } from '../articleText.ts';
import type { Words } from '../edition.ts';

const seePrices: Words = {
  fr: 'Choisir un film',
  en: 'Choose a film',
  de: 'Film wählen',
  nl: 'Kies een film',
};

/** What runs all the time, and what runs now. The first stands at the head of the page. */
export const offers: readonly OfferText[] = [
  {
    key: 'pass-first-month',
    category: 'promotion',
    picture: 'passCard',
    when: { type: 'interval', day: -12, last: 23 },
    title: {
      fr: 'Le premier mois de Cinépass à moitié prix',
      en: 'Half off your first month of the pass',
      de: 'Cinépass: der erste Monat zum halben Preis',
      nl: 'De eerste maand van uw abonnement voor de helft',
    },
    teaser: {
      fr: 'Un mois entier pour voir si trois films par semaine vous suffisent.',
      en: 'A whole month to find out whether three films a week are enough for you.',
      de: 'Ein ganzer Monat, um herauszufinden, ob drei Filme pro Woche reichen.',
      nl: 'Een hele maand om te ontdekken of drie films per week genoeg is.',
    },
    body: {
      fr: '<p>Le Cinépass Solo coûte {price:solo} par mois et se résilie en ligne, sans lettre et sans excuse. Le premier mois est à moitié prix pour toute personne qui n’a pas été abonnée cette année.</p><ul><li>Tous les films, toutes les séances, dans tous nos cinémas</li><li>Réservation dès l’ouverture des ventes</li><li>Un tarif réduit pour l’opéra, le ballet et les ciné-concerts</li></ul>',
      en: '<p>The Solo pass costs {price:solo} a month and is cancelled online, with no letter and no excuses. The first month is half price for anyone who has not been a member this year.</p><ul><li>Every film, every screening, in all our cinemas</li><li>Booking from the moment sales open</li><li>A reduced price for opera, ballet and films with live music</li></ul>',
      de: '<p>Der Cinépass Solo kostet {price:solo} im Monat und lässt sich online kündigen, ohne Brief und ohne Ausrede. Wer dieses Jahr noch kein Abo hatte, zahlt im ersten Monat die Hälfte.</p><ul><li>Alle Filme, alle Vorstellungen, in allen unseren Kinos</li><li>Buchen, sobald der Vorverkauf beginnt</li><li>Ermässigung für Oper, Ballett und Filmkonzerte</li></ul>',
      nl: '<p>Het Solo-abonnement kost {price:solo} per maand en zegt u online op, zonder brief en zonder smoes. Wie dit jaar nog geen abonnement had, betaalt de eerste maand de helft.</p><ul><li>Alle films, alle voorstellingen, in al onze bioscopen</li><li>Reserveren zodra de verkoop begint</li><li>Korting op opera, ballet en films met livemuziek</li></ul>',
    },
    cta: {
      label: { fr: 'Voir les formules', en: 'See the plans', de: 'Zu den Abos', nl: 'Bekijk de abonnementen' },
      url: '{to:subscriptionOffers}',
      type: 'yellow',
    },
  },
  {
    key: 'mornings',
    category: 'promotion',
    picture: 'sun',
    when: { type: 'from', day: -90 },
    title: {
      fr: 'Le matin, tout est à {price:morning}',
      en: 'In the morning everything is {price:morning}',
      de: 'Am Vormittag kostet alles {price:morning}',
      nl: '’s Ochtends kost alles {price:morning}',
    },
    teaser: {
      fr: 'Toutes les séances qui commencent avant midi, sept jours sur sept, vacances comprises.',
      en: 'Every screening that starts before noon, seven days a week, holidays included.',
      de: 'Alle Vorstellungen, die vor 12 Uhr beginnen, sieben Tage die Woche, auch in den Ferien.',
      nl: 'Alle voorstellingen die voor twaalf uur beginnen, zeven dagen per week, ook in de vakantie.',
    },
    body: {
      fr: '<p>Le meilleur moment pour un film de trois heures est celui où l’on est réveillé. Le tarif du matin vaut dans nos cinémas à partir de {price:morning}, pour tout le monde et sans justificatif.</p><p>Les suppléments pour l’IMAX, la 4DX ou la 3D s’ajoutent. Pas de supplément pour le café : il est compris jusqu’à onze heures.</p>',
      en: '<p>The best time for a film of three hours is when you are awake. The morning price starts at {price:morning} in our cinemas, for everyone, with nothing to prove.</p><p>Supplements for IMAX, 4DX or 3D come on top. There is none for coffee, which is included until eleven.</p>',
      de: '<p>Für einen dreistündigen Film ist der beste Moment, wenn man wach ist. Der Vormittagspreis gilt in unseren Kinos ab {price:morning}, für alle und ohne Ausweis.</p><p>Zuschläge für IMAX, 4DX oder 3D kommen dazu. Für den Kaffee gibt es keinen, er ist bis elf Uhr inbegriffen.</p>',
      nl: '<p>Het beste moment voor een film van drie uur is als u wakker bent. De ochtendprijs begint in onze bioscopen bij {price:morning}, voor iedereen en zonder bewijs.</p><p>Toeslagen voor IMAX, 4DX of 3D komen erbij. Voor koffie geldt geen toeslag, die is tot elf uur inbegrepen.</p>',
    },
    cta: { label: seePrices, url: '{to:shows}', type: 'black' },
  },
  {
    key: 'students',
    category: 'promotion',
    picture: 'glasses',
    when: { type: 'noDate' },
    title: {
      fr: 'Étudiants : {price:student}, du lundi au vendredi',
      en: 'Students: {price:student}, Monday to Friday',
      de: 'Studierende: {price:student}, Montag bis Freitag',
      nl: 'Studenten: {price:student}, maandag tot en met vrijdag',
    },
    teaser: {
      fr: 'Une carte de l’année en cours suffit. Harold Lloyd, dans « Vive le sport ! », n’en avait même pas.',
      en: 'A card for the current year will do. In “The Freshman” Harold Lloyd did not even have that.',
      de: 'Ein Ausweis des laufenden Jahres genügt. Harold Lloyd hatte im «Sportstudenten» nicht einmal den.',
      nl: 'Een pas van het lopende jaar is genoeg. In ‘The Freshman’ had Harold Lloyd die niet eens.',
    },
    body: {
      fr: '<p>Le tarif vaut jusqu’au vendredi 18 h, hors jours fériés, à toutes les séances ordinaires. La carte se montre à l’entrée de la salle, sur papier ou sur téléphone.</p><p>Vous avez moins de 26 ans et pas de carte ? Le <a href="{to:subscriptionOffers}">Cinépass −26</a> coûte {price:under26} par mois.</p>',
      en: '<p>The price is good until Friday at 6 pm, public holidays excepted, for all ordinary screenings. Show your card at the door of the hall, on paper or on your phone.</p><p>Under 26 and no card? The <a href="{to:subscriptionOffers}">under-26 pass</a> costs {price:under26} a month.</p>',
      de: '<p>Der Preis gilt bis Freitag, 18 Uhr, ausser an Feiertagen, für alle gewöhnlichen Vorstellungen. Den Ausweis zeigen Sie am Saaleingang, auf Papier oder auf dem Handy.</p><p>Unter 26 und kein Ausweis? Der <a href="{to:subscriptionOffers}">Cinépass U26</a> kostet {price:under26} im Monat.</p>',
      nl: '<p>De prijs geldt tot vrijdag 18.00 uur, behalve op feestdagen, voor alle gewone voorstellingen. U laat de pas zien bij de zaal, op papier of op uw telefoon.</p><p>Onder de 26 en geen pas? Het <a href="{to:subscriptionOffers}">abonnement tot 26</a> kost {price:under26} per maand.</p>',
    },
  },
  {
    key: 'family-of-four',
    category: 'promotion',
    picture: 'house',
    when: { type: 'from', day: -30 },
    title: {
      fr: 'À quatre le dimanche : {price:family}',
      en: 'Four of you on a Sunday: {price:family}',
      de: 'Sonntags zu viert: {price:family}',
      nl: 'Op zondag met z’n vieren: {price:family}',
    },
    teaser: {
      fr: 'Deux adultes et deux enfants, ou l’inverse de ce que l’on attend d’une famille.',
      en: 'Two adults and two children, or any other way of making four.',
      de: 'Zwei Erwachsene und zwei Kinder, oder sonst eine Art, vier zu sein.',
      nl: 'Twee volwassenen en twee kinderen, of een andere manier om vier te zijn.',
    },
    body: {
      fr: '<p>Au moins un des quatre doit avoir moins de 14 ans. Le billet famille vaut toute la journée du dimanche, pour un même film.</p><p>Ces temps-ci, les plus petits demandent {film:44022}, les moyens {film:44004} et les grands {film:44023}. Tous les films pour les enfants sont <a href="{to:shows}">sur la page des films</a>.</p>',
      en: '<p>At least one of the four must be under 14. The family ticket is good all Sunday, for one and the same film.</p><p>At present the smallest ask for {film:44022}, the middle ones for {film:44004} and the big ones for {film:44023}. All films for children are <a href="{to:shows}">on the page of films</a>.</p>',
      de: '<p>Mindestens eines von vieren muss unter 14 sein. Das Familienticket gilt den ganzen Sonntag, für ein und denselben Film.</p><p>Zurzeit wünschen sich die Kleinsten {film:44022}, die Mittleren {film:44004} und die Grossen {film:44023}. Alle Kinderfilme stehen <a href="{to:shows}">auf der Filmseite</a>.</p>',
      nl: '<p>Minstens een van de vier moet jonger zijn dan 14. Het familiekaartje geldt de hele zondag, voor een en dezelfde film.</p><p>Op dit moment kiezen de kleinsten {film:44022}, de middelsten {film:44004} en de grootsten {film:44023}. Alle kinderfilms staan <a href="{to:shows}">op de filmpagina</a>.</p>',
    },
  },
  {
    key: 'birthday',
    category: 'promotion',
    picture: 'balloons',
    only: 'birthdays',
    when: { type: 'noDate' },
    title: {
      fr: 'Un anniversaire au cinéma, {price:birthday} par enfant',
      en: 'A birthday at the cinema, {price:birthday} per child',
      de: 'Geburtstag im Kino, {price:birthday} pro Kind',
      nl: 'Verjaardag in de bioscoop, {price:birthday} per kind',
    },
    teaser: {
      fr: 'Un film, un gâteau, une visite de la cabine. Le gâteau, vous pouvez aussi l’apporter.',
      en: 'A film, a cake, a look round the projection room. You may also bring your own cake.',
      de: 'Ein Film, ein Kuchen, ein Blick in den Vorführraum. Den Kuchen dürfen Sie auch mitbringen.',
      nl: 'Een film, een taart, een kijkje in de cabine. De taart mag u ook zelf meenemen.',
    },
    body: {
      fr: '<p>De six à quatorze enfants, le mercredi, le samedi et le dimanche. Une personne de la maison s’occupe du groupe ; deux adultes sont invités.</p><p>On réserve dix jours à l’avance à l’accueil du cinéma. Celui ou celle dont c’est l’anniversaire appuie sur le bouton qui éteint la salle.</p>',
      en: '<p>Six to fourteen children, on Wednesdays, Saturdays and Sundays. Someone from the house looks after the group; two adults come in free.</p><p>Book at the cinema’s desk ten days ahead. Whoever’s birthday it is gets to press the button that turns the lights down.</p>',
      de: '<p>Sechs bis vierzehn Kinder, am Mittwoch, Samstag und Sonntag. Jemand vom Haus betreut die Gruppe; zwei Erwachsene sind eingeladen.</p><p>Reservieren Sie zehn Tage im Voraus an der Kinokasse. Das Geburtstagskind drückt den Knopf, der das Licht ausmacht.</p>',
      nl: '<p>Zes tot veertien kinderen, op woensdag, zaterdag en zondag. Iemand van het huis begeleidt de groep; twee volwassenen mogen gratis mee.</p><p>Reserveer tien dagen van tevoren aan de kassa van de bioscoop. De jarige drukt op de knop die het licht in de zaal dooft.</p>',
    },
  },
  {
    key: 'silent-week',
    category: 'temporary',
    picture: 'reel',
    when: { type: 'interval', day: 1, last: 14 },
    title: {
      fr: 'La semaine du muet : {price:festival} la séance',
      en: 'Silent Week: {price:festival} a screening',
      de: 'Stummfilmwoche: {price:festival} pro Vorstellung',
      nl: 'Week van de stomme film: {price:festival} per voorstelling',
    },
    teaser: {
      fr: 'Du {day:1} au {day:14}, tous les films muets au même prix. On a un peu triché : la semaine dure quatorze jours.',
      en: 'From {day:1} to {day:14}, every silent film at one price. We cheated a little: the week lasts fourteen days.',
      de: 'Von {day:1} bis {day:14} alle Stummfilme zum gleichen Preis. Ein wenig geschummelt ist es: Die Woche hat vierzehn Tage.',
      nl: 'Van {day:1} tot en met {day:14} alle stomme films voor één prijs. Een beetje vals gespeeld: de week telt veertien dagen.',
    },
    body: {
      fr: '<p>Il y a là {film:44017}, {film:44035}, {film:44043} et tous les autres, du plus court au plus long. Le tarif s’applique de lui-même à la réservation.</p><p>Les séances avec musique en direct gardent leur prix : il y a quelqu’un au piano.</p>',
      en: '<p>They include {film:44017}, {film:44035}, {film:44043} and all the others, from the shortest to the longest. The price applies by itself when you book.</p><p>Screenings with live music keep their own price: there is someone at the piano.</p>',
      de: '<p>Dazu gehören {film:44017}, {film:44035}, {film:44043} und alle anderen, vom kürzesten bis zum längsten. Der Preis gilt beim Buchen automatisch.</p><p>Vorstellungen mit Livemusik behalten ihren Preis: Da sitzt jemand am Klavier.</p>',
      nl: '<p>Daar horen {film:44017}, {film:44035}, {film:44043} en alle andere bij, van de kortste tot de langste. De prijs geldt vanzelf als u reserveert.</p><p>Voorstellingen met livemuziek houden hun eigen prijs: daar zit iemand achter de piano.</p>',
    },
    cta: { label: seePrices, url: '{to:shows}', type: 'booking' },
  },
  {
    key: 'popcorn-monday',
    category: 'temporary',
    picture: 'popcorn',
    when: { type: 'until', last: 19 },
    title: {
      fr: 'Le lundi, le grand pop-corn à {price:popcorn}',
      en: 'Large popcorn on Mondays: {price:popcorn}',
      de: 'Montags die grosse Portion Popcorn für {price:popcorn}',
      nl: 'Op maandag grote popcorn voor {price:popcorn}',
    },
    teaser: {
      fr: 'Jusqu’au {day:19}. Salé, sucré ou les deux dans le même seau, ce que nous ne jugeons pas.',
      en: 'Until {day:19}. Salted, sweet, or both in one bucket, on which we pass no judgement.',
      de: 'Bis {day:19}. Salzig, süss oder beides im selben Eimer; wir urteilen nicht.',
      nl: 'Tot en met {day:19}. Zout, zoet of allebei in één bak; wij oordelen niet.',
    },
    body: {
      fr: '<p>L’offre vaut au comptoir, une fois par billet, pour les séances du lundi. Dites simplement « lundi » : la caisse comprend.</p><p>Pour les muets, nous avons des cornets de papier. Ils font moins de bruit.</p>',
      en: '<p>The offer holds at the counter, once per ticket, for Monday screenings. Just say “Monday” and the till will understand.</p><p>For silent films we have paper cones. They make less noise.</p>',
      de: '<p>Das Angebot gilt an der Theke, einmal pro Ticket, für Vorstellungen am Montag. Sagen Sie einfach «Montag», die Kasse versteht.</p><p>Für Stummfilme haben wir Papiertüten. Die rascheln weniger.</p>',
      nl: '<p>De actie geldt aan de balie, één keer per kaartje, bij voorstellingen op maandag. Zeg gewoon ‘maandag’, de kassa begrijpt het.</p><p>Voor stomme films hebben we papieren zakjes. Die ritselen minder.</p>',
    },
  },
  {
    key: 'one-day',
    category: 'temporary',
    picture: 'calendar',
    when: { type: 'exactWithoutHours', day: 14 },
    title: {
      fr: 'Un seul jour, un seul prix : {price:festival}',
      en: 'One day, one price: {price:festival}',
      de: 'Ein Tag, ein Preis: {price:festival}',
      nl: 'Eén dag, één prijs: {price:festival}',
    },
    teaser: {
      fr: 'Le {day:14}, toutes les places de la journée, du premier café à la dernière séance.',
      en: 'On {day:14}, every seat of the day, from the first coffee to the last screening.',
      de: 'Am {day:14} jeder Platz des Tages, vom ersten Kaffee bis zur letzten Vorstellung.',
      nl: 'Op {day:14} elke stoel van de dag, van de eerste koffie tot de laatste voorstelling.',
    },
    body: {
      fr: '<p>Pas de code, pas de carte, pas de file : on réserve comme d’habitude. Les soirées spéciales et les directs ne sont pas compris.</p><p>L’an dernier, le record fut de cinq films. Son auteur a demandé à rester anonyme, pour son employeur.</p>',
      en: '<p>No code, no card, no queue: book as you always do. Special evenings and live events are not included.</p><p>Last year’s record was five films. Whoever set it asked to remain anonymous, on account of an employer.</p>',
      de: '<p>Kein Code, keine Karte, keine Schlange: Buchen Sie wie immer. Sonderveranstaltungen und Live-Übertragungen sind nicht dabei.</p><p>Der Rekord vom letzten Jahr steht bei fünf Filmen. Wer ihn aufgestellt hat, möchte ungenannt bleiben, des Arbeitgebers wegen.</p>',
      nl: '<p>Geen code, geen pas, geen rij: reserveer zoals altijd. Bijzondere avonden en live-uitzendingen doen niet mee.</p><p>Het record van vorig jaar staat op vijf films. De recordhouder blijft liever anoniem, vanwege een werkgever.</p>',
    },
    cta: { label: seePrices, url: '{to:shows}', type: 'black' },
  },
];
