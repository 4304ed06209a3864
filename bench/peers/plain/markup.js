const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML that is written as it is. */
class Markup {
  constructor(text) {
    this.text = text;
  }
}

/** Text of editors, or of a page's own, that is HTML already. */
export const raw = (text) => new Markup(text ?? '');

/** HTML by a template: what is filled in is escaped unless it is HTML, lists are joined, what is missing is left out. */
export function markup(parts, ...values) {
  let text = parts[0];
  for (let index = 0; index < values.length; index += 1) text += shown(values[index]) + parts[index + 1];
  return new Markup(text);
}

function shown(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(shown).join('');
  if (value === undefined || value === null || value === false) return '';
  return escaped(String(value));
}

/** An attribute, with the space before it; none without a value. */
export const attribute = (name, value) => (value === undefined ? '' : raw(` ${name}="${escaped(String(value))}"`));

function escaped(text) {
  return /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (each) => ENTITIES[each]) : text;
}
