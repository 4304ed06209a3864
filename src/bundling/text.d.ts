/** A browser's script as text, to be inlined in a page (inlineScripts.ts). */
declare module '*?bundle' {
  const text: string;
  export default text;
}
