import type { SiteSettings } from '../../../contract/settings.ts';
import { isPurpose } from '../../../sites/purposes.ts';
import { fieldsOf, hasTexts } from '../../../lib/fields.ts';
import { getApi } from '../../ui/lib/api.ts';

type WidgetSettings = Pick<SiteSettings, 'customerChat' | 'feedback' | 'scriptInjections'>;

/** What the site's settings say of widgets. */
export async function widgetSettings(): Promise<WidgetSettings> {
  const response = await getApi('/settings', parseSettings);
  if (!response.ok) throw new Error('The settings cannot be had.');
  return response.data;
}

/** The settings of `/api/settings`; a widget whose part is not as it should be is off. */
export function parseSettings(data: unknown): WidgetSettings | undefined {
  const { customerChat, feedback, scriptInjections } = fieldsOf(data);
  if (!Array.isArray(scriptInjections)) return undefined;
  return {
    customerChat: hasTexts(customerChat, ['org', 'url', 'deploymentName', 'deploymentUrl']) ? customerChat : null,
    feedback: hasTexts(feedback, ['script', 'preproductionScript']) ? feedback : null,
    scriptInjections: scriptInjections.filter(isInjection),
  };
}

function isInjection(value: unknown): value is SiteSettings['scriptInjections'][number] {
  const { attributes, cookies } = fieldsOf(value);
  return (
    hasTexts(value, ['placement', 'element', 'value']) &&
    hasTexts(attributes, Object.keys(fieldsOf(attributes))) &&
    isPurpose(cookies)
  );
}
