/**
 * The architecture's arrows: folder of src → folders of src that it may import. A folder may always import itself.
 * ESLint reports every other import; test/import-graph.test.ts fails on an entry that nothing uses.
 * @type {Record<string, string[]>}
 */
export const MAY_IMPORT = {
  'article.ts': [],
  engine: ['article.ts'],
  themes: [],
  settings: ['themes'],
  exporters: ['article.ts'],
  platform: ['article.ts', 'rules', 'settings'],
  ui: ['platform', 'settings', 'themes'],
  rules: ['article.ts'],
  dom: ['article.ts', 'engine', 'rules'],
  extract: ['article.ts', 'dom', 'engine'],
  reader: ['article.ts', 'exporters', 'platform', 'rules', 'settings', 'themes', 'ui'],
  popup: ['article.ts', 'platform', 'reader'],
  library: ['article.ts', 'platform', 'reader', 'ui'],
  welcome: ['article.ts', 'platform', 'reader', 'ui'],
  options: ['article.ts', 'platform', 'rules', 'settings', 'ui'],
  injected: ['article.ts', 'extract', 'platform'],
  background: ['article.ts', 'platform'],
};
