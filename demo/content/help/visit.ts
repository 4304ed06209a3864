import type { HelpText } from './type.ts';

export const visitHelp: readonly HelpText[] = [
  {
    id: '701',
    title: {
      fr: 'Combien de temps avant la séance faut-il arriver ?',
      en: 'How early should I arrive?',
      nl: 'Hoe vroeg moet ik er zijn?',
    },
    teaser: {
      fr: 'Dix minutes suffisent avec un billet. Les portes ferment au premier plan du film.',
      en: 'With a ticket, ten minutes will do. The doors close on the first shot of the film.',
      nl: 'Met een kaartje is tien minuten genoeg. De deuren gaan dicht bij het eerste beeld.',
    },
    content: {
      fr: '<p>L’heure affichée est celle des bandes-annonces, qui durent dix minutes. Les directs commencent à l’heure dite, à la seconde : comptez un quart d’heure.</p>',
      en: '<p>The time given is that of the trailers, which take ten minutes. Live events begin on the second: allow a quarter of an hour.</p>',
      nl: '<p>De vermelde tijd is die van de trailers; die duren tien minuten. Live-uitzendingen beginnen op de seconde: reken dan op een kwartier.</p>',
    },
  },
  {
    id: '702',
    title: {
      fr: 'Les salles sont-elles accessibles en fauteuil roulant ?',
      en: 'Are the halls accessible by wheelchair?',
      nl: 'Zijn de zalen toegankelijk met een rolstoel?',
    },
    teaser: {
      fr: 'Presque toutes. La page de chaque cinéma dit lesquelles, et par où l’on entre.',
      en: 'Nearly all. The page of each cinema says which, and how to get in.',
      nl: 'Bijna allemaal. Op de pagina van elke bioscoop staat welke, en hoe je binnenkomt.',
    },
    content: {
      fr: '<p>Les emplacements se réservent en ligne comme les autres places, et le fauteuil de l’accompagnateur est offert. <a href="{to:accessible}">Voir toutes les séances accessibles</a>.</p>',
      en: '<p>Spaces are booked online like any other seat, and the companion’s is free. <a href="{to:accessible}">See all accessible screenings</a>.</p>',
      nl: '<p>De plaatsen reserveer je online zoals alle andere, en die van de begeleider is gratis. <a href="{to:accessible}">Bekijk alle toegankelijke voorstellingen</a>.</p>',
    },
  },
  {
    id: '703',
    title: {
      fr: 'Peut-on apporter à boire et à manger ?',
      en: 'May I bring food and drink?',
      nl: 'Mag ik eten en drinken meenemen?',
    },
    teaser: {
      fr: 'Oui, si cela ne sent pas, ne croque pas et tient dans une main.',
      en: 'Yes, if it does not smell, does not crunch and fits in one hand.',
      nl: 'Ja, als het niet ruikt, niet kraakt en in één hand past.',
    },
    content: {
      fr: '<p>L’alcool acheté ailleurs et le verre restent dehors. Une gourde est toujours bienvenue : les fontaines sont près des escaliers.</p>',
      en: '<p>Alcohol bought elsewhere and glass stay outside. A bottle of water is always welcome: the fountains are by the stairs.</p>',
      nl: '<p>Alcohol van elders en glas blijven buiten. Een waterfles mag altijd: de kraantjes zijn bij de trap.</p>',
    },
  },
  {
    id: '704',
    title: {
      fr: 'J’ai oublié quelque chose dans la salle',
      en: 'I have left something in the hall',
      nl: 'Ik ben iets vergeten in de zaal',
    },
    teaser: {
      fr: 'Nous passons entre chaque séance. Demandez à l’accueil, ou écrivez-nous avec la salle et le rang.',
      en: 'We look through the rows after every screening. Ask at the desk, or write with the hall and the row.',
      nl: 'We lopen na elke voorstelling de rijen langs. Vraag aan de kassa, of schrijf ons met zaal en rij.',
    },
    content: {
      fr: '<p>Les objets sont gardés un mois. Record de la maison : une contrebasse, rendue à son propriétaire avant qu’il ne s’en soit aperçu.</p>',
      en: '<p>We keep things for a month. The record in our house is a double bass, returned to its owner before he had noticed.</p>',
      nl: '<p>We bewaren alles een maand. Het huisrecord: een contrabas, terugbezorgd voor de eigenaar hem miste.</p>',
    },
  },
  {
    id: '705',
    title: {
      fr: 'Le son est-il plus fort dans certaines salles ?',
      en: 'Is the sound louder in some halls?',
      nl: 'Is het geluid in sommige zalen harder?',
    },
    teaser: {
      fr: 'Il est réglé au même niveau partout. Des bouchons d’oreilles sont offerts au comptoir.',
      en: 'It is set to the same level everywhere. Earplugs are free at the desk.',
      nl: 'Het staat overal even hard. Oordopjes zijn gratis aan de kassa.',
    },
    content: {
      fr: '<p>Les séances pour enfants et les séances en douceur ont un son plus bas et la lumière à demi. Si quelque chose vous gêne, dites-le pendant le film : nous pouvons agir tout de suite, après il est trop tard.</p>',
      en: '<p>Screenings for children and relaxed screenings have lower sound and the lights half up. If something bothers you, say so during the film: we can act at once, and afterwards it is too late.</p>',
      nl: '<p>Kindervoorstellingen en prikkelarme voorstellingen hebben zachter geluid en halflicht. Heb je ergens last van, zeg het dan tijdens de film: we kunnen meteen iets doen, daarna is het te laat.</p>',
    },
  },
];
