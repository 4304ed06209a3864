import type { ArticleText } from '../articleText.ts';

/** News about how films were made, about what is to come, and about what is new in all our cinemas. */
export const storyNews: readonly ArticleText[] = [
  {
    key: 'reiniger-scissors',
    type: 'news',
    picture: 44006,
    title: {
      fr: 'Lotte Reiniger, trois ans et une paire de ciseaux',
      en: 'Lotte Reiniger, three years and a pair of scissors',
      de: 'Lotte Reiniger, drei Jahre und eine Schere',
      nl: 'Lotte Reiniger, drie jaar en een schaar',
    },
    teaser: {
      fr: 'Le plus ancien long métrage d’animation qui nous soit parvenu est né au-dessus d’un garage de Potsdam.',
      en: 'The oldest animated feature that has come down to us was made above a garage in Potsdam.',
      de: 'Der älteste erhaltene abendfüllende Trickfilm entstand über einer Garage in Potsdam.',
      nl: 'De oudste lange animatiefilm die bewaard bleef, ontstond boven een garage in Potsdam.',
    },
    body: {
      fr: '<p>Un banquier lui prête un grenier, trop bas pour s’y tenir debout. Lotte Reiniger pose ses silhouettes de papier noir et de plomb sur une vitre éclairée par-dessous, et les déplace d’un cheveu entre deux images. De 1923 à 1926, elle recommence plusieurs dizaines de milliers de fois.</p><p>Dix ans avant les grands studios, elle place des décors sur plusieurs vitres superposées pour donner de la profondeur. Les plis d’une robe, la main d’une sorcière, tout est découpé sans dessin préalable.</p><p>{film:44006} se voit dès six ans, et l’on en sort avec l’envie de découper.</p>',
      en: '<p>A banker lent her an attic too low to stand up in. Lotte Reiniger laid her figures of black paper and lead on a sheet of glass lit from below and moved them by a hair between one picture and the next. From 1923 to 1926 she did so tens of thousands of times.</p><p>Ten years before the big studios she spread her scenery over several panes, one above another, to give it depth. The folds of a gown, the hand of a witch: all of it was cut without being drawn first.</p><p>{film:44006} is for anyone over six, and you come out wanting to cut things up.</p>',
      de: '<p>Ein Bankier lieh ihr einen Dachboden, zu niedrig, um aufrecht zu stehen. Lotte Reiniger legte ihre Figuren aus schwarzem Papier und Blei auf eine von unten beleuchtete Glasplatte und schob sie von Bild zu Bild um Haaresbreite weiter. Von 1923 bis 1926 tat sie das viele zehntausend Mal.</p><p>Zehn Jahre vor den grossen Studios verteilte sie ihre Hintergründe auf mehrere Glasplatten, damit sie Tiefe bekamen. Der Faltenwurf eines Kleides, die Hand einer Hexe: alles ohne Vorzeichnung geschnitten.</p><p>{film:44006} ist ab sechs Jahren zu geniessen. Danach möchte man selbst zur Schere greifen.</p>',
      nl: '<p>Een bankier leende haar een zolder waar ze niet rechtop kon staan. Lotte Reiniger legde haar figuren van zwart papier en lood op een glasplaat die van onderen verlicht was, en verschoof ze tussen twee beelden een haarbreedte. Van 1923 tot 1926 deed ze dat tienduizenden keren.</p><p>Tien jaar vóór de grote studio’s verdeelde ze haar decors over verschillende glasplaten boven elkaar, voor de diepte. De plooien van een jurk, de hand van een heks: alles is geknipt zonder voortekening.</p><p>{film:44006} is te zien vanaf zes jaar. Na afloop wil je zelf gaan knippen.</p>',
    },
  },
  {
    key: 'moon-colours',
    type: 'news',
    picture: 44003,
    title: {
      fr: 'La Lune de Méliès était en couleurs',
      en: 'The Moon of Méliès was in colour',
      de: 'Méliès’ Mond war farbig',
      nl: 'De maan van Méliès was in kleur',
    },
    teaser: {
      fr: 'On peignait le film image par image, au pinceau. Une seule de ces copies a survécu, collée comme un bloc de réglisse.',
      en: 'The film was painted frame by frame, with a brush. One such print survived, stuck together like a block of liquorice.',
      de: 'Der Film wurde Bild für Bild mit dem Pinsel bemalt. Eine solche Kopie blieb erhalten, verklebt wie ein Block Lakritze.',
      nl: 'De film werd beeldje voor beeldje beschilderd. Eén zo’n kopie bleef bewaard, aaneengekleefd als een blok drop.',
    },
    body: {
      fr: '<p>À Paris, l’atelier d’Élisabeth Thuillier coloriait les films à la main : une ouvrière par teinte, du matin au soir, sur des images pas plus grandes qu’un timbre. Les copies en couleurs coûtaient le double et partaient les premières.</p><p>Celle du {film:44003} refit surface à Barcelone en 1993. Il fallut des mois pour la dérouler, des années pour la restaurer ; elle fut montrée à Cannes en 2011.</p><p>Quinze minutes, une fusée dans l’œil, des parapluies qui deviennent champignons. Nous la donnons avec d’autres courts métrages de la même époque.</p>',
      en: '<p>In Paris, Élisabeth Thuillier’s workshop coloured films by hand: one woman to each shade, from morning till night, on pictures no bigger than a stamp. Prints in colour cost twice as much and were the first to go.</p><p>That of {film:44003} turned up in Barcelona in 1993. Unrolling it took months and restoring it years; it was shown in Cannes in 2011.</p><p>Fifteen minutes, a rocket in the eye, and umbrellas that turn into mushrooms. We show it with other shorts of its day.</p>',
      de: '<p>In Paris kolorierte die Werkstatt von Élisabeth Thuillier Filme von Hand: für jeden Farbton eine Arbeiterin, von früh bis spät, auf Bildern von der Grösse einer Briefmarke. Farbige Kopien kosteten das Doppelte und waren zuerst verkauft.</p><p>Jene von {film:44003} tauchte 1993 in Barcelona auf. Das Abrollen dauerte Monate, die Restaurierung Jahre; 2011 war sie in Cannes zu sehen.</p><p>Fünfzehn Minuten, eine Rakete im Auge und Schirme, aus denen Pilze werden. Wir zeigen sie mit anderen Kurzfilmen ihrer Zeit.</p>',
      nl: '<p>In Parijs kleurde het atelier van Élisabeth Thuillier films met de hand: voor elke tint één arbeidster, van ’s ochtends tot ’s avonds, op beeldjes niet groter dan een postzegel. Gekleurde kopieën kostten het dubbele en waren het eerst weg.</p><p>Die van {film:44003} dook in 1993 op in Barcelona. Het afrollen duurde maanden, het restaureren jaren; in 2011 was ze te zien in Cannes.</p><p>Een kwartier, een raket in het oog en paraplu’s die paddenstoelen worden. Wij draaien de film samen met andere korte films uit die tijd.</p>',
    },
  },
  {
    key: 'silent-speed',
    type: 'news',
    picture: 44009,
    title: {
      fr: 'Pourquoi les muets ne vont plus trop vite',
      en: 'Why silent films no longer run too fast',
      de: 'Warum Stummfilme nicht mehr rennen',
      nl: 'Waarom stomme films niet meer te snel gaan',
    },
    teaser: {
      fr: 'On tournait à la manivelle, seize images par seconde ou vingt-deux, selon le bras. Nos cabines en tiennent compte.',
      en: 'Cameras were cranked by hand, at sixteen pictures a second or twenty-two, depending on the arm. Our projectors know.',
      de: 'Gedreht wurde mit der Kurbel, mit sechzehn Bildern in der Sekunde oder zweiundzwanzig, je nach Arm. Unsere Projektoren wissen das.',
      nl: 'Er werd met de hand gedraaid, zestien beelden per seconde of tweeëntwintig, al naar de arm. Onze projectoren weten dat.',
    },
    body: {
      fr: '<p>Le parlant fixa la cadence à vingt-quatre images par seconde, parce que le son ne supporte pas les hésitations. Les muets tournés plus lentement furent ensuite projetés à cette vitesse, et tout le monde se mit à trottiner.</p><h2>Ce que nous faisons</h2><ul><li>Pour chaque film, nous demandons à l’archive la cadence de sa copie.</li><li>Le serveur répète certaines images selon un calcul, pas au hasard.</li><li>Quand un pianiste joue, c’est lui qui a le dernier mot.</li></ul><p>Essayez avec {film:44009}, qui parle justement de cela. <a href="{to:masterTemplate:silent-films}">Ou commencez par six autres</a>.</p>',
      en: '<p>Sound fixed the rate at twenty-four pictures a second, because sound does not forgive hesitation. Silent films shot more slowly were then projected at that speed, and everyone began to trot.</p><h2>What we do about it</h2><ul><li>For each film we ask the archive at what rate its print should run.</li><li>The server repeats certain pictures by calculation, not by chance.</li><li>When a pianist is playing, the pianist has the last word.</li></ul><p>Try it with {film:44009}, which happens to be about exactly this. <a href="{to:masterTemplate:silent-films}">Or start with six others</a>.</p>',
      de: '<p>Mit dem Tonfilm wurden vierundzwanzig Bilder pro Sekunde zur Regel, denn der Ton verzeiht kein Zögern. Langsamer gedrehte Stummfilme liefen fortan ebenfalls so schnell, und alle begannen zu trippeln.</p><h2>Was wir tun</h2><ul><li>Für jeden Film fragen wir das Archiv, wie schnell seine Kopie laufen soll.</li><li>Der Server wiederholt einzelne Bilder nach Berechnung, nicht zufällig.</li><li>Spielt jemand Klavier, hat das Klavier das letzte Wort.</li></ul><p>Versuchen Sie es mit {film:44009}, der genau davon handelt. <a href="{to:masterTemplate:silent-films}">Oder fangen Sie mit sechs anderen an</a>.</p>',
      nl: '<p>Met het geluid werden vierentwintig beelden per seconde de regel, want geluid verdraagt geen aarzeling. Stomme films die langzamer waren opgenomen, draaiden daarna op dezelfde snelheid, en iedereen begon te dribbelen.</p><h2>Wat wij eraan doen</h2><ul><li>Voor elke film vragen we het archief hoe snel de kopie moet lopen.</li><li>De server herhaalt bepaalde beelden volgens een berekening, niet op goed geluk.</li><li>Speelt er een pianist, dan heeft die het laatste woord.</li></ul><p>Probeer het met {film:44009}, die precies daarover gaat. <a href="{to:masterTemplate:silent-films}">Of begin met zes andere</a>.</p>',
    },
  },
  {
    key: 'next-evenings',
    type: 'event',
    when: { type: 'relay' },
    picture: 'curtain',
    title: {
      fr: 'La scène chez vous : les trois prochains rendez-vous',
      en: 'The stage near you: the next three evenings',
      de: 'Die Bühne bei Ihnen: die nächsten drei Termine',
      nl: 'Het podium dichtbij: de volgende drie voorstellingen',
    },
    teaser: {
      fr: 'Opéra, ballet, théâtre ou concert, transmis pendant qu’on les joue. {title:next1} ouvre la marche.',
      en: 'Opera, ballet, theatre or concert, relayed as they happen. First comes {title:next1}.',
      de: 'Oper, Ballett, Theater oder Konzert, direkt von der Bühne. Den Anfang macht {title:next1}.',
      nl: 'Opera, ballet, toneel of concert, rechtstreeks vanaf het podium. We beginnen met {title:next1}.',
    },
    body: {
      fr: '<ul><li>{film:next1}, le {relay:next1}</li><li>{film:next2}, le {relay:next2}</li><li>{film:next3}, le {relay:next3}</li></ul><p>La soirée commence à l’heure de la scène, sans publicité. L’entracte est un vrai entracte : le bar reste ouvert, les caméras passent en coulisses.</p><p>Une place coûte {price:live}, {price:liveReduced} avec le Cinépass ou avant 26 ans. Dix jours plus tard, certains cinémas redonnent le spectacle pour ceux qui n’ont pas pu venir.</p>',
      en: '<ul><li>{film:next1}, {relay:next1}</li><li>{film:next2}, {relay:next2}</li><li>{film:next3}, {relay:next3}</li></ul><p>The evening begins when the stage does, without advertisements. The interval is a real interval: the bar stays open and the cameras go backstage.</p><p>A seat is {price:live}, or {price:liveReduced} with the pass or under 26. Ten days later some cinemas show the performance once more, for those who could not come.</p>',
      de: '<ul><li>{film:next1}, {relay:next1}</li><li>{film:next2}, {relay:next2}</li><li>{film:next3}, {relay:next3}</li></ul><p>Der Abend beginnt, wenn die Bühne beginnt, ohne Werbung. Die Pause ist eine richtige Pause: Die Bar bleibt offen, und die Kameras gehen hinter die Kulissen.</p><p>Ein Platz kostet {price:live}, mit dem Cinépass oder unter 26 Jahren {price:liveReduced}. Zehn Tage später zeigen einige Kinos die Aufführung noch einmal, für alle, die verhindert waren.</p>',
      nl: '<ul><li>{film:next1}, {relay:next1}</li><li>{film:next2}, {relay:next2}</li><li>{film:next3}, {relay:next3}</li></ul><p>De voorstelling begint zodra het podium begint, zonder reclame. De pauze is een echte pauze: de bar blijft open en de camera’s gaan achter de schermen.</p><p>Een plaats kost {price:live}, of {price:liveReduced} met het abonnement of onder de 26. Tien dagen later draaien sommige bioscopen de voorstelling nog eens, voor wie er niet bij kon zijn.</p>',
    },
  },
  {
    key: 'accessible-page',
    type: 'news',
    picture: 'headphones',
    title: {
      fr: 'Toutes les séances accessibles sur une seule page',
      en: 'All accessible screenings on one page',
      de: 'Alle barrierefreien Vorstellungen auf einer Seite',
      nl: 'Alle toegankelijke voorstellingen op één pagina',
    },
    teaser: {
      fr: 'Sous-titres, audiodescription, salles de plain-pied : choisissez ce qu’il vous faut, puis le film, et non l’inverse.',
      en: 'Captions, audio description, step-free halls: choose what you need first and the film second, not the other way round.',
      de: 'Untertitel, Audiodeskription, stufenlose Säle: Wählen Sie zuerst, was Sie brauchen, dann den Film, nicht umgekehrt.',
      nl: 'Ondertiteling, audiodescriptie, zalen zonder treden: kies eerst wat je nodig hebt en dan de film, niet andersom.',
    },
    body: {
      fr: '<p>On nous l’a souvent écrit : chercher, cinéma par cinéma, la séance que l’on peut suivre prend plus de temps que le film. C’est fini. <a href="{to:accessible}">La page des séances accessibles</a> les réunit toutes, jour par jour et ville par ville.</p><p>On peut aussi s’y abonner : votre agenda se remplit tout seul, et la page marche au clavier, avec un lecteur d’écran et sans script.</p><p>S’il manque quelque chose dans une salle, dites-le au comptoir. Il y a quelqu’un pour l’entendre, boucle magnétique comprise.</p>',
      en: '<p>Many of you have written to say so: looking through one cinema after another for a screening you can follow takes longer than the film. No more. <a href="{to:accessible}">The page of accessible screenings</a> has them all, by day and by town.</p><p>You can subscribe to it too and let your calendar fill up by itself. The page works with a keyboard, with a screen reader and without scripts.</p><p>If something is missing in a hall, tell the desk. There is someone there to listen, induction loop included.</p>',
      de: '<p>Viele haben es uns geschrieben: Kino um Kino nach einer Vorstellung zu suchen, der man folgen kann, dauert länger als der Film. Damit ist Schluss. <a href="{to:accessible}">Auf der Seite der barrierefreien Vorstellungen</a> stehen alle, nach Tag und Stadt.</p><p>Man kann sie auch abonnieren: Dann füllt sich der Kalender von selbst. Die Seite lässt sich mit der Tastatur, mit einem Screenreader und ohne Skript bedienen.</p><p>Fehlt in einem Saal etwas, sagen Sie es an der Kasse. Dort hört jemand zu, induktive Höranlage inbegriffen.</p>',
      nl: '<p>Velen van jullie schreven het: bioscoop na bioscoop zoeken naar een voorstelling die je kunt volgen, duurt langer dan de film. Dat is voorbij. <a href="{to:accessible}">Op de pagina met toegankelijke voorstellingen</a> staan ze allemaal, per dag en per stad.</p><p>Je kunt je er ook op abonneren: dan vult je agenda zichzelf. De pagina werkt met het toetsenbord, met een schermlezer en zonder script.</p><p>Ontbreekt er iets in een zaal, zeg het dan aan de kassa. Daar luistert iemand, ringleiding inbegrepen.</p>',
    },
  },
  {
    key: 'live-piano',
    type: 'event',
    when: { type: 'from', day: 0 },
    picture: 'violin',
    except: ['sn', 'ci'],
    title: {
      fr: 'Le jeudi, la musique est dans la salle',
      en: 'On Thursdays the music is in the hall',
      de: 'Am Donnerstag spielt die Musik im Saal',
      nl: 'Op donderdag zit de muziek in de zaal',
    },
    teaser: {
      fr: 'Un piano, un film muet, personne qui sache à l’avance comment cela finira. Le film, si. La musique, non.',
      en: 'A piano, a silent film, and nobody who knows how it will end. The film, yes. The music, no.',
      de: 'Ein Klavier, ein Stummfilm und niemand, der weiss, wie es ausgeht. Der Film schon. Die Musik nicht.',
      nl: 'Een piano, een stomme film en niemand die weet hoe het afloopt. De film wel. De muziek niet.',
    },
    body: {
      fr: '<p>Nos accompagnateurs ne jouent pas de partition. Ils connaissent le film, parfois par cœur, et composent en le regardant. Le même titre, la semaine suivante, ne sonnera pas pareil.</p><blockquote><p>Le plus difficile est de se taire au bon moment.</p></blockquote><p>Les ciné-concerts ont lieu le jeudi à 20 h 30 dans nos plus grandes maisons. Les séances portent la mention « Ciné-concert » ; le détail est sur leur page, et <a href="{to:season:silent-live}">toute la saison</a> au même endroit.</p>',
      en: '<p>Our accompanists do not play from a score. They know the film, some of them by heart, and compose as they watch. The same title a week later will not sound the same.</p><blockquote><p>The hardest part is to stop playing at the right moment.</p></blockquote><p>Films with live music are on Thursdays at 8.30 pm in our larger houses. The screenings say so; the details are on their page, and <a href="{to:season:silent-live}">the whole season</a> is in one place.</p>',
      de: '<p>Unsere Begleiterinnen und Begleiter spielen nicht vom Blatt. Sie kennen den Film, manche auswendig, und komponieren, während er läuft. Eine Woche später klingt derselbe Titel anders.</p><blockquote><p>Am schwierigsten ist es, im richtigen Moment nicht zu spielen.</p></blockquote><p>Die Filmkonzerte finden in unseren grösseren Häusern am Donnerstag um 20.30 Uhr statt. Die Vorstellungen sind so bezeichnet; Näheres steht auf ihrer Seite, und <a href="{to:season:silent-live}">die ganze Saison</a> finden Sie an einem Ort.</p>',
      nl: '<p>Onze begeleiders spelen niet van blad. Ze kennen de film, soms uit het hoofd, en componeren terwijl ze kijken. Een week later klinkt dezelfde titel anders.</p><blockquote><p>Het moeilijkste is om op het juiste moment niet te spelen.</p></blockquote><p>De films met livemuziek zijn op donderdag om 20.30 uur in onze grotere huizen. Het staat bij de voorstelling, de details op de pagina ervan, en <a href="{to:season:silent-live}">het hele seizoen</a> op één plek.</p>',
    },
  },
];
