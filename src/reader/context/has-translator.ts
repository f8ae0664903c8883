/** Whether the browser has a translator for pages of extensions. */
export function hasTranslator(): boolean {
  return 'Translator' in globalThis;
}
