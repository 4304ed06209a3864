/** The environment a host belongs to (SPEC 9): `PROD` for www, else the host's first label. A port does not matter. */
export function environmentOf(host: string): string {
  const prefix = host.toLowerCase().replace(/:\d+$/, '').split('.')[0]!;
  return prefix === 'www' ? 'PROD' : prefix;
}
