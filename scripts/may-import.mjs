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
  platform: ['article.ts', 'settings'],
  ui: ['platform', 'settings', 'themes'],
  dom: ['article.ts', 'engine'],
  extract: ['article.ts', 'dom', 'engine'],
  reader: ['article.ts', 'exporters', 'platform', 'settings', 'themes', 'ui'],
  popup: ['article.ts', 'platform', 'reader'],
  library: ['article.ts', 'platform', 'reader', 'ui'],
  welcome: ['article.ts', 'platform', 'reader', 'ui'],
  options: ['platform', 'settings', 'ui'],
  injected: ['article.ts', 'extract', 'platform'],
  background: ['platform'],
};
