import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import { expect, test } from 'vitest';
import { classRules, handWrittenClasses } from './classes.ts';

// Only these rules of eslint.config.ts, which has more to load.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [...astro.configs.base, { files: ['**/*.tsx'], languageOptions: { parser } }, classRules],
});

async function unknownIn(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages
    .filter(({ ruleId }) => ruleId === 'better-tailwindcss/no-unknown-classes')
    .map(({ message }) => message.replace(/^.*: /, ''));
}

test.each([
  ['src/components/Planted.astro', '---\n---\n<p class="pt-77q flex">x</p>'],
  ['src/components/Planted.astro', "---\n---\n<p class:list={['flex', isOpen && 'pt-77q']}>x</p>"],
  ['src/components/Planted.astro', "---\nconst LINK = 'flex pt-77q';\n---\n<p class={LINK}>x</p>"],
  ['src/components/Planted.astro', "---\nconst LINK = 'pt-77q';\n---\n<p class={`${LINK} flex`}>x</p>"],
  ['src/islands/Planted.tsx', 'export const A = () => <p className="pt-77q flex">x</p>;'],
  ['src/islands/Planted.tsx', "export const A = () => <p className={a ? 'flex' : 'pt-77q'}>x</p>;"],
  ['src/islands/Planted.tsx', 'export const A = () => <Hours labelClass="pt-77q" />;'],
])('the linter refuses an unknown class in %s: %s', async (file, code) => {
  expect(await unknownIn(file, code)).toEqual(['pt-77q']);
});

test('Tailwind’s utilities, our own and the classes of sheets written by hand are known, plain words among them', async () => {
  const known = 'table sticky outline hover:underline quiet-action not-print:over-picture chip ticket mapped';
  expect(await unknownIn('src/components/Planted.astro', `---\n---\n<p class="${known}">x</p>`)).toEqual([]);
});

test('a class by hand is one in a selector, and not in a comment or a file’s name', () => {
  const classes = handWrittenClasses();
  expect(classes).toContain('rdp-day');
  expect([...classes].filter((name) => ['astro', 'css', 'tsx', 'woff2'].includes(name))).toEqual([]);
});
