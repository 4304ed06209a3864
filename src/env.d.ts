/// <reference types="astro/client" />
import type { Caching } from './page/caching.ts';
import type { AccountContext, BookingContext, PageContext, PreviewBarContext, ShopContext } from './page/context.ts';
import type { PageNeeds } from './page/needs.ts';

declare global {
  /** Whether the page of all components is part of the build (astro.config.mjs). */
  const COMPONENT_PAGE: boolean;
  namespace App {
    interface Locals {
      page: PageContext;
      /** What a page of a site adds to its row. */
      caching: Caching;
      /** What a page needs besides its text. */
      needs: PageNeeds;
      /** Only on the ticketing stand-in. */
      booking?: BookingContext;
      /** Only in the shop of the ticketing stand-in. */
      shop?: ShopContext;
      /** Only in an editor's preview. */
      previewBar?: PreviewBarContext;
      /** Only on the failure page: 503 for a failure that may soon be over. */
      failure: 500 | 503;
      /** Only on the accounts host's pages. */
      account?: AccountContext;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | 'page';
    'client:now'?: boolean;
    'client:panels'?: boolean;
  }
}
