import { translator } from '../../i18n/translator.ts';
import { isLanguage } from '../../sites/sites.ts';
import { renderWith } from '../render/astro.ts';

/** The stand-in for the ticketing, to which the demo's booking links lead. */
export function ticketing(request: Request): Promise<Response> {
  const [, wanted = '', reference = ''] =
    /^\/([a-z]{2})\/(V[\w-]+)\/booking$/.exec(new URL(request.url).pathname) ?? [];
  const language = isLanguage(wanted) ? wanted : 'en';
  return renderWith(request, '/screening/ticketing', { booking: { reference, language, t: translator(language) } });
}
