const adopted = new Set<string>();

/** Adds styles, once, that no page needs before an island shows something. */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
