import type { ExperienceText } from './type.ts';

const hall = { needsHall: true, group: 'picture-sound' } as const;

/** The technologies of halls. */
export const hallExperiences: readonly ExperienceText[] = [
  {
    tag: 'imax',
    ...hall,
    picture: 'screen',
    details: {
      fr: '<p>L’écran d’une salle IMAX est un peu courbe et commence presque à vos pieds. L’image y est plus haute que sur un écran large : pour un film tourné en 1,33, comme presque tous les muets, c’est exactement la place qu’il lui faut.</p><p>{film:44019} y gagne dix étages. À voir d’abord à {with:imax}.</p>',
      en: '<p>The screen of an IMAX hall is slightly curved and begins almost at your feet. Its picture is taller than a wide screen’s: for a film shot in 1.33, as nearly all silent films were, that is exactly the room it needs.</p><p>{film:44019} gains ten storeys. See it first at {with:imax}.</p>',
      de: '<p>Die Leinwand eines IMAX-Saals ist leicht gewölbt und beginnt fast vor Ihren Füssen. Ihr Bild ist höher als eine Breitwand: Für einen Film im Format 1,33, wie fast jeder Stummfilm, ist das genau der Platz, den er braucht.</p><p>{film:44019} gewinnt zehn Stockwerke. Am besten sehen Sie ihn im {with:imax}.</p>',
      nl: '<p>Het doek van een IMAX-zaal is licht gebogen en begint bijna bij je voeten. Het beeld is hoger dan een breed doek: voor een film in 1.33, zoals bijna alle stomme films, is dat precies de ruimte die hij nodig heeft.</p><p>{film:44019} wint er tien verdiepingen bij. Het eerst te zien in {with:imax}.</p>',
    },
    services: [
      {
        id: 'laser',
        title: { fr: 'Deux lasers', en: 'Two lasers', de: 'Zwei Laser', nl: 'Twee lasers' },
        description: {
          fr: 'Deux projecteurs pour une seule image, alignés chaque matin au centième de millimètre.',
          en: 'Two projectors for one picture, aligned every morning to a hundredth of a millimetre.',
          de: 'Zwei Projektoren für ein Bild, jeden Morgen auf den Hundertstelmillimeter ausgerichtet.',
          nl: 'Twee projectoren voor één beeld, elke ochtend tot op een honderdste millimeter uitgelijnd.',
        },
      },
      {
        id: 'rows',
        title: { fr: 'Des gradins raides', en: 'Steep rows', de: 'Steile Reihen', nl: 'Steile rijen' },
        description: {
          fr: 'Quarante centimètres par rang : personne n’est jamais assis derrière un chapeau.',
          en: 'Forty centimetres to a row: nobody ever sits behind a hat.',
          de: 'Vierzig Zentimeter pro Reihe: Niemand sitzt je hinter einem Hut.',
          nl: 'Veertig centimeter per rij: niemand zit ooit achter een hoed.',
        },
      },
    ],
  },
  {
    tag: 'dolby',
    ...hall,
    picture: 'candle',
    details: {
      fr: '<p>Murs noirs, sol noir, plafond noir : rien ne renvoie la lumière sur l’écran. Un noir y est vraiment éteint, et les ombres peintes de {film:44005} redeviennent du décor et non de la grisaille.</p><p>Le son est réparti au-dessus de vous comme autour. Pour un muet, c’est la musique qui en profite.</p>',
      en: '<p>Black walls, black floor, black ceiling: nothing throws light back on to the screen. Black here is truly off, and the painted shadows of {film:44005} are scenery again and not a shade of grey.</p><p>Sound is placed above you as well as around. With a silent film it is the music that gains.</p>',
      de: '<p>Schwarze Wände, schwarzer Boden, schwarze Decke: Nichts wirft Licht auf die Leinwand zurück. Schwarz ist hier wirklich aus, und die gemalten Schatten von {film:44005} sind wieder Kulisse statt Grau.</p><p>Der Ton kommt auch von oben. Beim Stummfilm gewinnt die Musik.</p>',
      nl: '<p>Zwarte wanden, zwarte vloer, zwart plafond: niets kaatst licht terug op het doek. Zwart is hier echt uit, en de geschilderde schaduwen van {film:44005} zijn weer decor in plaats van grijs.</p><p>Het geluid komt ook van boven. Bij een stomme film wint de muziek erbij.</p>',
    },
    services: [
      {
        id: 'black',
        title: {
          fr: 'Un million pour un',
          en: 'A million to one',
          de: 'Eine Million zu eins',
          nl: 'Een miljoen op een',
        },
        description: {
          fr: 'C’est le rapport entre le blanc le plus clair et le noir. L’œil s’y habitue en trois minutes.',
          en: 'That is the ratio between the brightest white and black. Eyes take three minutes to get used to it.',
          de: 'So verhält sich das hellste Weiss zum Schwarz. Augen brauchen drei Minuten, um sich daran zu gewöhnen.',
          nl: 'Zo verhoudt het helderste wit zich tot zwart. Ogen hebben drie minuten nodig om eraan te wennen.',
        },
      },
      {
        id: 'armchairs',
        title: {
          fr: 'Fauteuils inclinables',
          en: 'Reclining seats',
          de: 'Verstellbare Sessel',
          nl: 'Verstelbare stoelen',
        },
        description: {
          fr: 'Avec repose-pieds, et une vibration légère dans les graves.',
          en: 'With a footrest, and a slight tremor in the low notes.',
          de: 'Mit Fussstütze und einem leichten Beben bei tiefen Tönen.',
          nl: 'Met een voetsteun, en een lichte trilling bij de lage tonen.',
        },
      },
    ],
  },
  {
    tag: '4dx',
    ...hall,
    picture: 'wheel',
    details: {
      fr: '<p>Vingt-et-un effets, du souffle dans la nuque à la pluie fine. Les mouvements du fauteuil sont écrits film par film, comme une partition ; ceux de {film:44004} suivent la voie ferrée, aiguillages compris.</p><p>On choisit sa place selon son courage : les rangs du bord bougent davantage. L’eau se coupe d’un bouton sur l’accoudoir.</p>',
      en: '<p>Twenty-one effects, from a breath on the neck to fine rain. The movements of the seat are written film by film, like a score; those for {film:44004} follow the track, points included.</p><p>Choose your seat by your courage: the outer rows move more. A button on the armrest turns off the water.</p>',
      de: '<p>Einundzwanzig Effekte, vom Hauch im Nacken bis zum Nieselregen. Die Bewegungen des Sitzes werden für jeden Film geschrieben wie eine Partitur; jene für {film:44004} folgen den Gleisen samt Weichen.</p><p>Wählen Sie Ihren Platz nach Ihrem Mut: Aussen bewegt es sich mehr. Das Wasser lässt sich an der Armlehne abstellen.</p>',
      nl: '<p>Eenentwintig effecten, van een zuchtje in de nek tot motregen. De bewegingen van de stoel worden per film geschreven, als een partituur; die voor {film:44004} volgen het spoor, wissels inbegrepen.</p><p>Kies je plaats naar je moed: de buitenste rijen bewegen meer. Met een knop op de leuning zet je het water uit.</p>',
    },
    services: [
      {
        id: 'lockers',
        title: {
          fr: 'Casiers à l’entrée',
          en: 'Lockers at the door',
          de: 'Schliessfächer am Eingang',
          nl: 'Kluisjes bij de ingang',
        },
        description: {
          fr: 'Pour les sacs, les boissons sans couvercle et les chapeaux auxquels on tient.',
          en: 'For bags, drinks without a lid, and hats you are fond of.',
          de: 'Für Taschen, Getränke ohne Deckel und Hüte, an denen man hängt.',
          nl: 'Voor tassen, drankjes zonder deksel en hoeden waaraan je gehecht bent.',
        },
      },
    ],
  },
  {
    tag: 'screenx',
    ...hall,
    picture: 44046,
    details: {
      fr: '<p>En 1927, Abel Gance tourna la fin de {film:44046} avec trois caméras et la fit projeter sur trois écrans. Nous avons mis un siècle à construire les murs qui vont avec.</p><p>L’image centrale reste le film. Les côtés prennent la suite quand le réalisateur l’a voulu, ou quand un paysage s’y prête.</p>',
      en: '<p>In 1927 Abel Gance shot the end of {film:44046} with three cameras and had it projected on three screens. It took us a century to build the walls to go with it.</p><p>The picture in the middle is still the film. The sides take over when the director meant them to, or when a landscape allows.</p>',
      de: '<p>1927 drehte Abel Gance den Schluss von {film:44046} mit drei Kameras und liess ihn auf drei Leinwände werfen. Wir haben ein Jahrhundert gebraucht, um die passenden Wände zu bauen.</p><p>Das Bild in der Mitte bleibt der Film. Die Seiten kommen dazu, wenn die Regie es wollte oder eine Landschaft es erlaubt.</p>',
      nl: '<p>In 1927 draaide Abel Gance het slot van {film:44046} met drie camera’s en liet het op drie doeken projecteren. Wij hadden een eeuw nodig om de muren te bouwen die erbij horen.</p><p>Het beeld in het midden blijft de film. De zijkanten doen mee als de regisseur het zo bedoelde, of als een landschap het toelaat.</p>',
    },
    services: [
      {
        id: 'seats',
        title: { fr: 'Où s’asseoir', en: 'Where to sit', de: 'Wo sitzen', nl: 'Waar zitten' },
        description: {
          fr: 'Au milieu, aux deux tiers de la salle : les trois images y tiennent dans le regard.',
          en: 'In the middle, two thirds of the way back: from there one look takes in all three pictures.',
          de: 'In der Mitte, auf zwei Dritteln der Tiefe: Von dort fasst ein Blick alle drei Bilder.',
          nl: 'In het midden, op twee derde van de zaal: daar vang je de drie beelden in één blik.',
        },
      },
    ],
  },
  {
    tag: 'atmos',
    ...hall,
    picture: 'speaker',
    details: {
      fr: '<p>Jusqu’à soixante-quatre haut-parleurs, chacun avec sa propre voix. Un orchestre enregistré ainsi retrouve sa disposition : les cordes devant, les cuivres derrière elles, le chœur là-haut.</p><p>Les restaurations récentes, {film:44014} entre autres, sont mixées pour ces salles.</p>',
      en: '<p>Up to sixty-four loudspeakers, each with a voice of its own. An orchestra recorded this way takes its seats again: strings in front, brass behind them, the choir up above.</p><p>Recent restorations, {film:44014} among them, are mixed for these halls.</p>',
      de: '<p>Bis zu vierundsechzig Lautsprecher, jeder mit eigener Stimme. Ein so aufgenommenes Orchester sitzt wieder, wie es sass: die Streicher vorn, dahinter das Blech, oben der Chor.</p><p>Neue Restaurierungen, darunter {film:44014}, sind für solche Säle gemischt.</p>',
      nl: '<p>Tot vierenzestig luidsprekers, elk met een eigen stem. Een orkest dat zo is opgenomen, zit weer zoals het zat: de strijkers voor, het koper erachter, het koor daarboven.</p><p>Nieuwe restauraties, waaronder {film:44014}, zijn voor deze zalen gemixt.</p>',
    },
    services: [],
  },
  {
    tag: '3d',
    ...hall,
    picture: 'glasses',
    details: {
      fr: '<p>Les premiers films en relief datent d’avant le parlant. Méliès, sans le vouloir, en tourna presque : deux caméras côte à côte, l’une pour l’Europe, l’autre pour l’Amérique. Nos versions de {film:44003} et de {film:44023} partent de là.</p><p>Les lunettes se gardent et se rapportent : la seconde fois, elles ne coûtent plus rien.</p>',
      en: '<p>The first films in depth are older than sound. Méliès almost made some without meaning to: two cameras side by side, one for Europe, the other for America. Our versions of {film:44003} and {film:44023} start from there.</p><p>Keep the glasses and bring them back: the second time they cost nothing.</p>',
      de: '<p>Die ersten räumlichen Filme sind älter als der Tonfilm. Méliès hat beinahe welche gedreht, ohne es zu wollen: zwei Kameras nebeneinander, eine für Europa, die andere für Amerika. Davon gehen unsere Fassungen von {film:44003} und {film:44023} aus.</p><p>Behalten Sie die Brille und bringen Sie sie wieder mit: Beim zweiten Mal kostet sie nichts.</p>',
      nl: '<p>De eerste films met diepte zijn ouder dan het geluid. Méliès maakte ze bijna zonder het te willen: twee camera’s naast elkaar, een voor Europa, de andere voor Amerika. Daar vertrekken onze versies van {film:44003} en {film:44023} vandaan.</p><p>Bewaar de bril en neem hem weer mee: de tweede keer kost hij niets.</p>',
    },
    services: [
      {
        id: 'over-glasses',
        title: {
          fr: 'Par-dessus vos lunettes',
          en: 'Over your own glasses',
          de: 'Über der eigenen Brille',
          nl: 'Over je eigen bril',
        },
        description: {
          fr: 'Un modèle large et un clip se demandent au comptoir, sans supplément.',
          en: 'Ask at the desk for the wide model or a clip-on, at no extra charge.',
          de: 'Ein breites Modell oder ein Aufsatz liegt an der Kasse bereit, ohne Aufpreis.',
          nl: 'Een breed model of een clip ligt klaar aan de kassa, zonder toeslag.',
        },
      },
    ],
  },
];
