import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { SECRET_SETTINGS, settingsSchema } from '../../../src/settings/schema.ts';

/**
 * No container runs in the tests. They check that what Dockerfile and compose.yaml name exists and is known to the
 * site.
 */
const VARNISH = 'docs/operations/varnish.Dockerfile';
const [dockerfile, compose, ignored, varnish] = ['Dockerfile', 'compose.yaml', '.dockerignore', VARNISH].map((name) =>
  readFileSync(name, 'utf8'),
) as [string, string, string, string];
const leftOut = new Set(ignored.trim().split('\n'));
const packages = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** The lines under each occurrence of a key in compose.yaml, up to the next key at its level. */
function blocksUnder(key: string): string[] {
  return [...compose.matchAll(new RegExp(`^( *)${key}:\\n((?:\\1 +.*\\n)+)`, 'gm'))].map(([, , block]) => block!);
}

const knownSettings = new Set([...Object.keys(settingsSchema.shape), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]);

test('the settings of both are settings of the site', () => {
  const [ofNodes] = blocksUnder('environment');
  const named = [...ofNodes!.matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name!);
  expect(named).toContain('DATABASE_URL_FILE');
  expect(named.filter((name) => !knownSettings.has(name))).toEqual([]);
  const [, ...lines] = dockerfile.split(/^FROM /m);
  const inImage = [...lines.at(-1)!.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name!);
  expect(inImage).toContain('DATA_DIR');
  expect(inImage.filter((name) => !knownSettings.has(name) && name !== 'NODE_ENV')).toEqual([]);
});

test('each file that they copy, mount or run is there, and reaches the image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names]) => names!.split(' '));
  const run = [...dockerfile.matchAll(/(?:'\.\/|")((?:src|scripts)\/[\w./]+)/g)].map(([, path]) => path!);
  const told = [...compose.matchAll(/\b(src\/cli\/\w+\.ts)\b/g)].map(([, path]) => path!);
  expect(copied.length).toBeGreaterThan(3);
  expect(run).toContain('src/cli/start.ts');
  for (const path of [...copied, ...run, ...told]) {
    expect(existsSync(path), path).toBe(true);
    expect(leftOut, path).not.toContain(path.split('/')[0]);
  }
  const mounted = [...compose.matchAll(/^ +- (\.\/[^:\s]+):/gm)].map(([, path]) => path!);
  expect(mounted).toEqual(['./docs/operations/default.vcl']);
  for (const path of mounted) expect(existsSync(path), path).toBe(true);
  for (const [, script] of dockerfile.matchAll(/npm run ([\w:-]+)/g)) expect(packages.scripts).toHaveProperty(script!);
});

test('all share one place for data, one port, and the nodes’ names', () => {
  const data = /^ +DATA_DIR=(\S+)/m.exec(dockerfile)?.[1];
  expect(dockerfile).toContain(`VOLUME ${data}\n`);
  expect(blocksUnder('volumes').some((block) => block.includes(`- data:${data}\n`))).toBe(true);
  const port = String(settingsSchema.shape.PORT.parse(undefined));
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  const vcl = readFileSync('docs/operations/default.vcl', 'utf8');
  const backends = [...vcl.matchAll(/\.host = "([\w-]+)";\n +\.port = "(\d+)"/g)].map(([, host, at]) => [host, at]);
  const services = [...compose.matchAll(/^ {2}([\w-]+): \*node$/gm)].map(([, name]) => name!);
  expect(backends).toEqual(services.map((name) => [name, port]));
  const [pages, purges] = ['pages', 'purges'].map((name) => new RegExp(`"${name}=:(\\d+)"`).exec(varnish)?.[1]);
  for (const place of [`PROXIES: http://varnish:${purges}\n`, `'127.0.0.1:${pages}:${pages}'`])
    expect(compose).toContain(place);
  // Nobody outside reaches the listener for purges.
  expect(compose).not.toContain(`${purges}:${purges}`);
  expect(vcl).toContain('local.socket == "purges"');
});

test('what the image runs imports no package that is pruned from it', () => {
  const needed = new Set<string>();
  const files = '{src/server,src/cli,src/api,src/content,src/database,src/accounts}/**/*.ts';
  for (const file of globSync(files, { exclude: ['src/cli/dev/**'] })) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)[^;]*?from '([^.'][^']*)'/gm,
    )) {
      // `#brand/…` and `#folders` are files of ours (package.json).
      if (!/^(?:node:|#)/.test(name!))
        needed.add(
          name!
            .split('/')
            .slice(0, name!.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  expect(needed.size).toBeGreaterThan(10);
  const missing = [...needed].filter((name) => !(name in packages.dependencies) && !builtinModules.includes(name));
  expect(missing).toEqual([]);
});

test('images have exact tags, and packages come from the lock file', () => {
  const images = [...`${dockerfile}${varnish}${compose}`.matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(
    ([, name]) => name!,
  );
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*$/);
  // The image's Node is the one that everything is tested with.
  expect(dockerfile).toContain(`FROM node:${packages.dependencies['node']}-`);
  expect(dockerfile).toContain('RUN npm ci --omit=dev\n');
});

/** `npm ci` refuses a lock file that lacks optional packages, such as those of other platforms, which npm leaves out. */
test('the lock file is whole', () => {
  type Locked = { optionalDependencies?: Record<string, string> };
  const locked = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> })
    .packages;
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => {
      const folders = path.split('/node_modules/');
      return !folders.some((_, index) => {
        const within = folders.slice(0, folders.length - index).join('/node_modules/');
        return locked[`${within}/node_modules/${name}`] !== undefined || locked[`node_modules/${name}`] !== undefined;
      });
    }),
  );
  expect(missing).toEqual([]);
});

test('containers have limits, the program is root’s, and nothing but pages is reached from outside', () => {
  expect(dockerfile).not.toContain('--chown');
  // Of the nodes, the database and Varnish.
  for (const limit of ['mem_limit', 'cpus', 'pids_limit']) {
    expect(compose.match(new RegExp(`^ +${limit}: `, 'gm')), limit).toHaveLength(3);
  }
  expect(compose.match(/^ +- '[\d.:]+'$/gm)).toEqual([expect.stringContaining("'127.0.0.1:")]);
  expect(compose).toMatch(/^ {2}database:\n {4}internal: true$/m);
  // The password is in files, which reach neither the repository nor the image.
  expect(compose).not.toMatch(/PASSWORD:/);
  const secrets = [...compose.matchAll(/^ {4}file: \.\/(\w+)\//gm)].map(([, folder]) => folder!);
  expect(secrets).toEqual(['secrets', 'secrets']);
  expect(leftOut).toContain('secrets');
  expect(readFileSync('.gitignore', 'utf8')).toContain('secrets/\n');
});
