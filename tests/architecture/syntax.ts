/** A forbidden construct, as a selector of ESLint's rule `no-restricted-syntax`, with the reason. */
export type Restriction = { readonly selector: string; readonly message: string };

/** Style attributes, and what turns into one. */
export const INLINE_STYLE: readonly Restriction[] = [
  {
    selector: ":matches(JSXAttribute, AstroShorthandAttribute, AstroTemplateLiteralAttribute)[name.name='style']",
    message: 'The content security policy blocks style attributes: use a class, `<svg fill>` or a hashed <style>.',
  },
  {
    selector: "JSXAttribute[name.namespace.name='define'][name.name.name='vars']",
    message:
      '`define:vars` writes style attributes and scripts without a hash, which the content security policy blocks.',
  },
];

const CLOCK_MESSAGE =
  'The time comes from src/settings/clock.ts (in the browser src/stores/clock.ts), or as an argument.';

/** Reading the time. */
export const CLOCK: readonly Restriction[] = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK_MESSAGE },
  { selector: "CallExpression[callee.name='Date']", message: CLOCK_MESSAGE },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: CLOCK_MESSAGE },
];

/** Reading the environment. */
export const ENVIRONMENT: readonly Restriction[] = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Settings are read once, in src/settings/settings.ts.',
  },
];

/** Re-exporting from another file. */
export const BARRELS: readonly Restriction[] = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
  { selector: 'ExportNamedDeclaration[source]', message: 'No barrels: import from the file that has it.' },
];

/** Importing all of a package of which we need little. */
export const WHOLE_PACKAGES: readonly Restriction[] = [
  {
    selector: "ImportDeclaration:matches([source.value='date-fns'], [source.value='@date-fns/tz'])",
    message: "Import the function's own file: Node would load all 245 of date-fns, which takes it 80 ms.",
  },
];

/** Packages that a pure layer may not import: all but the few that are pure themselves. */
export const PACKAGES_BUT_PURE_ONES = {
  regex: '^(?!\\.|#brand\\/|zod$|date-fns(/|$)|@date-fns/tz(/|$))',
  message: 'This layer is pure: neither I/O nor a framework.',
};

export const NODE = { regex: '^node:', message: 'This runs in browsers.' };

/** What the table of screens says of a page, and its renderer does for it. */
export const OF_THE_ROW: readonly Restriction[] = [
  {
    selector: "MemberExpression[object.name='Astro'][property.name='cache']",
    message: 'How long a page is cached is in its row (`fresh`); what it adds goes into `Astro.locals.caching`.',
  },
  {
    selector: 'CallExpression > Literal[value=/^(cdn-)?cache-(control|tag)$/i]',
    message: 'How long a page is cached is in its row (`fresh`); what it adds goes into `Astro.locals.caching`.',
  },
  {
    selector: "TSNonNullExpression > MemberExpression:matches([object.name='params'], [object.property.name='params'])",
    message: 'The guard has found what the page is about: `itemOf` of src/page/item.ts gives it.',
  },
];

const MARKS_MESSAGE =
  'src/markup owns `data-*` attributes (names.ts): write them by `marks`, read them by `marksOf`, `marked` and `listed`.';

/** Attributes of our own, written or read by name. What Tailwind has of them is no selector: it has `&`, or `-[` before them. */
export const OWN_ATTRIBUTES: readonly Restriction[] = [
  'JSXAttribute[name.name=/^data-/]',
  ...['Literal[value', 'TemplateElement[value.raw'].flatMap((text) => [
    `${text}=/^data-[\\w-]*$/]`,
    `${text}=/^(?!.*(&|-\\[)).*\\[data-/s]`,
    `${text}=/\\sdata-[\\w-]*(?=$|[="'>])/]`,
  ]),
  'Literal[regex.pattern=/data-/]',
  "MemberExpression[property.name='dataset']",
  "Property[key.name='dataset']",
].map((selector) => ({ selector, message: MARKS_MESSAGE }));

const BY_CLASS = 'CallExpression[callee.property.name=/^(querySelector(All)?|closest|matches)$/]';
const CLASS_MESSAGE =
  'Scripts find elements by attributes, or by what src/markup/classHooks.ts has: classes are for their look.';

/** Finding elements by their class. */
export const CLASS_HOOKS: readonly Restriction[] = [
  `${BY_CLASS} > Literal[value=/\\.[a-z]/i]`,
  `${BY_CLASS} > TemplateLiteral > TemplateElement[value.raw=/\\.[a-z]/i]`,
  "CallExpression[callee.property.name='getElementsByClassName']",
].map((selector) => ({ selector, message: CLASS_MESSAGE }));

/** The rule's configuration for some groups of restrictions. */
export function restrictedSyntax(...groups: readonly (readonly Restriction[])[]): ['error', ...Restriction[]] {
  return ['error', ...groups.flat()];
}
