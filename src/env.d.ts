/// <reference types="astro/client" />
import type { AccountContext, BookingContext, PageContext, PreviewBarContext } from './page.ts';

declare global {
  /** Whether the page of all components is part of the build (astro.config.mjs). */
  const COMPONENT_PAGE: boolean;
  namespace App {
    interface Locals {
      page: PageContext;
      /** Of the ticketing stand-in alone. */
      booking?: BookingContext;
      /** Of an editor's preview alone. */
      previewBar?: PreviewBarContext;
      /** Of the page of failures alone: 503 for one that may be over soon. */
      failure: 500 | 503;
      /** Of the accounts host's pages alone. */
      account?: AccountContext;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | 'page';
    'client:panels'?: boolean;
  }
}
