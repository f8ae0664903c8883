/** Adds the style sheet of a part that is fetched late, after all that the page has linked. Called once, when the part's module runs. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
