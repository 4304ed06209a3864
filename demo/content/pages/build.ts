import type { MasterTemplate } from '../../../src/contract/masterTemplate.ts';
import type { TextPage } from '../../../src/contract/textPage.ts';
import { isAvailable } from '../../../src/routes/screens.ts';
import { demoCinemas, isOpen } from '../../cinemas/cinemas.ts';
import { slugOf } from '../../programme/films.ts';
import { ctaOf } from '../articles.ts';
import { showOf, showPath, written, type Edition } from '../edition.ts';
import { pictureOf } from '../pictures.ts';
import { giftCard, giftCardBalance, giftCardTerms, voucher } from './giftCards.ts';
import { cvd, generalTerms, mobileApp } from './legal.ts';
import { fiveSeatCard, threeSeatCard } from './seatCards.ts';
import { groupsPage, silentPage } from './templates.ts';
import type { PageText } from './type.ts';

const texts: readonly PageText<never>[] = [
  ...[fiveSeatCard, threeSeatCard, giftCard, giftCardBalance, giftCardTerms, voucher],
  ...[mobileApp, cvd, generalTerms],
];

/** The texts of those of a site's screens that have no kind of content of their own. */
export function textPages(edition: Edition): TextPage[] {
  return texts
    .filter(({ screen }) => isAvailable(edition.site, screen))
    .map((text) => ({
      slug: text.screen,
      title: written(edition, text.title),
      headline: written(edition, text.headline),
      content: written(edition, text.content),
      image: text.picture === undefined ? null : pictureOf(edition, text.picture).image,
      cta: null,
      seo: { title: written(edition, text.title), description: written(edition, text.seo) },
    }));
}

/** Pages composed of blocks; together they use every block. */
export function masterTemplates(edition: Edition): MasterTemplate[] {
  return [groups(edition), silentFilms(edition)];
}

const without = {
  explanation: null,
  mosaic: null,
  listing: null,
  mobileApp: null,
  cinemas: null,
  shows: null,
  labels: null,
  guest: null,
};

function headOf(edition: Edition, page: typeof groupsPage | typeof silentPage, to: string) {
  const title = written(edition, page.title);
  return {
    slug: page.slug,
    title,
    seo: { title, description: written(edition, page.seo) },
    header: {
      title,
      subtitle: written(edition, page.subtitle),
      description: written(edition, page.lead),
      image: pictureOf(edition, page.picture).image,
      cta: ctaOf(edition, page.cta, to, 'yellow'),
    },
  };
}

function groups(edition: Edition): MasterTemplate {
  const { how, mosaic, listing, cinemas } = groupsPage;
  const open = demoCinemas[edition.site.code].filter(isOpen);
  return {
    ...without,
    ...headOf(edition, groupsPage, '{to:cinemas}'),
    explanation: {
      title: written(edition, how.title),
      description: written(edition, how.description),
      steps: how.steps.map(({ picture, title, description }) => ({
        title: written(edition, title),
        description: written(edition, description),
        image: pictureOf(edition, picture).thumbnail,
      })),
    },
    mosaic: {
      title: written(edition, mosaic.title),
      items: mosaic.shows.flatMap((id) => {
        const { thumbnail } = pictureOf(edition, id);
        const show = showOf(id);
        return thumbnail === null
          ? []
          : { title: show.title[edition.language], image: thumbnail, url: showPath(edition, show) };
      }),
    },
    listing: {
      title: written(edition, listing.title),
      items: listing.items.map(({ picture, title, description }) => ({
        title: written(edition, title),
        description: written(edition, description),
        image: pictureOf(edition, picture).thumbnail,
        cta: ctaOf(edition, listing.label, '{to:cinemas}', 'black'),
      })),
    },
    cinemas: { title: written(edition, cinemas), cinemas: open.slice(0, 6).map(({ slug }) => slug) },
  };
}

function silentFilms(edition: Edition): MasterTemplate {
  const { how, shows, labels, guest, app } = silentPage;
  return {
    ...without,
    ...headOf(edition, silentPage, '{to:season:silent-live}'),
    explanation: { title: written(edition, how.title), description: written(edition, how.description), steps: [] },
    shows: { title: written(edition, shows.title), shows: shows.ids.map((id) => slugOf(showOf(id), edition.site)) },
    labels: {
      title: written(edition, labels.title),
      labels: labels.items.map(({ label, description }) => ({
        label: written(edition, label),
        description: written(edition, description),
        image: null,
      })),
    },
    guest: {
      name: guest.name,
      title: written(edition, guest.title),
      description: written(edition, guest.description),
      image: pictureOf(edition, 'gramophone').thumbnail,
    },
    mobileApp: {
      title: written(edition, app.title),
      description: written(edition, app.description),
      image: pictureOf(edition, 'phone').thumbnail,
    },
  };
}
