import { bootstrapApplication } from '@angular/platform-browser';
import { Root } from './app/root.ts';
import { appConfig } from './app/config.ts';

bootstrapApplication(Root, appConfig).catch((error: unknown) => console.error(error));
