/**
 * `npm run sbom`: writes `dist/aurore.cdx.json`, the release's bill of materials in CycloneDX: every package that runs
 * on a server, with its version, licence and checksum from package-lock.json. (`npm sbom` of npm 11 leaves out half of
 * them.)
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SBOM_FILE = 'dist/aurore.cdx.json';
const FOLDER = 'node_modules/';

type Locked = {
  readonly name?: string;
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
} & Readonly<Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>>;

/** The bill of materials as CycloneDX 1.5 JSON, with `at` as the time of its making. */
export async function sbom(at: Date): Promise<string> {
  const lock = await readFile('package-lock.json', 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Locked>> };
  const { '': own, ...others } = packages;
  const used = Object.entries(others).filter(([, { dev }]) => dev !== true);
  const application = { 'bom-ref': purlOf(own!.name!, own!.version), type: 'application' };
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(lock)}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: { ...application, name: own!.name, version: own!.version, licenses: licencesOf(own!) },
    },
    components: used.map(([path, locked]) => componentOf(path, locked)),
    dependencies: [
      { ref: application['bom-ref'], dependsOn: needs(packages, '', own!) },
      ...used.map(([path, locked]) => ({ ref: path, dependsOn: needs(packages, path, locked) })),
    ],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** A package may be installed in several versions, so it is identified by its path. */
function componentOf(path: string, locked: Locked) {
  const name = locked.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const [algorithm = '', digest = ''] = locked.integrity?.split('-', 2) ?? [];
  const hash = { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
  return {
    ...{ 'bom-ref': path, type: 'library', name, version: locked.version, purl: purlOf(name, locked.version) },
    scope: locked.optional ? 'optional' : 'required',
    hashes: locked.integrity === undefined ? [] : [hash],
    licenses: licencesOf(locked),
  };
}

/** A choice of several licences is an SPDX expression. */
function licencesOf({ license = 'NOASSERTION' }: Locked): object[] {
  if (/ (?:OR|AND|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } }];
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

/**
 * The paths of the packages that one requires, found as Node finds them: in its own folder first, then in those above.
 */
function needs(packages: Readonly<Record<string, Locked>>, path: string, locked: Locked): string[] {
  const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies });
  return names.flatMap((name) => {
    for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${FOLDER}`)))) {
      const found = `${at === '' ? '' : `${at}/`}${FOLDER}${name}`;
      const there = packages[found];
      if (there) return there.dev ? [] : [found];
      if (at === '') return [];
    }
  });
}

/** A UUID made from a text, so that the same packages give the same bill. */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}

if (import.meta.main) {
  await mkdir(dirname(SBOM_FILE), { recursive: true });
  await writeFile(SBOM_FILE, await sbom(new Date()));
  console.log(`Written to ${SBOM_FILE}.`);
}
