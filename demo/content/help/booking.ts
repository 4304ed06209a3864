import type { HelpText } from './type.ts';

export const bookingHelp: readonly HelpText[] = [
  {
    id: '101',
    title: {
      fr: 'Comment réserver une place en ligne ?',
      en: 'How do I book a seat online?',
      nl: 'Hoe reserveer ik online een plaats?',
    },
    teaser: {
      fr: 'Choisissez une heure sur la page du film ou du cinéma ; la billetterie s’ouvre dans un nouvel onglet.',
      en: 'Choose a time on the page of a film or a cinema; ticketing opens in a new tab.',
      nl: 'Kies een tijd op de pagina van een film of een bioscoop; de kassa opent in een nieuw tabblad.',
    },
    content: {
      fr: '<ol><li>Ouvrez <a href="{to:shows}">la page d’un film</a> ou <a href="{to:cinemas}">celle de votre cinéma</a>.</li><li>Touchez l’heure qui vous convient. La version et la salle sont écrites dessous.</li><li>Choisissez vos fauteuils sur le plan, puis payez.</li></ol><p>Aucun compte n’est nécessaire. Le billet arrive par courriel dans la minute.</p>',
      en: '<ol><li>Open <a href="{to:shows}">the page of a film</a> or <a href="{to:cinemas}">of your cinema</a>.</li><li>Press the time that suits you. Version and hall are written below it.</li><li>Pick your seats on the plan, then pay.</li></ol><p>You need no account. The ticket arrives by e-mail within a minute.</p>',
      nl: '<ol><li>Open <a href="{to:shows}">de pagina van een film</a> of <a href="{to:cinemas}">van je bioscoop</a>.</li><li>Kies de tijd die je schikt. Versie en zaal staan eronder.</li><li>Kies je stoelen op de plattegrond en betaal.</li></ol><p>Je hebt geen account nodig. Het kaartje komt binnen een minuut per e-mail.</p>',
    },
  },
  {
    id: '102',
    title: {
      fr: 'Puis-je annuler ou échanger mon billet ?',
      en: 'Can I cancel or exchange my ticket?',
      nl: 'Kan ik mijn kaartje annuleren of ruilen?',
    },
    teaser: {
      fr: 'Oui, jusqu’à deux heures avant la séance, depuis le courriel de confirmation.',
      en: 'Yes, up to two hours before the screening, from the confirmation e-mail.',
      nl: 'Ja, tot twee uur voor de voorstelling, via de bevestigingsmail.',
    },
    content: {
      fr: '<p>Le lien « Modifier ma réservation » du courriel permet un échange contre une autre séance ou un avoir valable un an. Le remboursement sur la carte est fait si c’est nous qui annulons.</p><p>Les directs et les soirées spéciales s’échangent jusqu’à la veille, à 18 h.</p>',
      en: '<p>The link “Change my booking” in the e-mail lets you move to another screening or take a credit that is valid for a year. Money goes back to your card if it is we who cancel.</p><p>Live events and special evenings can be exchanged until 6 pm on the day before.</p>',
      nl: '<p>Met de link ‘Mijn reservering wijzigen’ in de e-mail ruil je voor een andere voorstelling of een tegoed dat een jaar geldig is. Annuleren wij, dan krijg je je geld terug op je rekening.</p><p>Live-uitzendingen en bijzondere avonden ruil je tot de dag ervoor, 18.00 uur.</p>',
    },
  },
  {
    id: '103',
    title: {
      fr: 'Je n’ai pas reçu mon billet. Que faire ?',
      en: 'My ticket has not arrived. What now?',
      nl: 'Mijn kaartje is niet aangekomen. Wat nu?',
    },
    teaser: {
      fr: 'Regardez les indésirables, puis donnez votre nom au comptoir : la réservation y est.',
      en: 'Look among your junk mail, then give your name at the desk: the booking is there.',
      nl: 'Kijk bij de ongewenste mail en noem anders je naam aan de kassa: de reservering staat er.',
    },
    content: {
      fr: '<p>Un courriel sur cent se perd, le plus souvent pour une lettre. Si la page de confirmation s’est affichée, votre place est à vous.</p><p>À l’accueil du cinéma, un nom et les quatre derniers chiffres de la carte suffisent à réimprimer le billet.</p>',
      en: '<p>One e-mail in a hundred goes astray, mostly over a single letter. If you saw the confirmation page, your seat is yours.</p><p>At the cinema’s desk a name and the last four digits of your card are enough to print the ticket again.</p>',
      nl: '<p>Eén e-mail op de honderd raakt zoek, meestal door een tikfout. Zag je de bevestigingspagina, dan is de plaats van jou.</p><p>Aan de kassa van de bioscoop zijn een naam en de laatste vier cijfers van je pas genoeg om het kaartje opnieuw te printen.</p>',
    },
  },
  {
    id: '104',
    title: {
      fr: 'Pourquoi une séance est-elle fermée à la réservation ?',
      en: 'Why is a screening closed for booking?',
      nl: 'Waarom kan ik een voorstelling niet meer reserveren?',
    },
    teaser: {
      fr: 'Elle a commencé, ou la vente en ligne s’est arrêtée. Le comptoir vend encore.',
      en: 'It has begun, or online sales have stopped. The desk is still selling.',
      nl: 'Hij is begonnen, of de onlineverkoop is gesloten. De kassa verkoopt nog.',
    },
    content: {
      fr: '<p>« Complet » veut dire complet. « Réservation fermée » veut dire que la vente en ligne s’est arrêtée, en général un quart d’heure après le début ; il reste alors des places au comptoir, et les bandes-annonces durent dix minutes.</p>',
      en: '<p>“Sold out” means sold out. “Booking closed” means that online sales have stopped, usually a quarter of an hour after the start; there are still seats at the desk then, and the trailers take ten minutes.</p>',
      nl: '<p>‘Uitverkocht’ betekent uitverkocht. ‘Reserveren gesloten’ betekent dat de onlineverkoop is gestopt, meestal een kwartier na aanvang; aan de kassa zijn er dan nog plaatsen, en de trailers duren tien minuten.</p>',
    },
  },
  {
    id: '105',
    title: {
      fr: 'Comment réserver pour un groupe ou une classe ?',
      en: 'How do I book for a group or a class?',
      nl: 'Hoe reserveer ik voor een groep of een klas?',
    },
    teaser: {
      fr: 'À partir de quinze personnes, écrivez au cinéma : le prix baisse et la salle vous attend.',
      en: 'From fifteen people on, write to the cinema: the price drops and the hall waits for you.',
      nl: 'Vanaf vijftien personen schrijf je de bioscoop: de prijs daalt en de zaal wacht op je.',
    },
    content: {
      fr: '<p>Dites-nous le film, le jour et le nombre d’élèves ; nous répondons sous deux jours ouvrés. Pour une salle entière, lisez <a href="{to:masterTemplate:groups}">la page des groupes et privatisations</a>.</p>',
      en: '<p>Tell us the film, the day and how many you are; we answer within two working days. For a whole hall, see <a href="{to:masterTemplate:groups}">the page on groups and private hire</a>.</p>',
      nl: '<p>Laat ons de film, de dag en het aantal weten; je krijgt binnen twee werkdagen antwoord. Wil je een hele zaal, kijk dan op <a href="{to:masterTemplate:groups}">de pagina over groepen en zaalhuur</a>.</p>',
    },
  },
];
