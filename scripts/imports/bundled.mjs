/**
 * The packages that src may import. They are devDependencies, because the builds contain them: who installs the package
 * installs none of them.
 */
export const BUNDLED = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/literata',
  '@fontsource-variable/source-code-pro',
  '@fontsource-variable/source-sans-3',
  '@fontsource/opendyslexic',
  'approx-string-match',
  'css-select',
  'css-tree',
  'css-what',
  'dompurify',
  'entities',
  'fflate',
  'hast-util-from-dom',
  'hast-util-to-mdast',
  'highlight.js',
  'idb',
  'lowlight',
  'mdast-util-gfm-footnote',
  'mdast-util-gfm-strikethrough',
  'mdast-util-gfm-table',
  'mdast-util-gfm-task-list-item',
  'mdast-util-math',
  'mdast-util-to-markdown',
  'nth-check',
  'parse5',
  'preact',
  'tldts',
  'webextension-polyfill',
];
