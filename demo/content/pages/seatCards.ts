import type { PageText } from './type.ts';

export const fiveSeatCard: PageText<'fr' | 'en' | 'nl'> = {
  screen: 'fiveSeatCard',
  picture: 'tickets',
  title: { fr: 'La carte 5 places', en: 'The five-seat card', nl: 'De kaart voor vijf' },
  headline: {
    fr: '{price:fiveSeats} pour cinq places. Seul cinq fois, ou à cinq une seule.',
    en: '{price:fiveSeats} for five seats. Alone five times, or five of you once.',
    nl: '{price:fiveSeats} voor vijf plaatsen. Vijf keer alleen, of één keer met z’n vijven.',
  },
  content: {
    fr: '<h2>Comment elle marche</h2><ul><li>Cinq places, valables douze mois dans tous nos cinémas du pays.</li><li>Tous les films, tous les jours, toutes les séances ordinaires.</li><li>Elle n’est à aucun nom : prêtez-la, offrez-la, oubliez-la chez des amis.</li></ul><h2>Bon à savoir</h2><p>Les suppléments (IMAX, 4DX, Dolby, 3D) se règlent à la réservation. Les directs et les soirées spéciales ont leur propre carte.</p>',
    en: '<h2>How it works</h2><ul><li>Five seats, valid for twelve months in all our cinemas in the country.</li><li>Every film, every day, every ordinary screening.</li><li>It is in nobody’s name: lend it, give it away, leave it at a friend’s.</li></ul><h2>Good to know</h2><p>Supplements (IMAX, 4DX, Dolby, 3D) are paid when you book. Live events and special evenings have a card of their own.</p>',
    nl: '<h2>Zo werkt het</h2><ul><li>Vijf plaatsen, twaalf maanden geldig in al onze bioscopen in het land.</li><li>Alle films, alle dagen, alle gewone voorstellingen.</li><li>De kaart staat op niemands naam: leen hem uit, geef hem weg, laat hem bij vrienden liggen.</li></ul><h2>Goed om te weten</h2><p>Toeslagen (IMAX, 4DX, Dolby, 3D) betaal je bij het reserveren. Voor live-uitzendingen en bijzondere avonden is er een eigen kaart.</p>',
  },
  seo: {
    fr: 'La carte 5 places des cinémas Aurore : prix, durée, conditions. Seule ou partagée, pour tous les films.',
    en: 'The five-seat card of Aurore cinemas: price, validity and conditions. For all films, alone or together.',
    nl: 'De vijfplaatsenkaart van Aurore: prijs, geldigheid en voorwaarden. Voor alle films, alleen of samen.',
  },
};

export const threeSeatCard: PageText<'fr' | 'en'> = {
  screen: 'threeSeatCard',
  picture: 'ticket',
  title: { fr: 'La carte 3 places', en: 'The three-seat card' },
  headline: {
    fr: '{price:threeSeats} pour trois places et six mois. Le bon nombre pour s’y remettre.',
    en: '{price:threeSeats} for three seats and six months. The right number for starting again.',
  },
  content: {
    fr: '<h2>Comment elle marche</h2><ul><li>Trois places, valables six mois dans tous nos cinémas de France.</li><li>Seul, à deux ou à trois, dans l’ordre que l’on veut.</li><li>En vente en ligne et à l’accueil, et prête aussitôt.</li></ul><h2>Cinq plutôt que trois ?</h2><p><a href="{to:fiveSeatCard}">La carte 5 places</a> revient à moins cher la place et dure un an.</p>',
    en: '<h2>How it works</h2><ul><li>Three seats, valid for six months in all our cinemas in France.</li><li>Alone, in twos or in threes, in any order.</li><li>On sale online and at the desk, and ready at once.</li></ul><h2>Five rather than three?</h2><p><a href="{to:fiveSeatCard}">The five-seat card</a> costs less per seat and lasts a year.</p>',
  },
  seo: {
    fr: 'La carte 3 places des cinémas Aurore : trois films en six mois, seul ou accompagné. Prix et conditions.',
    en: 'The three-seat card of Aurore cinemas: three films in six months, alone or in company. Price and conditions.',
  },
};
