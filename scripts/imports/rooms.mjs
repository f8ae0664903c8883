/**
 * The architecture's arrows. A room is a folder of src, with its sub-folders that are no rooms themselves, or a file.
 * Rooms are listed from the bottom up, each with the rooms above it in this list that it may import; `x/*` stands for
 * the room x and all rooms in its sub-folders. A room may always import itself. `npm run check` reports every other
 * import (.dependency-cruiser.mjs), and a permission that nothing uses.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = {
  article: [],
  url: [],

  // Decisions, without DOM.
  engine: ['article'],
  'engine/text': ['article', 'engine'],
  'engine/features': ['engine'],
  'engine/answer': ['article', 'engine', 'engine/features'],
  'engine/evidence': ['engine', 'engine/text', 'engine/features'],
  'engine/model': ['engine', 'engine/features', 'engine/evidence'],
  'engine/algorithms/div-scorer/candidates': ['engine'],
  'engine/algorithms/div-scorer/signals': ['engine', 'engine/features', 'engine/algorithms/div-scorer/candidates'],
  'engine/hand-over': ['engine'],
  'engine/algorithms': ['article', 'engine/*'],
  rules: ['article', 'url'],

  // The page, and the article written from it.
  dom: ['url'],
  'dom/walk': ['engine/*', 'dom'],
  'dom/boxes': ['dom', 'dom/walk'],
  'dom/metadata': ['article', 'url', 'engine/*', 'dom', 'dom/walk'],
  'dom/pagination': ['article', 'url', 'engine/*', 'dom', 'dom/metadata'],
  'dom/article/parts': ['engine/*'],
  'dom/article/html': ['dom'],
  'dom/article/plain-text': ['dom/article/html'],
  'dom/article/listings': ['engine/*', 'dom', 'dom/walk', 'dom/article/parts'],
  'dom/article/forms': ['engine/*', 'dom', 'dom/walk', 'dom/article/parts'],
  'dom/article/media': ['url', 'engine/*', 'dom', 'dom/walk', 'dom/article/parts'],
  'dom/article/thread': [
    'article',
    'engine/*',
    'dom',
    'dom/walk',
    'dom/metadata',
    'dom/article/parts',
    'dom/article/html',
  ],
  'dom/article/notes': ['article', 'engine/*', 'dom', 'dom/walk', 'dom/article/parts', 'dom/article/thread'],
  'dom/corrections': ['article', 'engine/*', 'rules', 'dom/walk', 'dom/article/media', 'dom/article/parts'],
  'dom/rare': ['dom/metadata', 'dom/pagination', 'dom/corrections', 'dom/article/*'],
  'dom/article/plan': ['url', 'engine/*', 'dom/*'],
  'dom/article/write': ['article', 'url', 'engine/*', 'dom/*'],
  'dom/article': ['article', 'engine/*', 'dom/*'],
  'dom/report': ['article', 'url', 'engine/*', 'dom', 'dom/walk', 'dom/metadata', 'dom/article/media'],
  extract: ['article', 'engine/*', 'dom/*'],

  // What the views share.
  themes: [],
  settings: ['themes'],
  'exporters/parts': ['article', 'url', 'dom'],
  'exporters/markdown': ['url', 'dom', 'exporters/parts'],
  'exporters/epub': ['article', 'url', 'dom', 'exporters/parts'],
  exporters: ['article', 'exporters/*'],
  'platform/browser': ['article'],
  'platform/stores': ['article', 'url', 'rules', 'settings', 'platform/browser'],
  'platform/messages': ['article', 'settings', 'platform/browser', 'platform/stores'],
  'platform/in-tab': ['platform/messages'],
  'platform/reading': ['article', 'url', 'platform/browser', 'platform/messages', 'platform/stores'],
  ui: ['settings', 'platform/*'],
  'ui/columns': ['ui'],
  'ui/faces': ['settings', 'platform/browser', 'ui'],
  'ui/appearance': ['themes', 'settings', 'platform/*', 'ui/*'],

  // The reader: the document, what a tool knows of it, the tools, and the view with its list of tools.
  'reader/text': ['article', 'url', 'platform/*'],
  'reader/article': ['article', 'url', 'platform/*', 'ui', 'reader/text'],
  'reader/comments': ['article', 'platform/*', 'ui', 'reader/*'],
  'reader/reading': ['article', 'platform/*', 'reader/article'],
  'reader/states': ['article', 'platform/*', 'ui', 'reader/*'],
  'reader/continue': ['article', 'platform/*', 'ui', 'reader/*'],
  'reader/context': ['article', 'platform/*', 'ui/*', 'reader/reading'],
  'reader/toolbar': ['article', 'platform/*', 'ui', 'reader/context', 'reader/text'],
  'reader/tools': [
    'article',
    'exporters/*',
    'platform/*',
    'rules',
    'settings',
    'themes',
    'ui/*',
    'reader/text',
    'reader/article',
    'reader/comments',
    'reader/reading',
    'reader/states',
    'reader/context',
  ],
  'reader/view': ['article', 'platform/*', 'ui/*', 'reader/*'],
  'reader/page': ['article', 'platform/*', 'reader/*'],

  // Views and scripts.
  reader: ['platform/*', 'reader/*'],
  'popup/home': ['platform/*', 'reader/reading', 'reader/text', 'ui'],
  popup: ['article', 'platform/*', 'popup/home', 'reader/*'],
  library: ['article', 'url', 'exporters/*', 'platform/*', 'reader/*', 'rules', 'settings', 'ui/*'],
  welcome: ['article', 'platform/*', 'reader/*', 'ui/*'],
  options: ['article', 'url', 'platform/*', 'rules', 'settings', 'ui/*'],
  injected: ['article', 'url', 'engine', 'engine/hand-over', 'engine/algorithms', 'dom/*', 'extract', 'platform/*'],
  background: ['article', 'engine/hand-over', 'engine/algorithms', 'rules', 'platform/*'],

  // The package: the same pipeline over any DOM, and the exporters.
  'package/light-dom': ['url', 'dom'],
  'package/dom': ['url', 'dom', 'dom/*', 'package/light-dom'],
  'package/algorithms': ['engine', 'engine/*'],
  'package/epub': ['exporters/epub', 'package/light-dom'],
  package: ['article', 'url', 'engine/*', 'dom', 'dom/metadata', 'dom/rare', 'extract', 'exporters/*', 'package/*'],

  // A page for developers.
  playground: [
    'article',
    'dom',
    'dom/rare',
    'dom/boxes',
    'engine/algorithms',
    'exporters',
    'exporters/parts',
    'extract',
    'injected',
    'package',
    'ui',
  ],

  // The command, which runs in Node. Its threads read pages; the rest never loads the engine.
  'command/text': [],
  'command/net': ['url', 'command/text'],
  'command/render': ['command/text', 'command/net'],
  'command/pages': ['article', 'url', 'exporters/*', 'package', 'command/text'],
  'command/pool': ['command/text', 'command/pages'],
  'command/arguments': ['article', 'url', 'rules', 'command/text', 'command/net', 'command/pages'],
  'command/files': ['url', 'exporters/parts', 'command/text', 'command/net', 'command/pages', 'command/arguments'],
  'command/jsonl': ['command/text', 'command/files', 'command/pages', 'command/pool', 'command/arguments'],
  'command/warc': ['url', 'command/text', 'command/files', 'command/pages', 'command/pool', 'command/arguments'],
  'command/mcp': [
    'article',
    'command/text',
    'command/net',
    'command/pages',
    'command/pool',
    'command/arguments',
    'command/files',
  ],
  command: ['command/*'],
};

/**
 * Folders whose sub-folders may import neither each other nor the files beside them, so that each can be added or
 * removed alone. The exceptions: sub-folder → sub-folders that it may import.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
export const SEPARATE = {
  'reader/tools': {},
  'engine/algorithms': {
    // Decides by the same rules on other blocks.
    'boilerpipe-tree': ['boilerpipe'],
    // Decides where the weights cannot be read.
    web2text: ['div-scorer'],
  },
};
