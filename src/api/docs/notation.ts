import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** As much of JSON Schema as the API's own schemas use. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | false;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly format?: string;
  readonly description?: string;
};

/** A schema in TypeScript's notation, with links to the shapes that it names. */
export function notationOf(schema: JsonSchema, indent = ''): Html | string | (Html | string)[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf)
    return between(
      ' | ',
      schema.anyOf.map((one) => notationOf(one, indent)),
    );
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items === false) return '[]';
  if (schema.type === 'array') return listOf(schema.items ?? {}, indent);
  if (schema.properties) return objectOf(schema, indent);
  if (typeof schema.additionalProperties === 'object') {
    const key = schema.propertyNames ?? { type: 'string' };
    return [html`{ [${notationOf(key, indent)}]: `, html`${notationOf(schema.additionalProperties, indent)} }`];
  }
  if (schema.type === undefined) return 'unknown';
  return typeof schema.type === 'string' ? wordOf(schema, schema.type) : schema.type.join(' | ');
}

/** Dates are strings too, but their format says more. */
function wordOf({ format }: JsonSchema, type: string): string {
  if (type === 'string' && format === 'date') return 'YYYY-MM-DD';
  if (type === 'string' && format === 'date-time') return 'ISO 8601';
  return type;
}

function listOf(items: JsonSchema, indent: string) {
  const isChoice = items.anyOf !== undefined || items.enum !== undefined || Array.isArray(items.type);
  const inner = notationOf(items, indent);
  return isChoice ? html`(${inner})[]` : html`${inner}[]`;
}

function objectOf({ properties = {}, required = [] }: JsonSchema, indent: string) {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    const { description } = property;
    const comment = description === undefined ? '' : html` <i>// ${description}</i>`;
    return html`${deeper}${name}${mark}: ${notationOf(property, deeper)};${comment}${'\n'}`;
  });
  return html`{${'\n'}${lines}${indent}}`;
}

function between(separator: string, parts: readonly ReturnType<typeof notationOf>[]) {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, part].flat()));
}
