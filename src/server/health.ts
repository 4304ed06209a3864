import { accountsFault } from '../accounts/store/current.ts';

/**
 * The answer to a health check: live as long as the process answers at all, ready until it is ending or the file of the
 * accounts is another. It is ready without the database too, since cached pages can be sent. Undefined for any other URL.
 */
export function healthOf(
  url: string | undefined,
  isEnding: boolean,
): { readonly status: 200 | 503; readonly text: string } | undefined {
  if (url !== '/health/live' && url !== '/health/ready') return undefined;
  const fault = url === '/health/live' ? undefined : isEnding ? 'ending' : accountsFault();
  return { status: fault === undefined ? 200 : 503, text: `${fault ?? 'ok'}\n` };
}
