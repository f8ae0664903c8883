/**
 * The architecture's arrows. A room is a folder of src, with its sub-folders that are no rooms themselves, or a file.
 * Rooms are listed from the bottom up, each with the rooms above it in this list that it may import; `x/*` stands for
 * the room x and all rooms in its sub-folders. A room may always import itself. `npm run check` reports every other
 * import (.dependency-cruiser.mjs), and a permission that nothing uses.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = {
  article: [],

  // Decisions, without DOM.
  engine: ['article'],
  'engine/text': ['article', 'engine'],
  'engine/features': ['engine'],
  'engine/answer': ['article', 'engine', 'engine/features'],
  'engine/evidence': ['engine', 'engine/text', 'engine/features'],
  'engine/model': ['engine', 'engine/features', 'engine/evidence'],
  'engine/algorithms/boilerpipe': ['engine', 'engine/text', 'engine/features'],
  'engine/algorithms/boilerpipe-tree': ['engine', 'engine/algorithms/boilerpipe'],
  'engine/algorithms/bte': ['engine', 'engine/text', 'engine/features'],
  'engine/algorithms/div-scorer/candidates': ['engine'],
  'engine/algorithms/div-scorer/signals': ['engine', 'engine/features', 'engine/algorithms/div-scorer/candidates'],
  'engine/algorithms/div-scorer': ['engine', 'engine/features', 'engine/algorithms/div-scorer/*'],
  'engine/algorithms/justext': ['engine', 'engine/text', 'engine/features'],
  'engine/algorithms/web2text': ['engine', 'engine/features', 'engine/algorithms/div-scorer'],
  'engine/algorithms/winnow': ['article', 'engine', 'engine/features', 'engine/evidence', 'engine/model'],
  'engine/algorithms': [
    'engine',
    'engine/algorithms/boilerpipe',
    'engine/algorithms/boilerpipe-tree',
    'engine/algorithms/bte',
    'engine/algorithms/div-scorer',
    'engine/algorithms/justext',
    'engine/algorithms/web2text',
    'engine/algorithms/winnow',
  ],
  rules: ['article'],

  // The page, and the article written from it.
  dom: [],
  'dom/walk': ['dom', 'engine/*'],
  'dom/boxes': ['dom', 'dom/walk'],
  'dom/metadata': ['article', 'engine/*', 'dom', 'dom/walk'],
  'dom/pagination': ['article', 'engine/*', 'dom', 'dom/metadata'],
  'dom/corrections': ['article', 'engine/*', 'rules', 'dom/walk'],
  'dom/rare': ['dom/corrections', 'dom/pagination'],
  'dom/article': ['article', 'engine/*', 'dom/*'],
  'dom/report': ['article', 'engine/*', 'dom', 'dom/walk', 'dom/metadata', 'dom/article'],
  extract: ['article', 'engine/*', 'dom/*'],

  // What the views share.
  themes: [],
  settings: ['themes'],
  'exporters/parts': ['article'],
  'exporters/markdown': ['exporters/parts'],
  'exporters/epub': ['article', 'exporters/parts'],
  exporters: ['article', 'exporters/*'],
  'platform/browser': ['article'],
  'platform/stores': ['article', 'rules', 'settings', 'platform/browser'],
  'platform/messages': ['article', 'platform/browser', 'platform/stores'],
  'platform/in-tab': ['platform/messages'],
  'platform/reading': ['article', 'platform/browser', 'platform/messages', 'platform/stores'],
  ui: ['themes', 'settings', 'platform/browser', 'platform/stores', 'platform/messages'],

  // Views and scripts.
  reader: ['article', 'exporters/*', 'platform/*', 'rules', 'settings', 'themes', 'ui'],
  popup: ['article', 'platform/*', 'reader'],
  library: ['article', 'platform/*', 'reader', 'ui'],
  welcome: ['article', 'platform/*', 'reader', 'ui'],
  options: ['article', 'platform/*', 'rules', 'settings', 'ui'],
  injected: ['article', 'engine', 'dom/*', 'extract', 'platform/*'],
  background: ['article', 'rules', 'platform/*'],
};

/**
 * Files that a room may import although they are in a room below it in the list: each is a circle between folders that
 * is still to be removed.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const EXCEPTIONS = {
  'dom/rare': ['dom/article'],
  'dom/corrections': ['dom/article'],
};
