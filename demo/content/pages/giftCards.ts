import type { PageText } from './type.ts';

export const giftCard: PageText = {
  screen: 'giftCard',
  picture: 'gift',
  title: { fr: 'La carte cadeau', en: 'The gift card', de: 'Die Geschenkkarte', nl: 'De cadeaukaart' },
  headline: {
    fr: 'De {price:giftSmall} à {price:giftLarge}, pour n’importe quel film, n’importe quel soir.',
    en: 'From {price:giftSmall} to {price:giftLarge}, for any film, any evening.',
    de: 'Von {price:giftSmall} bis {price:giftLarge}, für jeden Film, jeden Abend.',
    nl: 'Van {price:giftSmall} tot {price:giftLarge}, voor elke film, elke avond.',
  },
  content: {
    fr: '<h2>Une somme, et non un billet</h2><p>Celui qui la reçoit choisit le film, le soir et le fauteuil. Elle vaut trois ans, dans tous nos cinémas du pays, pour les places comme pour le comptoir.</p><h2>Où la prendre</h2><p>Au guichet de <a href="{to:cinemas}">tous nos cinémas</a>, pour {price:giftSmall}, {price:giftMiddle} ou {price:giftLarge}. Elle est glissée dans une enveloppe, et personne n’y écrit le prix.</p><h2>Comment s’en servir</h2><p>Montrez-la au guichet ou au comptoir. Ce qui n’est pas dépensé y reste, jusqu’au dernier jour.</p>',
    en: '<h2>An amount, not a ticket</h2><p>Whoever is given it chooses the film, the evening and the seat. It is good for three years in all our cinemas in the country, for seats and at the counter alike.</p><h2>Where to get one</h2><p>At the desk of <a href="{to:cinemas}">all our cinemas</a>, for {price:giftSmall}, {price:giftMiddle} or {price:giftLarge}. It comes in an envelope, and nobody writes the price on it.</p><h2>How to use it</h2><p>Show it at the desk or at the counter. What is not spent stays on it until its last day.</p>',
    de: '<h2>Ein Betrag, kein Ticket</h2><p>Wer sie bekommt, wählt den Film, den Abend und den Platz. Sie gilt drei Jahre in all unseren Kinos im Land, für Plätze wie an der Theke.</p><h2>Wo es sie gibt</h2><p>An der Kasse <a href="{to:cinemas}">all unserer Kinos</a>, für {price:giftSmall}, {price:giftMiddle} oder {price:giftLarge}. Sie steckt in einem Umschlag, und der Preis steht nirgends.</p><h2>So wird sie eingelöst</h2><p>Zeigen Sie sie an der Kasse oder an der Theke. Was nicht ausgegeben wird, bleibt bis zum letzten Tag darauf.</p>',
    nl: '<h2>Een bedrag, geen kaartje</h2><p>Wie hem krijgt, kiest de film, de avond en de stoel. De kaart is drie jaar geldig in al onze bioscopen in het land, voor plaatsen en aan de bar.</p><h2>Waar je hem koopt</h2><p>Aan de kassa van <a href="{to:cinemas}">al onze bioscopen</a>, voor {price:giftSmall}, {price:giftMiddle} of {price:giftLarge}. Hij zit in een envelop, en niemand schrijft de prijs erop.</p><h2>Zo gebruik je hem</h2><p>Laat hem zien aan de kassa of aan de bar. Wat je niet uitgeeft, blijft erop staan tot de laatste dag.</p>',
  },
  seo: {
    fr: 'La carte cadeau des cinémas Aurore : de {price:giftSmall} à {price:giftLarge}, valable trois ans dans toutes nos salles.',
    en: 'The gift card of Aurore cinemas: from {price:giftSmall} to {price:giftLarge}, good for three years in all our cinemas.',
    de: 'Die Geschenkkarte der Aurore-Kinos: von {price:giftSmall} bis {price:giftLarge}, drei Jahre in allen Kinos gültig.',
    nl: 'De cadeaukaart van Aurore: van {price:giftSmall} tot {price:giftLarge}, drie jaar geldig in al onze bioscopen.',
  },
};

export const giftCardBalance: PageText = {
  screen: 'giftCardBalance',
  title: {
    fr: 'Ce qu’il reste sur la carte',
    en: 'What is left on the card',
    de: 'Was noch auf der Karte ist',
    nl: 'Wat er nog op de kaart staat',
  },
  headline: {
    fr: 'Le solde et le dernier jour d’une carte cadeau, dits à qui la tient en main.',
    en: 'The balance and the last day of a gift card, told to whoever holds it.',
    de: 'Guthaben und letzter Tag einer Geschenkkarte, für die Person, die sie in der Hand hat.',
    nl: 'Het saldo en de laatste dag van een cadeaukaart, voor wie hem in handen heeft.',
  },
  content: {
    fr: '<h2>Sur le reçu</h2><p>Chaque achat payé avec la carte donne un reçu : le solde et le dernier jour y sont imprimés, en bas.</p><h2>Au guichet</h2><p>Sans reçu, montrez la carte dans l’un de <a href="{to:cinemas}">nos cinémas</a> : on vous le dit aussitôt, même si vous n’achetez rien.</p><h2>Une carte perdue</h2><p>Gardez le reçu de l’achat : avec lui, et avec lui seul, nous en faisons une autre du montant qu’il reste. Le détail est dans les <a href="{to:giftCardTerms}">conditions</a>.</p>',
    en: '<h2>On the receipt</h2><p>Every purchase paid with the card gives a receipt: the balance and the last day are printed at its foot.</p><h2>At the desk</h2><p>Without a receipt, show the card in one of <a href="{to:cinemas}">our cinemas</a>: you are told at once, whether you buy anything or not.</p><h2>A lost card</h2><p>Keep the receipt it was bought with: with that, and only with that, we make another with what is left. The <a href="{to:giftCardTerms}">terms</a> have the details.</p>',
    de: '<h2>Auf der Quittung</h2><p>Jeder Einkauf mit der Karte ergibt eine Quittung: Guthaben und letzter Tag stehen ganz unten.</p><h2>An der Kasse</h2><p>Ohne Quittung zeigen Sie die Karte in einem <a href="{to:cinemas}">unserer Kinos</a>: Sie erfahren es sofort, auch wenn Sie nichts kaufen.</p><h2>Karte verloren</h2><p>Behalten Sie die Kaufquittung: Damit, und nur damit, stellen wir eine neue über das restliche Guthaben aus. Genaueres steht in den <a href="{to:giftCardTerms}">Bedingungen</a>.</p>',
    nl: '<h2>Op de bon</h2><p>Elke aankoop met de kaart geeft een bon: het saldo en de laatste dag staan onderaan.</p><h2>Aan de kassa</h2><p>Geen bon? Laat de kaart zien in een van <a href="{to:cinemas}">onze bioscopen</a>: je hoort het meteen, ook als je niets koopt.</p><h2>Kaart kwijt</h2><p>Bewaar de aankoopbon: daarmee, en alleen daarmee, maken we een nieuwe met wat er nog op staat. De <a href="{to:giftCardTerms}">voorwaarden</a> zeggen er meer over.</p>',
  },
  seo: {
    fr: 'Connaître le solde et la date de fin d’une carte cadeau des cinémas Aurore : sur le reçu ou au guichet.',
    en: 'How to find out what is left on an Aurore gift card and until when: on the receipt or at the desk.',
    de: 'So erfahren Sie das Guthaben und den letzten Tag einer Aurore-Geschenkkarte: auf der Quittung oder an der Kasse.',
    nl: 'Zo weet je wat er nog op een cadeaukaart van Aurore staat en tot wanneer: op de bon of aan de kassa.',
  },
};

export const giftCardTerms: PageText = {
  screen: 'giftCardTerms',
  title: {
    fr: 'Conditions des cartes',
    en: 'Terms of the cards',
    de: 'Bedingungen der Karten',
    nl: 'Voorwaarden van de kaarten',
  },
  headline: {
    fr: 'Ce que vaut une carte, où, jusqu’à quand, et ce qu’elle ne fait pas.',
    en: 'What a card is worth, where, until when, and what it does not do.',
    de: 'Was eine Karte wert ist, wo, bis wann, und was sie nicht kann.',
    nl: 'Wat een kaart waard is, waar, tot wanneer, en wat hij niet doet.',
  },
  content: {
    fr: '<h2>La carte cadeau</h2><ul><li>Elle vaut trois ans à compter du jour de l’achat, dans tous nos cinémas du pays.</li><li>Elle paie les places, les suppléments et le comptoir ; elle ne paie ni un abonnement ni une autre carte.</li><li>Elle se dépense en plusieurs fois. Le reste n’est pas rendu en espèces.</li><li>Une place payée avec elle s’échange comme une autre ; la somme revient sur la carte.</li></ul>',
    en: '<h2>The gift card</h2><ul><li>It is good for three years from the day it is bought, in all our cinemas in the country.</li><li>It pays for seats, supplements and the counter; it pays neither for a pass nor for another card.</li><li>It can be spent in several goes. What is left is not given back in cash.</li><li>A seat paid with it is exchanged like any other; the amount goes back to the card.</li></ul>',
    de: '<h2>Die Geschenkkarte</h2><ul><li>Sie gilt drei Jahre ab Kaufdatum in all unseren Kinos im Land.</li><li>Sie bezahlt Plätze, Zuschläge und die Theke, aber weder ein Abo noch eine andere Karte.</li><li>Sie lässt sich in mehreren Malen ausgeben. Ein Rest wird nicht bar ausbezahlt.</li><li>Ein damit bezahlter Platz wird getauscht wie jeder andere; der Betrag geht auf die Karte zurück.</li></ul>',
    nl: '<h2>De cadeaukaart</h2><ul><li>Hij is drie jaar geldig vanaf de dag van aankoop, in al onze bioscopen in het land.</li><li>Je betaalt er plaatsen, toeslagen en de bar mee; geen abonnement en geen andere kaart.</li><li>Je mag hem in delen uitgeven. Wat overblijft, wordt niet contant uitbetaald.</li><li>Een plaats die je ermee betaalde, ruil je zoals elke andere; het bedrag komt terug op de kaart.</li></ul>',
  },
  seo: {
    fr: 'Durée, usage, échange et perte : les conditions des cartes cadeaux et des cartes de places des cinémas Aurore.',
    en: 'Validity, use, exchange and loss: the terms of gift cards and cards of seats of Aurore cinemas.',
    de: 'Dauer, Gebrauch, Tausch und Verlust: die Bedingungen der Geschenk- und Platzkarten der Aurore-Kinos.',
    nl: 'Duur, gebruik, ruilen en verlies: de voorwaarden van cadeaukaarten en plaatsenkaarten van Aurore.',
  },
};

export const voucher: PageText = {
  screen: 'voucher',
  picture: 'ticket',
  title: { fr: 'Bons de cinéma', en: 'Cinema vouchers', de: 'Kinogutscheine', nl: 'Bioscoopvouchers' },
  headline: {
    fr: 'Un code, une place : offert par une entreprise, gagné à un jeu, glissé dans une boîte de céréales.',
    en: 'A code, a seat: from a company, won in a game, found in a box of cereal.',
    de: 'Ein Code, ein Platz: von einer Firma, aus einem Wettbewerb, aus einer Müeslipackung.',
    nl: 'Een code, een plaats: van een bedrijf, uit een prijsvraag, uit een pak ontbijtgranen.',
  },
  content: {
    fr: '<h2>Le reconnaître</h2><p>Un bon porte un code de lettres et de chiffres, un nombre de places et un dernier jour. Il n’a pas de montant : c’est ce qui le distingue d’une <a href="{to:giftCard}">carte cadeau</a>.</p><h2>S’en servir</h2><p>Donnez-en le code au guichet de <a href="{to:cinemas}">tous nos cinémas</a>. Il vaut pour une séance ordinaire ; les grands écrans et les directs demandent un supplément.</p><h2>En cas de doute</h2><p>Le guichet dit en un instant si un code vaut encore. Un bon passé de date ne se prolonge pas, mais demandez toujours.</p>',
    en: '<h2>What one looks like</h2><p>A voucher has a code of letters and figures, a number of seats and a last day. It has no amount, which is what tells it from a <a href="{to:giftCard}">gift card</a>.</p><h2>How to use it</h2><p>Give the code at the desk of <a href="{to:cinemas}">any of our cinemas</a>. It is good for an ordinary screening; big screens and live events ask for a supplement.</p><h2>If in doubt</h2><p>The desk can tell in a moment whether a code still holds. A voucher past its day is not extended, but do ask.</p>',
    de: '<h2>So sieht er aus</h2><p>Ein Gutschein hat einen Code aus Buchstaben und Ziffern, eine Anzahl Plätze und einen letzten Tag. Er hat keinen Betrag: Das unterscheidet ihn von einer <a href="{to:giftCard}">Geschenkkarte</a>.</p><h2>So wird er eingelöst</h2><p>Nennen Sie den Code an der Kasse <a href="{to:cinemas}">eines unserer Kinos</a>. Er gilt für eine gewöhnliche Vorstellung; grosse Leinwände und Live-Übertragungen kosten einen Zuschlag.</p><h2>Im Zweifel</h2><p>Die Kasse sieht sofort, ob ein Code noch gilt. Ein abgelaufener Gutschein wird nicht verlängert, aber fragen Sie ruhig.</p>',
    nl: '<h2>Zo ziet hij eruit</h2><p>Een voucher heeft een code van letters en cijfers, een aantal plaatsen en een laatste dag. Er staat geen bedrag op: dat onderscheidt hem van een <a href="{to:giftCard}">cadeaukaart</a>.</p><h2>Zo gebruik je hem</h2><p>Noem de code aan de kassa van <a href="{to:cinemas}">een van onze bioscopen</a>. Hij geldt voor een gewone voorstelling; voor grote doeken en live-uitzendingen betaal je een toeslag.</p><h2>Bij twijfel</h2><p>De kassa ziet meteen of een code nog geldt. Een verlopen voucher wordt niet verlengd, maar vraag het gerust.</p>',
  },
  seo: {
    fr: 'Les bons des cinémas Aurore : à quoi on les reconnaît, où on les utilise et pour quelles séances.',
    en: 'Vouchers of Aurore cinemas: what they look like, where to use them and for which screenings.',
    de: 'Gutscheine der Aurore-Kinos: woran man sie erkennt, wo und wofür man sie einlöst.',
    nl: 'Vouchers van Aurore: hoe je ze herkent, waar je ze gebruikt en voor welke voorstellingen.',
  },
};
