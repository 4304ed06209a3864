import { fieldsOf, textsOf } from '../../lib/fields.ts';

/** The four parts of the chat's configuration (SPEC 3, Settings). */
export type Chat = {
  readonly org: string;
  readonly url: string;
  readonly deploymentName: string;
  readonly deploymentUrl: string;
};

/** The chat's configuration, used only if all four parts are present (SPEC 5). */
export function chatOf(parts: { readonly [Part in keyof Chat]?: string | undefined } | null): Chat | undefined {
  const { org, url, deploymentName, deploymentUrl } = parts ?? {};
  return org && url && deploymentName && deploymentUrl ? { org, url, deploymentName, deploymentUrl } : undefined;
}

/** Instructions by which a chat says that no agent is available (SPEC 5). */
const UNAVAILABLE: readonly string[] = ['hide_reason_no_agents_available', 'schedule'];

/**
 * Whether the chat is available, from the response to the request for its configuration (SPEC 4: "true or false,
 * undefined on failure").
 */
export function chatAvailability(answer: unknown): boolean | undefined {
  const { instructions } = fieldsOf(answer);
  if (!Array.isArray(instructions)) return undefined;
  return !textsOf(instructions).some((instruction) => UNAVAILABLE.includes(instruction));
}
