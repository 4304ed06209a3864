/// <reference types="astro/client" />
import type { BookingContext, PageContext } from './page.ts';

declare global {
  namespace App {
    interface Locals {
      page: PageContext;
      /** Of the ticketing stand-in alone. */
      booking?: BookingContext;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | 'page';
    'client:panels'?: boolean;
  }
}
