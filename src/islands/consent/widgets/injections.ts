import { isAllowed } from '../choice.ts';
import { loadScript } from './script.ts';
import { widgetSettings } from './settings.ts';

const done = new Set<string>();

/** Adds the site's configured tags that the visitor allows to the head, each once. The server has checked them. */
export async function inject(): Promise<void> {
  const { scriptInjections } = await widgetSettings();
  for (const { placement, element, attributes, cookies } of scriptInjections) {
    const key = JSON.stringify([element, attributes]);
    if (placement !== 'head' || !isAllowed(cookies) || done.has(key)) continue;
    done.add(key);
    const { src, ...others } = attributes;
    if (element === 'script' && src !== undefined) {
      await loadScript(src, others).catch(() => undefined);
      continue;
    }
    const made = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    document.head.append(made);
  }
}
