import type { SiteCode } from '../../../src/sites/sites.ts';
import { africanNews } from './here-africa.ts';
import type { ArticleText } from '../articleText.ts';

type French = ArticleText<'fr' | 'en'>;

const frenchNews: readonly French[] = [
  {
    key: 'grenoble-works',
    type: 'news',
    picture: 'aurore-grenoble-bouchayer',
    title: {
      fr: 'Grenoble : le pont roulant a retrouvé sa couleur',
      en: 'Grenoble: the gantry crane has its colour back',
    },
    teaser: {
      fr: 'Cinq salles sur huit sont terminées. La halle rouvre au printemps, avec de quoi projeter du 70 mm.',
      en: 'Five halls out of eight are done. The works reopen in spring, with what it takes to show 70 mm.',
    },
    body: {
      fr: '<p>Sous sept couches de peinture, il était bleu. À {cinema:aurore-grenoble-bouchayer}, les peintres l’ont décapé à la main, parce que la grue d’origine soulève désormais notre plus grand écran.</p><p>Les fauteuils arrivent en janvier, les projecteurs 70 mm en février. Entre-temps, billets et cartes restent valables dans toutes nos autres salles.</p>',
      en: '<p>Under seven coats of paint it was blue. At {cinema:aurore-grenoble-bouchayer} the painters stripped it by hand, because the old crane now carries our largest screen.</p><p>The seats arrive in January and the 70 mm projectors in February. Until then tickets and cards remain valid in all our other cinemas.</p>',
    },
  },
  {
    key: 'boulevards-organ',
    type: 'news',
    picture: 'aurore-paris-grands-boulevards',
    title: { fr: 'L’orgue des Grands Boulevards a été révisé', en: 'The Grands Boulevards organ has had its overhaul' },
    teaser: {
      fr: 'Mille deux cents tuyaux, un facteur d’orgues et un perroquet mécanique qui ne chantait plus depuis 1974.',
      en: 'Twelve hundred pipes, one organ builder, and a mechanical parrot that had not sung since 1974.',
    },
    body: {
      fr: '<p>Il a fallu onze nuits, puisque le jour il y a des films. À {cinema:aurore-paris-grands-boulevards}, la console remonte de nouveau de la fosse sans grincer, et le jeu d’oiseaux, condamné depuis un demi-siècle, répond quand on le tire.</p><p>Le premier à l’entendre sera {film:44010}. C’était la moindre des choses.</p>',
      en: '<p>It took eleven nights, since by day there are films. At {cinema:aurore-paris-grands-boulevards} the console rises from the pit again without a creak, and the bird stop, out of use for half a century, answers when it is pulled.</p><p>The first to have it played to them will be the audience of {film:44010}. It was the least we could do.</p>',
    },
  },
  {
    key: 'montreuil-tricks',
    type: 'news',
    picture: 'clapper',
    title: { fr: 'Mercredi, on disparaît à Montreuil', en: 'On Wednesdays people vanish in Montreuil' },
    teaser: {
      fr: 'L’atelier de trucages reprend : une caméra, des ciseaux, et la manière de faire s’évanouir sa sœur.',
      en: 'The trick workshop is back: a camera, some scissors, and how to make your sister disappear.',
    },
    body: {
      fr: '<p>Méliès avait son studio à quelques rues de {cinema:aurore-montreuil-croix-de-chavaux}. Nous avons ses trucs : l’arrêt de caméra, la surimpression, la maquette et beaucoup de carton.</p><p>L’atelier accueille douze enfants de 7 à 12 ans, le mercredi après la séance de 14 h. Il est compris dans la place. On s’inscrit au comptoir.</p>',
      en: '<p>Méliès had his studio a few streets from {cinema:aurore-montreuil-croix-de-chavaux}. We have his tricks: stopping the camera, double exposure, models and a great deal of cardboard.</p><p>The workshop takes twelve children aged 7 to 12, on Wednesdays after the 2 pm screening. It is included in the ticket. Put your name down at the desk.</p>',
    },
  },
];

const swissNews: readonly ArticleText<'fr' | 'en' | 'de'>[] = [
  {
    key: 'fribourg-thursday',
    type: 'news',
    picture: 'ticket',
    title: {
      fr: 'À Fribourg, le film du jeudi se vote',
      en: 'In Fribourg the Thursday film goes to a vote',
      de: 'In Freiburg wird über den Donnerstagsfilm abgestimmt',
    },
    teaser: {
      fr: 'Deux titres, une urne dans le hall et une campagne qui se fait en deux langues.',
      en: 'Two titles, a ballot box in the foyer, and a campaign in two languages.',
      de: 'Zwei Titel, eine Urne im Foyer und ein Abstimmungskampf in zwei Sprachen.',
    },
    body: {
      fr: '<p>Le vote dure du lundi au mercredi à {cinema:aurore-fribourg-perolles}. Chaque place achetée donne un bulletin, et le dépouillement est public, à 19 h, au bar.</p><p>Les perdants ont droit à la moitié du prix la semaine suivante. C’est ainsi que {film:44024} est passé trois fois.</p>',
      en: '<p>Voting runs from Monday to Wednesday at {cinema:aurore-fribourg-perolles}. Every seat bought gives one ballot, and the count is public, at 7 pm, in the bar.</p><p>Losers pay half the following week. That is how {film:44024} came to be shown three times.</p>',
      de: '<p>Abgestimmt wird von Montag bis Mittwoch im {cinema:aurore-fribourg-perolles}. Jedes gekaufte Ticket zählt als Stimme, ausgezählt wird öffentlich, um 19 Uhr an der Bar.</p><p>Wer verliert, zahlt in der Woche darauf die Hälfte. So kam es, dass {film:44024} dreimal lief.</p>',
    },
  },
  {
    key: 'zurich-roof',
    type: 'news',
    picture: 'aurore-zurich-west',
    title: {
      fr: 'Zurich : un toit coulé en une nuit',
      en: 'Zurich: a roof poured in one night',
      de: 'Zürich: ein Dach, in einer Nacht gegossen',
    },
    teaser: {
      fr: 'Comment on fait entrer un écran de vingt mètres sous un viaduc où passe un train toutes les quatre minutes.',
      en: 'How to fit a twenty-metre screen under a viaduct that carries a train every four minutes.',
      de: 'Wie man eine zwanzig Meter breite Leinwand unter ein Viadukt bringt, über das alle vier Minuten ein Zug fährt.',
    },
    body: {
      fr: '<p>Le béton ne devait sentir aucune vibration pendant sa prise. À {cinema:aurore-zurich-west}, on a donc travaillé entre le dernier train et le premier, quarante-deux toupies à la file.</p><p>Depuis, la salle <a href="{to:experience:imax}">IMAX</a> repose sur des ressorts. On entend le film, et lui seul.</p>',
      en: '<p>The concrete was not to feel a tremor while it set. At {cinema:aurore-zurich-west} the work was therefore done between the last train and the first, with forty-two mixers in a row.</p><p>Since then the <a href="{to:experience:imax}">IMAX</a> hall has rested on springs. You hear the film and nothing else.</p>',
      de: '<p>Der Beton durfte beim Abbinden keine Erschütterung spüren. Im {cinema:aurore-zurich-west} arbeitete man deshalb zwischen dem letzten und dem ersten Zug, mit zweiundvierzig Fahrmischern in der Schlange.</p><p>Seither ruht der <a href="{to:experience:imax}">IMAX</a>-Saal auf Federn. Man hört den Film und sonst nichts.</p>',
    },
  },
];

const belgianNews: readonly ArticleText<'fr' | 'en' | 'nl'>[] = [
  {
    key: 'liege-luggage',
    type: 'news',
    picture: 'aurore-liege-guillemins',
    title: {
      fr: 'Liège : votre valise ne paie pas sa place',
      en: 'Liège: your suitcase gets in free',
      nl: 'Luik: je koffer heeft geen kaartje nodig',
    },
    teaser: {
      fr: 'La consigne est gratuite sur présentation d’un billet, de train ou de cinéma.',
      en: 'Left luggage is free if you show a ticket, for the train or for the film.',
      nl: 'De bagagekluis is gratis op vertoon van een kaartje, voor de trein of voor de film.',
    },
    body: {
      fr: '<p>Face à la gare, {cinema:aurore-liege-guillemins} range les bagages derrière le comptoir, y compris les poussettes et, une fois, un violoncelle. Le hall affiche désormais les départs à côté des séances.</p><p>Un film de moins de quatre-vingts minutes tient entre deux correspondances : {film:44037} est fait pour cela.</p>',
      en: '<p>Opposite the station, {cinema:aurore-liege-guillemins} keeps luggage behind the desk, pushchairs included and, on one occasion, a cello. The foyer now shows departures next to screenings.</p><p>A film of under eighty minutes fits between two connections: {film:44037} might have been made for it.</p>',
      nl: '<p>Tegenover het station bewaart {cinema:aurore-liege-guillemins} bagage achter de balie, kinderwagens inbegrepen en één keer een cello. In de hal staan de vertrektijden nu naast de voorstellingen.</p><p>Een film van minder dan tachtig minuten past tussen twee treinen: {film:44037} lijkt ervoor gemaakt.</p>',
    },
  },
  {
    key: 'gent-piano',
    type: 'news',
    picture: 'aurore-gent-dok',
    title: {
      fr: 'Lundi matin, on accorde le piano de Gand',
      en: 'Monday morning in Ghent: the piano is tuned',
      nl: 'Maandagochtend in Gent: de piano wordt gestemd',
    },
    teaser: {
      fr: 'Deux cent vingt cordes, une heure de silence, et quelques habitués qui viennent pour cela.',
      en: 'Two hundred and twenty strings, an hour of silence, and a few regulars who come for that.',
      nl: 'Tweehonderdtwintig snaren, een uur stilte en een paar vaste gasten die daarvoor komen.',
    },
    body: {
      fr: '<p>L’eau du bassin détend le bois, la chaleur des projecteurs le resserre. À {cinema:aurore-gent-dok}, l’accordeur passe donc chaque lundi à neuf heures. Les portes sont ouvertes et le café est prêt ; on demande seulement de ne pas parler.</p><p>Le soir même, le piano accompagne un muet. En ce moment, on le prépare pour {film:44035}.</p>',
      en: '<p>Water from the dock loosens the wood and heat from the projectors tightens it. So at {cinema:aurore-gent-dok} the tuner comes every Monday at nine. The doors are open and the coffee is ready; all we ask is not to talk.</p><p>In the evening the piano accompanies a silent film. At present it is being prepared for {film:44035}.</p>',
      nl: '<p>Het water van het dok laat het hout uitzetten, de warmte van de projectoren doet het krimpen. Daarom komt de stemmer bij {cinema:aurore-gent-dok} elke maandag om negen uur. De deuren staan open en de koffie is klaar; we vragen alleen om niet te praten.</p><p>Dezelfde avond begeleidt de piano een stomme film. Op dit moment wordt ze voorbereid op {film:44035}.</p>',
    },
  },
];

const dutchNews: readonly ArticleText<'nl' | 'en'>[] = [
  {
    key: 'plantage-wurlitzer',
    type: 'news',
    picture: 'aurore-amsterdam-plantage',
    title: {
      nl: 'De Wurlitzer van de Plantage speelt weer op zondag',
      en: 'The Plantage Wurlitzer plays on Sundays again',
    },
    teaser: {
      nl: 'Na een winter vol nieuwe balgen klinkt het orgel uit 1921 weer voor de matinee. De leeuwen zijn gewaarschuwd.',
      en: 'After a winter of new bellows the organ of 1921 is heard before the matinee again. The lions have been told.',
    },
    body: {
      nl: '<p>In {cinema:aurore-amsterdam-plantage} zijn alle leren balgjes vervangen, achthonderd stuks, met de hand gelijmd. De tremulant trilt weer en de koebellen doen het ook.</p><p>Elke zondag om half een speelt het orgel een kwartier, voor iedereen met een kaartje voor de middag. Daarna begint de film, en bij {film:44010} speelt het gewoon door.</p>',
      en: '<p>At {cinema:aurore-amsterdam-plantage} every leather bellows has been replaced, eight hundred of them, glued by hand. The tremulant trembles once more, and the cowbells work too.</p><p>Every Sunday at half past twelve the organ plays for a quarter of an hour, for anyone with a ticket for the afternoon. Then the film begins, and for {film:44010} the organ simply goes on.</p>',
    },
  },
  {
    key: 'utrecht-trains',
    type: 'news',
    picture: 'aurore-utrecht-croeselaan',
    title: {
      nl: 'Utrecht: de film eindigt voor je trein vertrekt',
      en: 'Utrecht: the film ends before your train leaves',
    },
    teaser: {
      nl: 'De nieuwe dienstregeling is verwerkt. De nachtfilm ook.',
      en: 'The new timetable has been taken into account. So has the midnight film.',
    },
    body: {
      nl: '<p>Twee keer per jaar legt de programmeur van {cinema:aurore-utrecht-croeselaan} de dienstregeling naast de filmlengtes. Na afloop heb je altijd minstens twaalf minuten, en het is zeven minuten lopen.</p><p>Eén uitzondering: {film:44046} duurt ruim vijfenhalf uur. Daarvoor nemen we de eerste trein van de ochtend als uitgangspunt.</p>',
      en: '<p>Twice a year the programmer of {cinema:aurore-utrecht-croeselaan} puts the timetable next to the running times. Afterwards you always have at least twelve minutes, and the walk takes seven.</p><p>One exception: {film:44046} lasts more than five and a half hours. For that one we start from the first train in the morning.</p>',
    },
  },
  {
    key: 'haarlem-tram',
    type: 'news',
    picture: 'tram',
    title: { nl: 'Haarlem: de blauwe tram schenkt koffie', en: 'Haarlem: the blue tram serves coffee' },
    teaser: {
      nl: 'De tramwagen in de foyer heeft een nieuwe vloer en een espressomachine op de plaats van de bestuurder.',
      en: 'The tramcar in the foyer has a new floor, and an espresso machine where the driver used to stand.',
    },
    body: {
      nl: '<p>De wagen reed tot 1957 naar Zandvoort en is sindsdien niet meer van zijn plaats geweest. In {cinema:aurore-haarlem-remise} is het balkon nu een balie: je bestelt bij de bel.</p><p>Wie met {film:44052} of een andere film over spoorwegen komt, krijgt een geknipt kaartje mee naar huis.</p>',
      en: '<p>The car ran to Zandvoort until 1957 and has not moved since. At {cinema:aurore-haarlem-remise} its platform is now a counter: you order by the bell.</p><p>Anyone who comes for {film:44052}, or any other film about railways, takes home a punched ticket.</p>',
    },
  },
];

/** What the editors of each site report from their own cinemas. */
export const newsHere: Readonly<Record<SiteCode, readonly ArticleText<never>[]>> = {
  fr: frenchNews,
  ch: swissNews,
  be: belgianNews,
  nl: dutchNews,
  ...africanNews,
};
