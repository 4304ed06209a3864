import { guardSinks } from '../../ui/lib/trusted.ts';

const loaded = new Map<string, Promise<void>>();

/** Loads a script, once, from one of the hosts that the site's settings may name. */
export function loadScript(address: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  let script = loaded.get(address);
  if (script) return script;
  guardSinks(new URL(address).origin);
  script = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.async = true;
    element.onload = () => resolve();
    element.onerror = () => {
      loaded.delete(address);
      element.remove();
      reject(new Error('A script cannot be had.'));
    };
    element.src = address;
    document.head.append(element);
  });
  loaded.set(address, script);
  return script;
}
