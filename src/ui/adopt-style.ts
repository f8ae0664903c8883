/** Adds the style sheet of a component that is loaded late, after all linked style sheets. Call once per module. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
