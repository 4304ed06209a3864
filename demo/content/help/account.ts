import type { HelpText } from './type.ts';

/** On the French site. */
export const accountHelp: readonly HelpText<'fr' | 'en'>[] = [
  {
    id: '501',
    title: { fr: 'À quoi sert un compte Aurore ?', en: 'What is an Aurore account good for?' },
    teaser: {
      fr: 'À garder vos cinémas, vos envies et vos billets au même endroit. On peut aussi s’en passer.',
      en: 'It keeps your cinemas, your wishes and your tickets in one place. You can also do without.',
    },
    content: {
      fr: '<p>Réserver ne demande pas de compte. Avec un compte, vous avez jusqu’à cinq cinémas favoris, une liste d’envies et le souvenir de ce que vous avez aimé, un peu ou beaucoup.</p>',
      en: '<p>Booking needs no account. With one you have up to five favourite cinemas, a list of films you want to see and a record of what you liked, a little or a lot.</p>',
    },
  },
  {
    id: '502',
    title: { fr: 'J’ai oublié mon mot de passe', en: 'I have forgotten my password' },
    teaser: {
      fr: 'Le lien « Mot de passe oublié » envoie un courriel valable une heure.',
      en: 'The link “Forgotten password” sends an e-mail that is valid for an hour.',
    },
    content: {
      fr: '<p>Rien ne vient ? Vérifiez l’adresse : nous répondons de la même façon qu’elle soit connue ou non, pour que personne n’apprenne qui va au cinéma.</p>',
      en: '<p>Nothing arrives? Check the address: we answer in the same way whether we know it or not, so that nobody can find out who goes to the cinema.</p>',
    },
    onlyPeople: true,
  },
  {
    id: '503',
    title: { fr: 'Comment changer mon adresse de courriel ?', en: 'How do I change my e-mail address?' },
    teaser: {
      fr: 'Dans « Mon profil » ; la nouvelle adresse doit être confirmée avant de servir.',
      en: 'Under “My profile”; the new address has to be confirmed before it is used.',
    },
    content: {
      fr: '<p>L’ancienne adresse reçoit un mot d’adieu, avec un lien pour tout annuler si ce n’était pas vous. Vos billets en cours suivent.</p>',
      en: '<p>The old address gets a farewell note with a link that undoes it all if it was not you. Tickets you already hold come along.</p>',
    },
  },
  {
    id: '504',
    title: { fr: 'Comment supprimer mon compte ?', en: 'How do I delete my account?' },
    teaser: {
      fr: 'Depuis « Mon profil », en deux clics. C’est immédiat et sans retour.',
      en: 'From “My profile”, in two clicks. It is immediate and cannot be undone.',
    },
    content: {
      fr: '<p>Vous pouvez d’abord télécharger vos données. Nous ne gardons ensuite que les factures, parce que la loi le demande, pendant dix ans.</p>',
      en: '<p>You can download your data first. Afterwards we keep nothing but invoices, because the law says so, for ten years.</p>',
    },
    onlyPeople: true,
  },
  {
    id: '505',
    title: { fr: 'Combien de cinémas favoris puis-je avoir ?', en: 'How many favourite cinemas can I have?' },
    teaser: {
      fr: 'Cinq. Le dernier ajouté passe devant.',
      en: 'Five. The latest goes to the front.',
    },
    content: {
      fr: '<p>Touchez le cœur sur la page d’un cinéma. Pour un sixième, il faut en retirer un ; c’est cruel, mais les listes courtes servent davantage.</p>',
      en: '<p>Press the heart on the page of a cinema. For a sixth you have to take one off; it is cruel, but short lists are more use.</p>',
    },
  },
];

/** On the Dutch site. */
export const voucherHelp: readonly HelpText<'nl' | 'en'>[] = [
  {
    id: '601',
    title: { nl: 'Hoe verzilver ik een bioscoopbon?', en: 'How do I use a cinema voucher?' },
    teaser: {
      nl: 'Vul de code in bij het afrekenen, of laat de bon aan de kassa scannen.',
      en: 'Enter the code when you pay, or have the voucher scanned at the desk.',
    },
    content: {
      nl: '<p>Je kunt per bestelling vier bonnen gebruiken. Voor IMAX, 4DX en live-uitzendingen betaal je alleen het verschil.</p>',
      en: '<p>You can use four vouchers in one order. For IMAX, 4DX and live events you pay only the difference.</p>',
    },
  },
  {
    id: '602',
    title: { nl: 'Hoelang is een bon geldig?', en: 'How long is a voucher valid?' },
    teaser: {
      nl: 'De datum staat op de bon; een cadeaukaart van Aurore is drie jaar geldig.',
      en: 'The date is on the voucher; an Aurore gift card is valid for three years.',
    },
    content: {
      nl: '<p>Een verlopen bon kunnen we niet verlengen, een beschadigde wel vervangen. Neem hem mee, ook als hij in de was heeft gezeten.</p>',
      en: '<p>We cannot extend a voucher that has run out, but we can replace a damaged one. Bring it along, even if it has been through the wash.</p>',
    },
  },
  {
    id: '603',
    title: { nl: 'Hoeveel staat er nog op mijn cadeaukaart?', en: 'How much is left on my gift card?' },
    teaser: {
      nl: 'Je ziet het saldo online met het nummer en de pincode van de kaart.',
      en: 'You see the balance online with the number and the PIN of the card.',
    },
    content: {
      nl: '<p>Ga naar <a href="{to:giftCardBalance}">saldo bekijken</a> en kras de pincode open. Het restant blijft staan tot je het gebruikt; je hoeft een kaart niet in één keer op te maken.</p>',
      en: '<p>Go to <a href="{to:giftCardBalance}">check the balance</a> and scratch off the PIN. What is left stays there until you use it; a card need not be spent in one go.</p>',
    },
  },
  {
    id: '604',
    title: { nl: 'Kan ik een cadeaukaart teruggeven?', en: 'Can I return a gift card?' },
    teaser: {
      nl: 'Binnen veertien dagen, ongebruikt en met de bon.',
      en: 'Within fourteen days, unused and with the receipt.',
    },
    content: {
      nl: '<p>Daarna wisselen we een kaart niet meer in voor geld, maar je mag hem weggeven. Hij staat niet op naam.</p>',
      en: '<p>After that we do not change a card for money, but you may give it away. It is in nobody’s name.</p>',
    },
  },
  {
    id: '605',
    title: { nl: 'Mijn code wordt niet herkend', en: 'My code is not recognised' },
    teaser: {
      nl: 'Controleer de letters O en I: in onze codes komen ze niet voor.',
      en: 'Check for the letters O and I: our codes have neither.',
    },
    content: {
      nl: '<p>Een code heeft twaalf tekens, streepjes tellen niet mee. Lukt het dan nog niet, <a href="{to:voucher}">controleer de bon</a> of laat hem aan de kassa bekijken.</p>',
      en: '<p>A code has twelve characters, not counting hyphens. If it still does not work, <a href="{to:voucher}">check the voucher</a> or show it at the desk.</p>',
    },
    onlyPeople: true,
  },
];
