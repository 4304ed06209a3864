import type { ArticleText } from '../articleText.ts';

/** News about films that every site shows. */
export const filmNews: readonly ArticleText[] = [
  {
    key: 'metropolis-buenos-aires',
    type: 'news',
    picture: 44019,
    title: {
      fr: 'Metropolis : vingt-cinq minutes retrouvées à Buenos Aires',
      en: 'Metropolis: twenty-five minutes found in Buenos Aires',
      de: 'Metropolis: fünfundzwanzig Minuten aus Buenos Aires',
      nl: 'Metropolis: vijfentwintig minuten uit Buenos Aires',
    },
    teaser: {
      fr: 'Quatre-vingts ans durant, le quart du film a manqué. Il dormait dans une boîte de 16 mm, très rayé et presque complet.',
      en: 'For eighty years a quarter of the film was missing. It was lying in a 16 mm can, badly scratched and nearly complete.',
      de: 'Achtzig Jahre lang fehlte ein Viertel des Films. Es lag in einer 16-mm-Büchse, arg zerkratzt und beinahe vollständig.',
      nl: 'Tachtig jaar lang ontbrak een kwart van de film. Het lag in een 16mm-blik, flink bekrast en bijna compleet.',
    },
    body: {
      fr: '<p>Après sa première à Berlin, le 10 janvier 1927, {film:44019} fut raccourci pour l’exportation, puis raccourci encore. On crut la version longue perdue jusqu’en 2008, quand le Museo del Cine de Buenos Aires ouvrit une boîte étiquetée sans y croire.</p><h2>Ce que l’on voit de nouveau</h2><p>L’espion maigre qui suit Freder, l’ouvrier 11811 perdu dans Yoshiwara, l’enfant sauvé des eaux : des personnages entiers reviennent. Les plans retrouvés se reconnaissent à leurs rayures, que les restaurateurs ont gardées. Elles racontent aussi une histoire.</p><p>Nous montrons le film tel qu’il est désormais connu, avec la partition de Gottfried Huppertz.</p>',
      en: '<p>After its premiere in Berlin on 10 January 1927, {film:44019} was shortened for export, and then shortened again. The long version was thought lost until 2008, when the Museo del Cine in Buenos Aires opened a can whose label nobody had quite believed.</p><h2>What you can see again</h2><p>The thin spy who follows Freder, worker 11811 astray in Yoshiwara, the children saved from the flood: whole characters return. You can tell the recovered shots by their scratches, which the restorers have kept. They have a story to tell as well.</p><p>We show the film as it is now known, with Gottfried Huppertz’s score.</p>',
      de: '<p>Nach der Premiere in Berlin am 10. Januar 1927 wurde {film:44019} für den Export gekürzt, dann noch einmal. Die lange Fassung galt als verloren, bis das Museo del Cine in Buenos Aires 2008 eine Büchse öffnete, deren Etikett niemand so recht geglaubt hatte.</p><h2>Was wieder zu sehen ist</h2><p>Der Schmale, der Freder nachspürt, Arbeiter 11811 in Yoshiwara, die Rettung der Kinder aus der Flut: Ganze Figuren kehren zurück. Die gefundenen Einstellungen erkennt man an ihren Kratzern. Das Restaurierungsteam hat sie stehen lassen, denn auch sie erzählen eine Geschichte.</p><p>Wir zeigen den Film so, wie man ihn heute kennt, mit der Musik von Gottfried Huppertz.</p>',
      nl: '<p>Na de première in Berlijn, op 10 januari 1927, werd {film:44019} ingekort voor de export, en daarna nog eens. De lange versie gold als verloren, tot het Museo del Cine in Buenos Aires in 2008 een blik opende waarvan niemand het etiket had geloofd.</p><h2>Wat er weer te zien is</h2><p>De magere spion die Freder volgt, arbeider 11811 die verdwaalt in Yoshiwara, de kinderen die uit het water worden gered: hele personages keren terug. De gevonden beelden herken je aan de krassen. De restauratoren hebben die laten zitten, want ook krassen vertellen een verhaal.</p><p>Wij draaien de film zoals hij nu bekend is, met de muziek van Gottfried Huppertz.</p>',
    },
  },
  {
    key: 'nosferatu-court',
    type: 'news',
    picture: 44002,
    title: {
      fr: 'Nosferatu, le film qu’un tribunal fit brûler',
      en: 'Nosferatu, the film a court had burnt',
      de: 'Nosferatu, der Film, den ein Gericht verbrennen liess',
      nl: 'Nosferatu, de film die van de rechter verbrand moest worden',
    },
    teaser: {
      fr: 'La veuve de Bram Stoker gagna son procès en 1925. Par bonheur, un vampire ne meurt pas si facilement.',
      en: 'Bram Stoker’s widow won her case in 1925. Luckily a vampire is not so easily killed.',
      de: 'Bram Stokers Witwe gewann 1925 ihren Prozess. Zum Glück stirbt ein Vampir nicht so leicht.',
      nl: 'De weduwe van Bram Stoker won in 1925 haar zaak. Gelukkig sterft een vampier niet zo makkelijk.',
    },
    body: {
      fr: '<p>La Prana-Film n’avait pas acheté les droits de « Dracula ». Elle changea les noms, déplaça l’action en Allemagne et fit faillite l’année même de la sortie. Florence Stoker poursuivit ce qu’il en restait ; en juillet 1925, un tribunal de Berlin ordonna de détruire toutes les copies.</p><p>Quelques-unes avaient déjà passé les frontières. C’est d’elles que descendent toutes celles d’aujourd’hui, avec leurs teintes : jaune pour le jour, bleu pour la nuit, rose pour l’aube qui vient à bout du comte.</p><blockquote><p>Une ombre monte un escalier. Personne n’a fait mieux depuis.</p></blockquote><p>{film:44002} est à revoir dans la salle la plus noire possible, par exemple à {with:dolby}.</p>',
      en: '<p>Prana-Film had not bought the rights to “Dracula”. It changed the names, moved the story to Germany and went bankrupt in the year of the release. Florence Stoker sued what was left of it; in July 1925 a Berlin court ordered every print destroyed.</p><p>A few had already crossed the border. All of today’s prints descend from them, tints included: yellow for day, blue for night, rose for the dawn that finishes the count.</p><blockquote><p>A shadow climbs a staircase. Nobody has done it better since.</p></blockquote><p>{film:44002} deserves the darkest hall there is: {with:dolby}, for one.</p>',
      de: '<p>Die Prana-Film hatte die Rechte an «Dracula» nicht gekauft. Sie änderte die Namen, verlegte die Handlung nach Deutschland und ging noch im Jahr der Uraufführung in Konkurs. Florence Stoker verklagte, was davon übrig war; im Juli 1925 ordnete ein Berliner Gericht an, alle Kopien zu vernichten.</p><p>Einige waren da schon über der Grenze. Von ihnen stammen alle heutigen ab, mitsamt den Farben: Gelb für den Tag, Blau für die Nacht, Rosa für den Morgen, der den Grafen besiegt.</p><blockquote><p>Ein Schatten steigt eine Treppe hinauf. Besser hat es seither niemand gemacht.</p></blockquote><p>{film:44002} gehört in den dunkelsten Saal, den man findet, zum Beispiel im {with:dolby}.</p>',
      nl: '<p>Prana-Film had de rechten op ‘Dracula’ niet gekocht. De maatschappij veranderde de namen, verplaatste het verhaal naar Duitsland en ging in het jaar van de première failliet. Florence Stoker daagde voor de rechter wat er nog van over was; in juli 1925 beval een Berlijnse rechtbank alle kopieën te vernietigen.</p><p>Een paar waren de grens al over. Daar stammen alle huidige kopieën van af, met hun kleuren: geel voor de dag, blauw voor de nacht, roze voor de dageraad die de graaf fataal wordt.</p><blockquote><p>Een schaduw klimt een trap op. Niemand heeft het sindsdien beter gedaan.</p></blockquote><p>{film:44002} hoort in de donkerste zaal die er is, bijvoorbeeld in {with:dolby}.</p>',
    },
  },
  {
    key: 'general-bridge',
    type: 'news',
    picture: 44004,
    title: {
      fr: 'Une seule prise, une vraie locomotive',
      en: 'One take, one real locomotive',
      de: 'Eine einzige Aufnahme, eine echte Lokomotive',
      nl: 'Eén opname, één echte locomotief',
    },
    teaser: {
      fr: 'Le 23 juillet 1926, Buster Keaton fait tomber un train dans une rivière de l’Oregon. Il n’y en avait pas de second.',
      en: 'On 23 July 1926 Buster Keaton dropped a train into an Oregon river. There was no second one.',
      de: 'Am 23. Juli 1926 lässt Buster Keaton in Oregon einen Zug in den Fluss stürzen. Einen zweiten gab es nicht.',
      nl: 'Op 23 juli 1926 laat Buster Keaton in Oregon een trein in de rivier storten. Een tweede was er niet.',
    },
    body: {
      fr: '<p>Près de Cottage Grove, les magasins avaient fermé pour que chacun puisse venir voir. Six caméras tournent, le pont brûle, la locomotive s’engage et plonge. Ce fut, dit-on, le plan le plus cher de tout le cinéma muet.</p><p>Keaton est aussi simple que le plan est énorme : il regarde, il ne sourit pas, il calcule. Dans {film:44004}, presque tout est vrai, les rails, la vitesse et l’homme assis sur la bielle.</p><p>La locomotive est restée quinze ans dans la rivière. Les touristes venaient la saluer.</p>',
      en: '<p>Near Cottage Grove the shops had closed so that everyone could come and watch. Six cameras are running, the bridge is alight, the engine rolls on to it and goes down. It is said to be the most expensive shot of the whole silent era.</p><p>Keaton is as plain as the shot is huge: he looks, he does not smile, he works it out. In {film:44004} nearly everything is real, the rails, the speed, and the man sitting on the coupling rod.</p><p>The engine stayed in the river for some fifteen years. Tourists came to pay their respects.</p>',
      de: '<p>Bei Cottage Grove hatten die Läden geschlossen, damit alle zusehen konnten. Sechs Kameras laufen, die Brücke brennt, die Lokomotive fährt darauf und stürzt. Es soll die teuerste Einstellung der ganzen Stummfilmzeit gewesen sein.</p><p>Keaton ist so schlicht, wie die Einstellung gewaltig ist: Er schaut, er lächelt nicht, er rechnet. In {film:44004} ist fast alles echt, die Schienen, das Tempo und der Mann auf der Kuppelstange.</p><p>Die Lokomotive lag rund fünfzehn Jahre im Fluss. Reisende kamen, um sie zu grüssen.</p>',
      nl: '<p>Bij Cottage Grove waren de winkels dicht, zodat iedereen kon komen kijken. Zes camera’s lopen, de brug brandt, de locomotief rijdt erop en stort omlaag. Het zou het duurste shot uit de hele tijd van de stomme film zijn.</p><p>Keaton is zo eenvoudig als het shot enorm is: hij kijkt, hij lacht niet, hij rekent. In {film:44004} is bijna alles echt, de rails, de snelheid en de man op de drijfstang.</p><p>De locomotief heeft zo’n vijftien jaar in de rivier gelegen. Toeristen kwamen haar groeten.</p>',
    },
  },
  {
    key: 'joan-cupboard',
    type: 'news',
    picture: 44015,
    title: {
      fr: 'Jeanne d’Arc était dans un placard d’Oslo',
      en: 'Joan of Arc was in a cupboard in Oslo',
      de: 'Jeanne d’Arc lag in einem Schrank in Oslo',
      nl: 'Jeanne d’Arc lag in een kast in Oslo',
    },
    teaser: {
      fr: 'Le négatif avait brûlé, le second aussi. En 1981, on vida la remise d’un hôpital norvégien.',
      en: 'The negative had burnt, and the second one too. Then, in 1981, a Norwegian hospital cleared out a storeroom.',
      de: 'Das Negativ war verbrannt, das zweite auch. 1981 räumte ein norwegisches Spital eine Kammer aus.',
      nl: 'Het negatief was verbrand, het tweede ook. In 1981 ruimde een Noors ziekenhuis een hok op.',
    },
    body: {
      fr: '<p>Dreyer avait vu disparaître dans les flammes le négatif de son film, l’année même de la première. Il en remonta un autre avec des chutes ; le feu le prit aussi, et l’on se contenta pendant un demi-siècle de copies de copies.</p><p>À l’hôpital de Dikemark, près d’Oslo, un employé trouva en 1981 quelques boîtes de film. Elles contenaient une copie danoise de la version d’origine, intacte.</p><p>Depuis, {film:44015} se voit comme à Copenhague le 21 avril 1928 : le visage de Renée Falconetti, presque rien d’autre, et c’est assez.</p>',
      en: '<p>Dreyer had seen the negative of his film go up in flames in the very year of its premiere. He put together another from the takes he had not used; fire took that one as well, and for half a century people made do with copies of copies.</p><p>At Dikemark hospital, near Oslo, someone came across a few cans of film in 1981. They held a Danish print of the original version, intact.</p><p>Since then {film:44015} can be seen as it was in Copenhagen on 21 April 1928: the face of Renée Falconetti, almost nothing else, and that is plenty.</p>',
      de: '<p>Dreyer hatte das Negativ seines Films noch im Jahr der Premiere in Flammen aufgehen sehen. Aus nicht verwendeten Einstellungen schnitt er ein zweites; auch dieses holte das Feuer, und ein halbes Jahrhundert lang begnügte man sich mit Kopien von Kopien.</p><p>Im Spital Dikemark bei Oslo stiess jemand 1981 auf einige Filmbüchsen. Darin lag eine dänische Kopie der ursprünglichen Fassung, unversehrt.</p><p>Seither ist {film:44015} so zu sehen wie am 21. April 1928 in Kopenhagen: das Gesicht von Renée Falconetti, fast nichts sonst, und das genügt.</p>',
      nl: '<p>Dreyer had het negatief van zijn film in vlammen zien opgaan, nog in het jaar van de première. Uit ongebruikte opnamen monteerde hij een tweede; ook dat ging in rook op, en een halve eeuw lang moest men het doen met kopieën van kopieën.</p><p>In het ziekenhuis van Dikemark, bij Oslo, vond iemand in 1981 een paar filmblikken. Er zat een Deense kopie in van de oorspronkelijke versie, ongeschonden.</p><p>Sindsdien is {film:44015} te zien zoals op 21 april 1928 in Kopenhagen: het gezicht van Renée Falconetti, bijna niets anders, en dat is genoeg.</p>',
    },
  },
  {
    key: 'lloyd-clock',
    type: 'news',
    picture: 44012,
    title: {
      fr: 'Comment Harold Lloyd s’est pendu à l’horloge',
      en: 'How Harold Lloyd came to hang from the clock',
      de: 'Wie Harold Lloyd an die Uhr kam',
      nl: 'Hoe Harold Lloyd aan de klok kwam te hangen',
    },
    teaser: {
      fr: 'Un décor bâti sur un toit, un matelas trois mètres plus bas et une main à laquelle il manquait deux doigts.',
      en: 'A set built on a roof, a mattress some way below, and a hand with two fingers missing.',
      de: 'Eine Kulisse auf einem Dach, weiter unten eine Matratze und eine Hand, der zwei Finger fehlten.',
      nl: 'Een decor op een dak, een matras een eind lager en een hand waaraan twee vingers ontbraken.',
    },
    body: {
      fr: '<p>La rue que l’on voit tout en bas est bien celle de Los Angeles. Pour {film:44012}, l’équipe dressa des pans de façade sur les toits d’immeubles de plus en plus hauts, de sorte que l’angle soit juste et la chute, peu probable.</p><p>Peu probable n’est pas impossible. Un mannequin lancé sur le matelas, pour voir, rebondit et tomba dans la rue.</p><p>Quatre ans plus tôt, un accessoire qui n’aurait pas dû exploser avait coûté à Lloyd le pouce et l’index droits. Il grimpe donc ici avec un gant qui les remplace. Regardez bien : on ne le voit pas.</p>',
      en: '<p>The street far below really is Los Angeles. For {film:44012} pieces of the front were built on the roofs of ever taller buildings, so that the angle would be true and a fall unlikely.</p><p>Unlikely is not impossible. A dummy dropped on to the mattress to try it out bounced off and fell into the street.</p><p>Four years earlier a prop that should not have gone off had cost Lloyd the thumb and forefinger of his right hand. He is climbing with a glove that stands in for them. Look closely: it cannot be seen.</p>',
      de: '<p>Die Strasse tief unten liegt wirklich in Los Angeles. Für {film:44012} baute man Stücke der Fassade auf die Dächer immer höherer Häuser, damit der Blickwinkel stimmte und ein Sturz unwahrscheinlich war.</p><p>Unwahrscheinlich heisst nicht unmöglich. Eine Puppe, die man zur Probe auf die Matratze warf, federte zurück und fiel auf die Strasse.</p><p>Vier Jahre zuvor hatte eine Requisite, die nicht hätte explodieren dürfen, Lloyd den rechten Daumen und Zeigefinger gekostet. Er klettert hier mit einem Handschuh, der sie ersetzt. Schauen Sie genau hin: Man sieht es nicht.</p>',
      nl: '<p>De straat in de diepte ligt echt in Los Angeles. Voor {film:44012} werden stukken gevel gebouwd op de daken van steeds hogere panden, zodat de hoek klopte en een val onwaarschijnlijk was.</p><p>Onwaarschijnlijk is niet onmogelijk. Een pop die bij wijze van proef op de matras werd gegooid, stuiterde terug en viel op straat.</p><p>Vier jaar eerder had een rekwisiet dat niet had mogen ontploffen Lloyd zijn rechterduim en wijsvinger gekost. Hij klimt hier met een handschoen die ze vervangt. Kijk goed: je ziet het niet.</p>',
    },
  },
];
