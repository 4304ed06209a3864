import type { HelpText } from './type.ts';

export const subscriptionHelp: readonly HelpText[] = [
  {
    id: '301',
    title: {
      fr: 'Comment s’abonner au Cinépass ?',
      en: 'How do I take out a pass?',
      nl: 'Hoe neem ik een clubabonnement?',
    },
    teaser: {
      fr: 'En ligne, en cinq minutes, avec une photo et un moyen de paiement.',
      en: 'Online, in five minutes, with a photograph and a means of payment.',
      nl: 'Online, in vijf minuten, met een foto en een betaalmiddel.',
    },
    content: {
      fr: '<p>Choisissez <a href="{to:subscriptionOffers}">une formule</a>, ajoutez des options si vous en voulez, payez le premier mois. La carte est aussitôt dans l’application ; celle de plastique attend à l’accueil, pour ceux qui l’aiment mieux.</p>',
      en: '<p>Choose <a href="{to:subscriptionOffers}">a plan</a>, add options if you want any, pay the first month. The card is in the app at once; the plastic one is at the desk, for those who like it better.</p>',
      nl: '<p>Kies <a href="{to:subscriptionOffers}">een abonnement</a>, voeg desgewenst opties toe en betaal de eerste maand. De pas staat meteen in de app; een plastic pas ligt aan de kassa voor wie die liever heeft.</p>',
    },
  },
  {
    id: '302',
    title: {
      fr: 'Comment résilier mon abonnement ?',
      en: 'How do I cancel my pass?',
      nl: 'Hoe zeg ik mijn abonnement op?',
    },
    teaser: {
      fr: 'Depuis votre compte, à tout moment après la période d’engagement ; il s’arrête à la fin du mois.',
      en: 'From your account, at any time after the months you signed up for; it stops at the end of the month.',
      nl: 'Via je account, op elk moment na de afgesproken maanden; het stopt aan het eind van de maand.',
    },
    content: {
      fr: '<p>Aucune lettre, aucun motif, aucun appel pour vous retenir. Vous gardez l’accès jusqu’au dernier jour payé, et votre historique de films si vous le souhaitez.</p>',
      en: '<p>No letter, no reasons, no call to talk you out of it. You keep coming until the last day you have paid for, and keep the list of films you have seen if you like.</p>',
      nl: '<p>Geen brief, geen reden, geen telefoontje om je tegen te houden. Je kunt blijven komen tot de laatste betaalde dag, en je lijst met geziene films bewaar je als je dat wilt.</p>',
    },
    onlyPeople: true,
  },
  {
    id: '303',
    title: {
      fr: 'Le Cinépass vaut-il pour l’IMAX et la 4DX ?',
      en: 'Does the pass cover IMAX and 4DX?',
      nl: 'Geldt het abonnement ook voor IMAX en 4DX?',
    },
    teaser: {
      fr: 'Oui, avec un supplément par séance, ou sans, si vous avez l’option Grands écrans.',
      en: 'Yes, for a supplement per screening, or for none with the option Big screens.',
      nl: 'Ja, met een toeslag per voorstelling, of zonder, met de optie Grote doeken.',
    },
    content: {
      fr: '<p>L’option Grands écrans coûte {price:bigScreens} par mois. Elle se rentabilise à la première séance, et se retire aussi simplement qu’elle s’ajoute.</p>',
      en: '<p>The option Big screens costs {price:bigScreens} a month. It pays for itself with the first screening, and comes off as easily as it goes on.</p>',
      nl: '<p>De optie Grote doeken kost {price:bigScreens} per maand. Ze verdient zich met één voorstelling terug, en je zegt haar even makkelijk op als je haar toevoegt.</p>',
    },
  },
  {
    id: '304',
    title: {
      fr: 'Puis-je inviter quelqu’un avec mon abonnement ?',
      en: 'Can I bring a guest on my pass?',
      nl: 'Mag ik iemand meenemen met mijn abonnement?',
    },
    teaser: {
      fr: 'Oui, avec la formule Duo ou l’option Invité.',
      en: 'Yes, with the Duo plan or the option Guest.',
      nl: 'Ja, met het Duo-abonnement of de optie Introducé.',
    },
    content: {
      fr: '<p>Avec Duo, la seconde personne peut changer à chaque séance ; elle entre avec vous. L’option Invité donne deux places par mois, que l’on peut aussi offrir sans venir.</p>',
      en: '<p>With Duo the second person can be another one each time, as long as you come in together. The option Guest gives two seats a month, which you may also give away without coming.</p>',
      nl: '<p>Met Duo mag de tweede persoon elke keer iemand anders zijn, zolang je samen binnenkomt. De optie Introducé geeft twee plaatsen per maand, die je ook mag weggeven zonder zelf te komen.</p>',
    },
  },
  {
    id: '305',
    title: {
      fr: 'J’ai perdu ma carte',
      en: 'I have lost my card',
      nl: 'Ik ben mijn pas kwijt',
    },
    teaser: {
      fr: 'Bloquez-la dans l’application ; une nouvelle est prête au comptoir, sans frais la première fois.',
      en: 'Block it in the app; a new one is ready at the desk, free the first time.',
      nl: 'Blokkeer hem in de app; aan de kassa ligt een nieuwe klaar, de eerste keer gratis.',
    },
    content: {
      fr: '<p>La carte de l’application continue de fonctionner, vous ne manquez aucune séance. Si quelqu’un retrouve l’ancienne, nous la gardons un mois à l’accueil.</p>',
      en: '<p>The card in the app goes on working, so you miss no screening. If anyone finds the old one, we keep it at the desk for a month.</p>',
      nl: '<p>De pas in de app blijft werken, je mist dus geen voorstelling. Vindt iemand de oude, dan bewaren we die een maand aan de kassa.</p>',
    },
  },
];
