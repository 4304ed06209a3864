import type { HelpText } from './type.ts';

export const homeHelp: readonly HelpText[] = [
  {
    id: '401',
    title: {
      fr: 'Qu’est-ce qu’Aurore à la maison ?',
      en: 'What is Aurore at Home?',
      nl: 'Wat is Aurore Thuis?',
    },
    teaser: {
      fr: 'Nos restaurations, à louer film par film, une fois leur passage en salle terminé.',
      en: 'Our restorations, to rent film by film once they have left the halls.',
      nl: 'Onze restauraties, per film te huur zodra ze uit de zalen zijn.',
    },
    content: {
      fr: '<p>Pas d’abonnement, pas de publicité : un film, un prix, quarante-huit heures pour le voir. Les muets y sont avec le choix de leurs musiques quand il y en a plusieurs.</p>',
      en: '<p>No subscription, no advertisements: one film, one price, forty-eight hours to see it. Silent films come with a choice of scores where there are several.</p>',
      nl: '<p>Geen abonnement, geen reclame: één film, één prijs, achtenveertig uur om te kijken. Bij stomme films kies je de muziek, als er meer is dan één.</p>',
    },
  },
  {
    id: '402',
    title: {
      fr: 'Sur quels appareils puis-je regarder ?',
      en: 'On which devices can I watch?',
      nl: 'Op welke apparaten kan ik kijken?',
    },
    teaser: {
      fr: 'Dans un navigateur récent, sur téléphone, tablette et ordinateur, et sur un téléviseur par diffusion.',
      en: 'In a recent browser on phone, tablet and computer, and on a television by casting.',
      nl: 'In een recente browser op telefoon, tablet en computer, en op tv door te casten.',
    },
    content: {
      fr: '<p>Deux appareils peuvent être reliés à votre compte, un seul lit à la fois. La qualité suit votre connexion ; comptez 8 Mbit/s pour la haute définition.</p>',
      en: '<p>Two devices can be linked to your account and one can play at a time. Quality follows your connection; allow 8 Mbit/s for high definition.</p>',
      nl: '<p>Je koppelt twee apparaten aan je account, en kijkt op één tegelijk. De kwaliteit volgt je verbinding; reken op 8 Mbit/s voor hoge resolutie.</p>',
    },
  },
  {
    id: '403',
    title: {
      fr: 'Combien de temps dure une location ?',
      en: 'How long does a rental last?',
      nl: 'Hoelang kan ik een gehuurde film zien?',
    },
    teaser: {
      fr: 'Trente jours pour commencer, quarante-huit heures pour finir.',
      en: 'Thirty days to begin, forty-eight hours to finish.',
      nl: 'Dertig dagen om te beginnen, achtenveertig uur om af te kijken.',
    },
    content: {
      fr: '<p>Le compte à rebours part quand vous appuyez sur lecture. Pour {film:44046}, qui dure cinq heures et demie, nous accordons une semaine.</p>',
      en: '<p>The clock starts when you press play. For {film:44046}, which lasts five and a half hours, we allow a week.</p>',
      nl: '<p>De klok begint te lopen als je op afspelen drukt. Voor {film:44046}, die vijfenhalf uur duurt, krijg je een week.</p>',
    },
  },
  {
    id: '404',
    title: {
      fr: 'L’image se fige. Que faire ?',
      en: 'The picture freezes. What can I do?',
      nl: 'Het beeld hapert. Wat kan ik doen?',
    },
    teaser: {
      fr: 'Rapprochez-vous de la borne, fermez les autres lectures, puis baissez la qualité d’un cran.',
      en: 'Move closer to the router, stop whatever else is playing, then lower the quality by a step.',
      nl: 'Ga dichter bij de router zitten, stop andere video’s en zet de kwaliteit een stap lager.',
    },
    content: {
      fr: '<p>Si cela ne suffit pas, notez l’heure et écrivez-nous : nous retrouvons l’incident et prolongeons la location. Un film de 1922 a le droit de trembler un peu ; celui-là ne compte pas.</p>',
      en: '<p>If that is not enough, note the time and write to us: we will find the fault and extend the rental. A film of 1922 is entitled to tremble a little; that does not count.</p>',
      nl: '<p>Helpt dat niet, noteer dan de tijd en schrijf ons: we zoeken de storing op en verlengen de huur. Een film uit 1922 mag een beetje trillen; dat telt niet mee.</p>',
    },
  },
  {
    id: '405',
    title: {
      fr: 'Y a-t-il des sous-titres et l’audiodescription ?',
      en: 'Are there captions and audio description?',
      nl: 'Zijn er ondertitels en audiodescriptie?',
    },
    teaser: {
      fr: 'Oui, pour tous les films sortis depuis trois ans et pour une bonne moitié des autres.',
      en: 'Yes, for every film released in the last three years and for a good half of the others.',
      nl: 'Ja, bij alle films van de laatste drie jaar en bij ruim de helft van de andere.',
    },
    content: {
      fr: '<p>La page du film le dit avant la location. Dans le lecteur, le bouton « Langues » règle la taille et le fond des sous-titres, et garde votre choix.</p>',
      en: '<p>The page of the film says so before you rent. In the player the button “Languages” sets the size and background of the captions and remembers your choice.</p>',
      nl: '<p>Het staat op de pagina van de film, voor je huurt. In de speler stel je met de knop ‘Talen’ de grootte en de achtergrond van de ondertitels in; je keuze blijft bewaard.</p>',
    },
  },
];
