import { SECRET_SETTINGS, settingsSchema } from '../../src/settings/schema.ts';
import { testOptions } from './condition.ts';

/**
 * The environment of a process with exactly these settings, whatever settings the tests themselves run with, and with the
 * brand and the countries of tests.
 */
export function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = new Set([...Object.keys(settingsSchema.shape), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]);
  const inherited = Object.entries(process.env).filter(([name]) => !own.has(name));
  // A zone that no cinema is in, so that no time is right only because the server happens to be in the cinema's zone.
  return {
    ...Object.fromEntries(inherited),
    TZ: 'Pacific/Auckland',
    NODE_ENV: 'test',
    ...settings,
    NODE_OPTIONS: testOptions(settings['NODE_OPTIONS'] ?? process.env['NODE_OPTIONS']),
  };
}
