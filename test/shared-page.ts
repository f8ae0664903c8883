// The unit tests in Chromium share a page per worker. This leaves it to the next file as the last one found it.
import { afterAll, afterEach, expect, vi } from 'vitest';

/** Style sheets that views load stay in the page. Only tests of views, and of parts with a style, may see them. */
const HAS_STYLE = /\.tsx$/;

const roots = [document.documentElement, document.body].map((root) => ({
  root,
  attributes: [...root.attributes].map(({ name, value }) => [name, value] as const),
}));
const hidden = HAS_STYLE.test(String(expect.getState().testPath))
  ? []
  : [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled);

for (const sheet of hidden) sheet.disabled = true;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => {
  for (const sheet of hidden) sheet.disabled = false;
  for (const { root, attributes } of roots) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of attributes) root.setAttribute(name, value);
  }
  document.body.replaceChildren();
  localStorage.clear();
  scrollTo(0, 0);
});
