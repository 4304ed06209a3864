import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGES = resolve('node_modules');
const CACHE = join(PACKAGES, '.cache', 'fonts');

/**
 * The only fonts that a device of the tests has, from npm, so that pages come out alike whatever fonts a machine has.
 * Arimo has the widths of Arial, which nearly all devices have; Android has Roboto; a Linux without any of them has
 * DejaVu Sans.
 */
const DEVICES = {
  arial: [
    '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  ],
  roboto: [
    '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
    '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  ],
  dejavu: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
} as const;

/** A device, by its fonts. */
export type Device = keyof typeof DEVICES;
export const DEVICE_NAMES = Object.keys(DEVICES) as readonly Device[];

/**
 * The variables of a browser's environment that give it a device's fonts, and no others, drawn without hinting. Throws
 * if one is missing.
 */
export function fontsOf(device: Device): Readonly<Record<string, string>> {
  const paths = DEVICES[device].map((path) => join(PACKAGES, path));
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    throw new Error(
      `The tests’ fonts are not installed (${missing} is missing): run npm install, then the tests again.`,
    );
  }
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${device}.conf`);
  // Several processes write the same at once.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, configurationOf(paths));
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file };
}

/**
 * A configuration for fontconfig (fonts-conf(5)), which Chromium and Firefox use on Linux. It takes folders, not files.
 */
function configurationOf(files: readonly string[]): string {
  const each = (tag: string, texts: Iterable<string>) => [...texts].map((text) => `<${tag}>${text}</${tag}>`).join('');
  const drawing = { antialias: 'true', hinting: 'false', autohint: 'false' };
  const edits = Object.entries(drawing).map(([name, value]) => edit(name, `<bool>${value}</bool>`));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${each('dir', new Set(files.map((file) => dirname(file))))}
  ${each('cachedir', [CACHE])}
  <selectfont>
    <acceptfont>${each('glob', files)}</acceptfont>
    <rejectfont><glob>*</glob></rejectfont>
  </selectfont>
  <match target="pattern">
    ${edits.join('')}${edit('hintstyle', '<const>hintnone</const>')}${edit('rgba', '<const>none</const>')}
  </match>
</fontconfig>
`;
}

function edit(name: string, value: string): string {
  return `<edit name="${name}" mode="assign">${value}</edit>`;
}
