import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { cinemaPage } from '../../programme.js';
import { appConfig } from './app/config.ts';
import { READ_PAGE } from './app/page.ts';
import { Root } from './app/root.ts';

const config = mergeApplicationConfig(appConfig, {
  providers: [
    provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Server }])),
    { provide: READ_PAGE, useValue: (slug: string) => cinemaPage(slug, new Date(process.env['BENCH_NOW'] ?? '')) },
  ],
});

export default (context: BootstrapContext) => bootstrapApplication(Root, config, context);
