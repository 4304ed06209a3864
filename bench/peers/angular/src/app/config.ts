import type { ApplicationConfig } from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter, withComponentInputBinding } from '@angular/router';
import { CinemaScreen } from './cinema.ts';
import { resolvePage } from './page.ts';

/** Zoneless, as Angular is by default. */
export const appConfig: ApplicationConfig = {
  providers: [
    provideRouter(
      [{ path: 'cinemas/:slug', component: CinemaScreen, resolve: { page: resolvePage } }],
      withComponentInputBinding(),
    ),
    provideClientHydration(),
  ],
};
