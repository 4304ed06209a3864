/**
 * A content security policy that is parsed once, changed, and serialised. Changing what must be there but is not
 * throws, and names it: a page whose policy silently lacks a change would be broken, or open, in browsers only.
 */
export class ContentSecurityPolicy {
  readonly #directives = new Map<string, readonly string[]>();

  /**
   * Parses the value of a `Content-Security-Policy` header. Of a repeated directive, only the first counts (CSP 3,
   * 2.2.1).
   */
  constructor(policy: string) {
    for (const part of policy.split(';')) {
      const [written = '', ...sources] = part.trim().split(/\s+/);
      const name = written.toLowerCase();
      if (name !== '' && !this.#directives.has(name)) this.#directives.set(name, sources);
    }
  }

  /** Adds sources at the end of a directive. Throws if the policy has no such directive. */
  add(directive: string, sources: readonly string[]): this {
    return this.#set(directive, [...this.#sourcesOf(directive), ...sources]);
  }

  /** Adds sources at the end of a directive; where there is none, adds the directive at the end of the policy. */
  allow(directive: string, sources: readonly string[]): this {
    return this.#set(directive, [...(this.#directives.get(directive) ?? []), ...sources]);
  }

  /**
   * Replaces a source of a directive by others. Throws if the policy has no such directive, or the directive no such
   * source.
   */
  replace(directive: string, source: string, by: readonly string[]): this {
    const sources = this.#sourcesOf(directive);
    if (!sources.includes(source)) throw new Error(`The directive ${directive} of a policy lacks ${source}.`);
    return this.#set(
      directive,
      sources.flatMap((each) => (each === source ? by : [each])),
    );
  }

  /** Removes the sources that `isAllowed` refuses from every directive. */
  filter(isAllowed: (source: string) => boolean): this {
    for (const [directive, sources] of this.#directives) this.#set(directive, sources.filter(isAllowed));
    return this;
  }

  /** The header's value. */
  toString(): string {
    return [...this.#directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
  }

  #sourcesOf(directive: string): readonly string[] {
    const sources = this.#directives.get(directive);
    if (!sources) throw new Error(`A policy lacks the directive ${directive}.`);
    return sources;
  }

  #set(directive: string, sources: readonly string[]): this {
    this.#directives.set(directive, sources);
    return this;
  }
}
