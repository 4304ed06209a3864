import type { ExperienceText } from './type.ts';

const seat = { needsHall: true, group: 'seats' } as const;

const duo: ExperienceText = {
  tag: 'duo',
  ...seat,
  picture: 'armchairs',
  details: {
    fr: '<p>Une banquette pour deux, sans accoudoir au milieu, avec une tablette de chaque côté. Elles sont au dernier rang, où l’on voit tout l’écran et où personne ne se retourne.</p><p>Elle se réserve entière. Pour {film:44036}, il faut s’y prendre tôt.</p>',
    en: '<p>A sofa for two, with no armrest in between and a small table on either side. They are in the last row, from where you see all of the screen and nobody turns round.</p><p>You book the whole of one. For {film:44036}, do so early.</p>',
    de: '<p>Ein Sofa für zwei, ohne Armlehne dazwischen, mit einem Tischchen auf jeder Seite. Es steht in der letzten Reihe, wo man die ganze Leinwand sieht und niemand sich umdreht.</p><p>Gebucht wird es ganz. Für {film:44036} am besten früh.</p>',
    nl: '<p>Een bankje voor twee, zonder leuning ertussen en met een tafeltje aan elke kant. Ze staan op de laatste rij, waar je het hele doek ziet en niemand zich omdraait.</p><p>Je reserveert het in zijn geheel. Voor {film:44036} moet je er vroeg bij zijn.</p>',
  },
  services: [],
};

const premium: ExperienceText<'fr' | 'en'> = {
  tag: 'premium',
  sites: ['fr', 'ma'],
  ...seat,
  picture: 'champagne',
  details: {
    fr: '<p>Quarante à soixante fauteuils, larges, inclinables, espacés. On vous accompagne à votre place, on prend la commande avant le film et l’on ne revient qu’au générique.</p><p>Le vestiaire est compris, le silence aussi. {film:44057} s’y voit comme elle fut faite : avec élégance.</p>',
    en: '<p>Forty to sixty armchairs, wide, reclining and well apart. Someone shows you to yours, takes your order before the film and does not come back until the credits.</p><p>The cloakroom is included, and so is the silence. {film:44057} is seen here as it was made: with elegance.</p>',
  },
  services: [
    {
      id: 'at-your-seat',
      title: { fr: 'Service à la place', en: 'Service at your seat' },
      description: {
        fr: 'Une carte courte, de vrais verres et rien qui croque.',
        en: 'A short menu, real glasses, and nothing that crunches.',
      },
    },
  ],
};

const relax: ExperienceText<'nl' | 'en'> = {
  tag: 'relaxseats',
  sites: ['nl'],
  ...seat,
  picture: 'seat',
  details: {
    nl: '<p>De rugleuning zakt, de voetsteun komt omhoog, en de knop zit waar je hand al lag. Wie in slaap valt, wordt pas bij de aftiteling gewekt, en dan nog met beleid.</p><p>Voor {film:44031} is het de juiste houding.</p>',
    en: '<p>The back goes down, the footrest comes up, and the button is where your hand already was. Anyone who falls asleep is not woken until the credits, and then with tact.</p><p>For {film:44031} it is the proper position.</p>',
  },
  services: [],
};

const boutique: ExperienceText<'nl' | 'en'> = {
  tag: 'boutiqueseats',
  sites: ['nl'],
  ...seat,
  picture: 44024,
  details: {
    nl: '<p>Clubfauteuils, banken en schemerlampen, hoogstens zestig plaatsen. De lampen gaan een voor een uit, zodat het gesprek vanzelf verstomt.</p><p>Aan tafel wordt bediend tot de film begint. Bij {film:44024} praat het doek daarna wel verder.</p>',
    en: '<p>Club chairs, sofas and standard lamps, sixty seats at most. The lamps go out one by one, so that conversation dies away by itself.</p><p>You are served at your table until the film begins. With {film:44024} the screen does the talking from there.</p>',
  },
  services: [
    {
      id: 'table',
      title: { nl: 'Een tafel erbij', en: 'A table to go with it' },
      description: {
        nl: 'Reserveer film en tafel samen; de keuken weet hoe laat het begint.',
        en: 'Book film and table together; the kitchen knows when it starts.',
      },
    },
  ],
};

const ice: ExperienceText<'fr' | 'en'> = {
  tag: 'ice',
  sites: ['fr'],
  needsHall: true,
  group: 'picture-sound',
  picture: 44021,
  details: {
    fr: '<p>De chaque côté, des panneaux translucides prolongent les couleurs du film sans jamais en montrer les images. L’œil croit la salle plus large ; la tête, elle, reste tournée vers l’écran.</p><p>Pour les films teintés, {film:44021} par exemple, la salle entière passe au rouge de Mars.</p>',
    en: '<p>On either side, translucent panels carry on the colours of the film without ever showing its pictures. The eye believes the hall is wider; the head stays turned to the screen.</p><p>For tinted films, {film:44021} for instance, the whole hall turns the red of Mars.</p>',
  },
  services: [],
};

/** Kinds of seats, and what only one country has. */
export const seatExperiences: readonly ExperienceText<never>[] = [ice, premium, duo, relax, boutique];
