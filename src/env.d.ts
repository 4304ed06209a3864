/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    page: import('./page.ts').PageContext;
    /** Of the ticketing stand-in alone. */
    booking?: import('./page.ts').BookingContext;
  }
}
