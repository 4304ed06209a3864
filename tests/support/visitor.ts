import { request, type Answer } from './request.ts';

/** A page, or whatever else an address answered. */
export type Page = Answer & { readonly url: URL };

const part = () => Math.floor(Math.random() * 0x10000).toString(16);

/**
 * A visitor whose browser runs no script: keeps cookies by host and path, follows redirects among the server's hosts,
 * and sends forms. Stops at the path `stopAt`, such as a site's callback, where a browser's script would take over.
 */
export class Visitor {
  readonly #port: number;
  readonly #address: string;
  readonly #cookies = new Map<string, { value: string; path: string; host: string }>();

  /** `address` is the visitor's address as a proxy in front would report it, in the header `x-visitor`. */
  constructor(port: number, address = `2001:db8:${part()}:${part()}::1`) {
    this.#port = port;
    this.#address = address;
  }

  cookie(name: string): string | undefined {
    return [...this.#cookies.entries()].find(([key]) => key.endsWith(` ${name}`))?.[1].value;
  }

  setCookie(host: string, name: string, value: string): void {
    this.#cookies.set(`${host} ${name}`, { value, path: '/', host });
  }

  /** The value of the Cookie header for an address; empty without cookies. */
  cookiesFor(url: URL): string {
    return [...this.#cookies]
      .filter(([, { host, path }]) => host === url.host && url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[1]!}=${value}`)
      .join('; ');
  }

  async open(address: string, options: { stopAt?: string; referer?: string; framed?: boolean } = {}): Promise<Page> {
    let url = new URL(address);
    for (let hops = 0; hops < 12; hops++) {
      const page = await this.#ask(url, {
        ...(options.referer !== undefined && { referer: options.referer }),
        ...(options.framed === true && { 'sec-fetch-dest': 'iframe' }),
      });
      const { location } = page.headers;
      if (location === undefined) return page;
      url = new URL(location, url);
      if (url.pathname === options.stopAt || !url.host.endsWith(`:${this.#port}`)) return { ...page, url };
    }
    throw new Error(`${address} leads round in circles, by ${url.href}.`);
  }

  /** Sends the only form of a page, with its hidden fields, and follows redirects. */
  async submit(page: Page, fields: Readonly<Record<string, string>>, stopAt?: string): Promise<Page> {
    const action = /<form[^>]* action="([^"]*)"/.exec(page.text)?.[1];
    const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const kept = hidden.map(([, name = '', value = '']) => [name, value]);
    const body = new URLSearchParams([...kept, ...Object.entries(fields)]);
    const url = new URL(action ?? page.url.href, page.url);
    const sent = await this.post(url.href, body.toString(), { origin: url.origin });
    const { location } = sent.headers;
    if (location === undefined) return sent;
    const next = new URL(location, url);
    return next.pathname === stopAt
      ? { ...sent, url: next }
      : this.open(next.href, stopAt === undefined ? {} : { stopAt });
  }

  post(address: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    return this.#ask(new URL(address), { ...form, ...headers }, body);
  }

  async #ask(url: URL, headers: Readonly<Record<string, string>>, body?: string): Promise<Page> {
    const cookie = this.cookiesFor(url);
    const answer = await request(this.#port, 'fr', url.pathname + url.search, {
      host: url.host,
      headers: { 'x-visitor': this.#address, ...(cookie !== '' && { cookie }), ...headers },
      ...(body !== undefined && { method: 'POST', body }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(url.host, line);
    return { ...answer, url };
  }

  #keep(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const of = (wanted: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const expires = of('expires');
    const path = of('path') ?? '/';
    if (value === '' || (expires !== undefined && Date.parse(expires) < Date.now()))
      this.#cookies.delete(`${host} ${name}`);
    else this.#cookies.set(`${host} ${name}`, { value, path, host });
  }
}
