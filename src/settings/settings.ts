import { readFileSync } from 'node:fs';
import { captchaProvider } from './captcha.ts';
import { claimsWith, type Claims } from './claims.ts';
import { SECRET_SETTINGS, settingsSchema, type Settings } from './schema.ts';
import { TICKETING_PATH } from './ticketing.ts';

/** The environment with secrets read from its `…_FILE` settings. Errors name the setting, never its content. */
function withFiles(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  const secrets = SECRET_SETTINGS.flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) throw new Error(`Bad setting: ${name} and ${name}_FILE are both set; expected one of them.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(`Bad setting: ${name}_FILE: its file cannot be read (${code}).`, { cause: error });
    }
  });
  return { ...environment, ...Object.fromEntries(secrets) };
}

/**
 * Reads the settings from an environment. Throws an Error with one sentence: each bad setting and what was expected.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(withFiles(environment)).filter(([, value]) => value?.trim() !== ''));
  const isProduction = given['NODE_ENV'] === 'production';
  const result = settingsSchema.safeParse({ ...(isProduction && { DEMO: 'off' }), ...given });
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Bad setting: ${faults.join('; ')}.`);
  }
  const settings = result.data;
  if (settings.PROXIES.length > 0 && settings.CDN === 'off') {
    throw new Error('Bad setting: PROXIES: expected CDN=on, as Varnish caches nothing without it.');
  }
  if (settings.METRICS_PORT === settings.PORT) {
    throw new Error('Bad setting: METRICS_PORT: expected another port than PORT.');
  }
  if (settings.CLOCK && isProduction) {
    throw new Error('Bad setting: CLOCK is for tests and demonstrations and is refused in production.');
  }
  if (settings.COMPONENTS === 'on' && isProduction) {
    throw new Error('Bad setting: COMPONENTS is for development and is refused in production.');
  }
  if (settings.DEMO === 'on' && isProduction) {
    throw new Error('Bad setting: DEMO: the demo’s people have a published password, so it is refused in production.');
  }
  if (settings.WRITER_ROLE !== '' && ['', settings.WRITER_ROLE].includes(settings.EDITOR_ROLE)) {
    throw new Error('Bad setting: WRITER_ROLE: expected EDITOR_ROLE to name another role, whose bearers publish.');
  }
  const claims = claimsWith(settings.DEMO);
  const sender = settings.MAIL_FROM ?? claims.mailFrom ?? undefined;
  if (settings.SMTP_URL !== undefined && sender === undefined) {
    throw new Error('Bad setting: MAIL_FROM: expected the sender of the mails that SMTP_URL sends.');
  }
  const captcha = captchaProvider(settings);
  if (captcha && settings.CAPTCHA_SECRET === undefined) {
    throw new Error(`Bad setting: CAPTCHA: ${settings.CAPTCHA} needs CAPTCHA_SECRET.`);
  }
  const unlisted = captcha?.origins.filter((each) => !settings.WIDGET_ORIGINS.includes(each)) ?? [];
  if (unlisted.length > 0) {
    throw new Error(`Bad setting: CAPTCHA: ${settings.CAPTCHA} needs ${unlisted.join(' and ')} in WIDGET_ORIGINS.`);
  }
  if (settings.DATABASE_REPLICA_URL !== undefined && !settings.DATABASE_URL?.startsWith('postgres')) {
    throw new Error(
      'Bad setting: DATABASE_REPLICA_URL: expected DATABASE_URL to name the PostgreSQL it is a replica of.',
    );
  }
  const port = String(settings.PORT);
  const accounts = settings.ACCOUNTS_ORIGIN.replace('{port}', port);
  const former = given['TICKETING_URL'] === undefined ? settings.TICKETING_ORIGIN : undefined;
  const ticketing = former === undefined ? settings.TICKETING_URL : former + TICKETING_PATH;
  return {
    ...settings,
    MAIL_FROM: sender,
    SECURITY_CONTACT: settings.SECURITY_CONTACT ?? claims.securityContact ?? undefined,
    SITE_ORIGIN: settings.SITE_ORIGIN.replace('{port}', port),
    TICKETING_URL: ticketing.replace('{port}', port),
    ACCOUNTS_ORIGIN: accounts,
    OIDC_ISSUER: settings.OIDC_ISSUER.replace('{accounts}', accounts),
    OIDC_AUDIENCE: settings.OIDC_AUDIENCE.replace('{accounts}', accounts),
  };
}

let settings: Settings | undefined;

/** This process's settings, read from its environment once. */
export function currentSettings(): Settings {
  settings ??= parseSettings(process.env);
  return settings;
}

/** What the chain says of itself, and the demo while it is shown. */
export function currentClaims(): Claims {
  return claimsWith(currentSettings().DEMO);
}

/** Makes DEMO `off` for this process and for those that it starts. */
export function turnOffDemo(): void {
  process.env['DEMO'] = 'off';
  settings = undefined;
}
