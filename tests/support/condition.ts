/** Node's option under which `#brand/…` and `#folders` (package.json) mean what is in tests/fixtures. */
const OPTION = '--conditions=tests';

/** The NODE_OPTIONS of a process that tests start: these, and that. */
export function testOptions(options = ''): string {
  return options.includes(OPTION) ? options : `${OPTION} ${options}`.trim();
}
