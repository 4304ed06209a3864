import { SECRET_SETTINGS, settingsSchema } from '../../src/settings/settings.ts';

/** The environment of a process with exactly these settings, whatever is set where the tests run. */
export function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = new Set([...Object.keys(settingsSchema.shape), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]);
  const inherited = Object.entries(process.env).filter(([name]) => !own.has(name));
  // Tests run in a zone that no cinema is in: a time that is right by accident of the server's zone is not right here.
  return { ...Object.fromEntries(inherited), TZ: 'Pacific/Auckland', NODE_ENV: 'test', ...settings };
}
