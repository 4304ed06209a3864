import type { ArticleText } from '../articleText.ts';
import type { Words } from '../edition.ts';
import type { ExperienceText } from './type.ts';

/** Articles about experiences (type `experience`), each part of a group. */
export type ExperienceArticleText = Omit<ArticleText, 'type' | 'when' | 'except'> & {
  readonly group: ExperienceText['group'];
  /** Of the cinemas it is about: a hall, a seat or a service. Without it, all. */
  readonly feature?: string;
  /** Shows whose pictures the gallery has. */
  readonly gallery: readonly number[];
  readonly guest?: { readonly name: string; readonly title: Words; readonly description: Words };
};

export const experienceArticles: readonly ExperienceArticleText[] = [
  {
    key: 'tallest-screens',
    group: 'picture-sound',
    feature: 'imax',
    picture: 44026,
    gallery: [44019, 44020, 44023, 44045],
    title: {
      fr: 'Nos plus grands écrans, et ce qu’il faut y voir',
      en: 'Our largest screens, and what to see on them',
      de: 'Unsere grössten Leinwände und was man darauf sehen sollte',
      nl: 'Onze grootste doeken, en wat je daarop moet zien',
    },
    teaser: {
      fr: 'Quatre films qui avaient prévu trop grand, et les murs qui leur donnent raison.',
      en: 'Four films that were planned too big, and the walls that prove them right.',
      de: 'Vier Filme, die zu gross gedacht waren, und die Wände, die ihnen recht geben.',
      nl: 'Vier films die te groot waren bedacht, en de muren die ze gelijk geven.',
    },
    body: {
      fr: '<p>Un grand écran ne sert à rien si le film est petit. Voici ceux qui débordaient déjà en leur temps.</p><h2>Quatre films</h2><ul><li>{film:44045} : un temple de carton haut comme un immeuble, et le premier travelling qui compte.</li><li>{film:44023} : des murs si polis que Bagdad s’y reflète.</li><li>{film:44020} : la bataille aérienne, tournée en l’air.</li><li>{film:44019} : la ville d’en haut, la ville d’en bas.</li></ul><h2>Où s’asseoir</h2><p>Au milieu, un rang derrière le centre. Ceux qui préfèrent le premier rang le savent déjà.</p>',
      en: '<p>A large screen is no use if the film is small. Here are some that spilled over even in their own day.</p><h2>Four films</h2><ul><li>{film:44045}: a cardboard temple as tall as a block of flats, and the first tracking shot that mattered.</li><li>{film:44023}: walls so polished that Bagdad is reflected in them.</li><li>{film:44020}: the battle in the air, filmed in the air.</li><li>{film:44019}: the city above, the city below.</li></ul><h2>Where to sit</h2><p>In the middle, one row behind the centre. Those who prefer the front row know it already.</p>',
      de: '<p>Eine grosse Leinwand nützt nichts, wenn der Film klein ist. Diese hier quollen schon zu ihrer Zeit über.</p><h2>Vier Filme</h2><ul><li>{film:44045}: ein Tempel aus Karton, hoch wie ein Wohnblock, und die erste Kamerafahrt, die zählt.</li><li>{film:44023}: Mauern, so blank, dass sich Bagdad darin spiegelt.</li><li>{film:44020}: die Luftschlacht, in der Luft gedreht.</li><li>{film:44019}: die Stadt oben, die Stadt unten.</li></ul><h2>Wo sitzen</h2><p>In der Mitte, eine Reihe hinter dem Zentrum. Wer lieber ganz vorn sitzt, weiss es schon.</p>',
      nl: '<p>Een groot doek helpt niet als de film klein is. Deze vier barstten in hun eigen tijd al uit hun voegen.</p><h2>Vier films</h2><ul><li>{film:44045}: een kartonnen tempel zo hoog als een flat, en de eerste camerarit die ertoe doet.</li><li>{film:44023}: muren zo glad dat Bagdad zich erin spiegelt.</li><li>{film:44020}: de luchtslag, opgenomen in de lucht.</li><li>{film:44019}: de stad boven, de stad beneden.</li></ul><h2>Waar zitten</h2><p>In het midden, één rij achter het centrum. Wie liever vooraan zit, weet dat al.</p>',
    },
  },
  {
    key: 'depth-by-hand',
    group: 'picture-sound',
    feature: '3d',
    picture: 44067,
    gallery: [44003, 44006, 44067],
    title: {
      fr: 'Comment on met du relief dans un film de 1902',
      en: 'How depth gets into a film of 1902',
      de: 'Wie Tiefe in einen Film von 1902 kommt',
      nl: 'Hoe een film uit 1902 diepte krijgt',
    },
    teaser: {
      fr: 'Une équipe, un film de quinze minutes et onze mois de patience.',
      en: 'One team, a film of fifteen minutes, and eleven months of patience.',
      de: 'Ein Team, ein Film von fünfzehn Minuten und elf Monate Geduld.',
      nl: 'Eén team, een film van een kwartier en elf maanden geduld.',
    },
    body: {
      fr: '<p>Méliès peignait ses décors sur des châssis placés les uns derrière les autres : la profondeur était là, il suffisait de la retrouver. Chaque plan de {film:44003} a donc été découpé selon ses châssis, puis écarté de quelques pixels pour l’œil gauche.</p><p>Le dinosaure de {film:44067} a demandé davantage : Willis O’Brien l’animait image par image, et chaque image a sa propre profondeur.</p><p>La version plate reste au programme. Aucune des deux n’est la bonne.</p>',
      en: '<p>Méliès painted his scenery on flats set one behind another: the depth was there and only had to be found again. So every shot of {film:44003} was cut out along its flats and moved a few pixels apart for the left eye.</p><p>The dinosaurs of {film:44067} asked for more: Willis O’Brien moved them frame by frame, and every frame has a depth of its own.</p><p>The flat version stays on the programme. Neither is the right one.</p>',
      de: '<p>Méliès malte seine Kulissen auf Wände, die hintereinander standen: Die Tiefe war da, man musste sie nur wiederfinden. Jede Einstellung von {film:44003} wurde darum entlang dieser Wände ausgeschnitten und für das linke Auge um einige Pixel verschoben.</p><p>Die Dinosaurier aus {film:44067} brauchten mehr: Willis O’Brien bewegte sie Bild für Bild, und jedes Bild hat seine eigene Tiefe.</p><p>Die flache Fassung bleibt im Programm. Keine von beiden ist die richtige.</p>',
      nl: '<p>Méliès schilderde zijn decors op schermen die achter elkaar stonden: de diepte was er al, ze hoefde alleen teruggevonden te worden. Elk shot van {film:44003} is daarom langs die schermen uitgesneden en voor het linkeroog een paar pixels verschoven.</p><p>De dinosauriërs van {film:44067} vroegen meer: Willis O’Brien bewoog ze beeldje voor beeldje, en elk beeldje heeft zijn eigen diepte.</p><p>De platte versie blijft op het programma. Geen van beide is de juiste.</p>',
    },
  },
  {
    key: 'where-to-sit',
    group: 'seats',
    feature: 'hearing-loop',
    picture: 44032,
    gallery: [44032, 44036, 44024],
    title: {
      fr: 'Le meilleur fauteuil de la salle',
      en: 'The best seat in the house',
      de: 'Der beste Platz im Saal',
      nl: 'De beste stoel van de zaal',
    },
    teaser: {
      fr: 'Nos projectionnistes ont répondu à la question qu’on leur pose le plus. Ils ne sont pas d’accord.',
      en: 'Our projectionists answer the question they are asked most often. They do not agree.',
      de: 'Unsere Vorführer beantworten die Frage, die man ihnen am häufigsten stellt. Sie sind sich nicht einig.',
      nl: 'Onze operateurs geven antwoord op de vraag die ze het vaakst krijgen. Ze zijn het niet eens.',
    },
    body: {
      fr: '<p>Pour l’image : aux deux tiers, au milieu, les yeux à la hauteur du tiers inférieur de l’écran. Pour le son : un rang plus loin. Pour partir vite : au bord, mais cela se voit.</p><blockquote><p>Le meilleur fauteuil est celui d’où l’on n’entend pas son voisin.</p></blockquote><p>Les places pour fauteuils roulants sont indiquées sur le plan à la réservation, avec celle de l’accompagnateur, qui est offerte.</p>',
      en: '<p>For the picture: two thirds of the way back, in the middle, eyes level with the lower third of the screen. For the sound: one row further. For leaving quickly: at the end of a row, but people notice.</p><blockquote><p>The best seat is the one from which you cannot hear your neighbour.</p></blockquote><p>Wheelchair spaces are marked on the plan when you book, along with the companion’s seat, which is free.</p>',
      de: '<p>Für das Bild: auf zwei Dritteln, in der Mitte, die Augen auf der Höhe des unteren Drittels der Leinwand. Für den Ton: eine Reihe weiter hinten. Um rasch zu gehen: am Rand, aber das fällt auf.</p><blockquote><p>Der beste Platz ist der, von dem aus man den Nachbarn nicht hört.</p></blockquote><p>Rollstuhlplätze sind beim Buchen im Saalplan eingezeichnet, dazu der Platz der Begleitperson, der kostenlos ist.</p>',
      nl: '<p>Voor het beeld: op twee derde, in het midden, de ogen ter hoogte van het onderste derde deel van het doek. Voor het geluid: één rij verder. Om snel weg te zijn: aan het eind van de rij, maar dat valt op.</p><blockquote><p>De beste stoel is de stoel vanwaar je je buurman niet hoort.</p></blockquote><p>Rolstoelplaatsen staan bij het reserveren op de plattegrond, met de plaats van de begeleider, die gratis is.</p>',
    },
  },
  {
    key: 'opera-close-up',
    group: 'evenings',
    picture: 44104,
    gallery: [44101, 44103, 44104],
    title: {
      fr: 'L’opéra en gros plan',
      en: 'Opera in close-up',
      de: 'Oper in Grossaufnahme',
      nl: 'Opera in close-up',
    },
    teaser: {
      fr: 'Quatorze caméras, une partition annotée et une réalisatrice qui lit deux mesures en avance.',
      en: 'Fourteen cameras, a marked score, and a director who reads two bars ahead.',
      de: 'Vierzehn Kameras, eine bezeichnete Partitur und eine Bildregisseurin, die zwei Takte vorausliest.',
      nl: 'Veertien camera’s, een partituur vol aantekeningen en een regisseur die twee maten vooruit leest.',
    },
    body: {
      fr: '<p>Dans le car, derrière le théâtre, personne ne parle que par numéros. La caméra sept attend le souffle de la soprano, la trois tient le hautbois, et quelqu’un compte tout haut jusqu’au baisser de rideau.</p><p>Ce que vous voyez n’est pas filmé d’avance. Si le ténor trébuche, vous l’aurez vu ; {film:44104} en a gardé un célèbre souvenir.</p>',
      en: '<p>In the van behind the theatre everyone speaks in numbers. Camera seven is waiting for the soprano’s breath, three is on the oboe, and someone counts aloud until the curtain comes down.</p><p>Nothing you see was filmed beforehand. If the tenor stumbles you will have seen it; {film:44104} is famous for such things.</p>',
      de: '<p>Im Wagen hinter dem Theater spricht man nur in Zahlen. Kamera sieben wartet auf den Atem der Sopranistin, drei bleibt auf der Oboe, und jemand zählt laut bis zum letzten Vorhang.</p><p>Was Sie sehen, ist nicht im Voraus gefilmt. Stolpert der Tenor, dann haben Sie es gesehen; {film:44104} ist für so etwas berühmt.</p>',
      nl: '<p>In de wagen achter het theater spreekt iedereen in cijfers. Camera zeven wacht op de adem van de sopraan, drie blijft bij de hobo, en iemand telt hardop tot het doek valt.</p><p>Niets van wat je ziet is vooraf opgenomen. Struikelt de tenor, dan heb je het gezien; {film:44104} staat erom bekend.</p>',
    },
    guest: {
      name: 'Apolline Descours',
      title: { fr: 'Réalisatrice', en: 'Director for the screen', de: 'Bildregisseurin', nl: 'Beeldregisseur' },
      description: {
        fr: '<p>Elle a réalisé une centaine de directs et n’a jamais vu un opéra depuis la salle.</p>',
        en: '<p>She has directed some hundred live relays and has never seen an opera from a seat.</p>',
        de: '<p>Sie hat rund hundert Übertragungen geleitet und noch nie eine Oper vom Sessel aus gesehen.</p>',
        nl: '<p>Ze regisseerde zo’n honderd uitzendingen en zag nog nooit een opera vanuit de zaal.</p>',
      },
    },
  },
];
