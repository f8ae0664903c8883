/**
 * The architecture's arrows: folder of src → folders of src that it may import. A folder may always import itself.
 * ESLint reports every other import; test/import-graph.test.ts fails on an entry that nothing uses.
 * @type {Record<string, string[]>}
 */
export const MAY_IMPORT = {
  article: [],
  engine: ['article'],
  themes: [],
  settings: ['themes'],
  exporters: ['article'],
  platform: ['article', 'rules', 'settings'],
  ui: ['platform', 'settings', 'themes'],
  rules: ['article'],
  dom: ['article', 'engine', 'rules'],
  extract: ['article', 'dom', 'engine'],
  reader: ['article', 'exporters', 'platform', 'rules', 'settings', 'themes', 'ui'],
  popup: ['article', 'platform', 'reader'],
  library: ['article', 'platform', 'reader', 'ui'],
  welcome: ['article', 'platform', 'reader', 'ui'],
  options: ['article', 'platform', 'rules', 'settings', 'ui'],
  injected: ['article', 'extract', 'platform'],
  background: ['article', 'platform', 'rules'],
};
