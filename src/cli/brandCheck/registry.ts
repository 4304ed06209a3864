/** The module that imports every folder of i18n, so that a new folder is all that a new language needs. */
export const REGISTRY = 'i18n/languages.ts';

/** The files that a folder may have; of those it lacks, the others' or nothing stand in. */
export const FILE_NAMES = ['strings', 'paths', 'search'] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** The module's text, from the files of each folder. */
export function registryText(folders: ReadonlyMap<string, ReadonlySet<FileName>>): string {
  const sorted = [...folders].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const imports = sorted.flatMap(([folder, files]) =>
    FILE_NAMES.filter((name) => files.has(name)).map(
      (name) => `import ${folder}_${name} from './${folder}/${name}.json' with { type: 'json' };`,
    ),
  );
  const rows = sorted.map(([folder, files]) => {
    const fields = FILE_NAMES.map((name) => `${name}: ${files.has(name) ? `${folder}_${name}` : '{}'}`);
    return `  ${folder}: { ${fields.join(', ')} },`;
  });
  return [
    '/* Written from the folders beside it whenever the site is started or built (src/cli/brandCheck/registry.ts). */',
    ...[...imports].toSorted(),
    '',
    '/** What each folder has. */',
    'export const languages = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
