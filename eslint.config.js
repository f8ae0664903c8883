import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

const SHOWING = ['ui', 'platform', 'exporters', 'settings', 'themes'];

/** The architecture's arrows: folder → the folders of src it may import from (itself always). What is not listed is forbidden. */
const MAY_IMPORT = {
  engine: ['article.ts'],
  themes: [],
  settings: ['themes'],
  exporters: ['article.ts'],
  platform: ['article.ts', 'settings'],
  ui: ['platform', 'settings', 'themes', 'article.ts'],
  dom: ['engine', 'article.ts'],
  reader: ['article.ts', ...SHOWING],
  popup: ['article.ts', 'reader', ...SHOWING],
  options: ['article.ts', 'reader', ...SHOWING],
  injected: ['article.ts', 'extract', 'platform'],
  background: ['article.ts', 'platform', 'settings', 'injected'],
  extract: ['article.ts', 'dom', 'engine'],
  'article.ts': [],
};

const zones = Object.entries(MAY_IMPORT).map(([target, allowed]) => ({
  target: `./src/${target}`,
  from: './src',
  except: [target, ...allowed].map((name) => `./${name}`),
  message: `src/${target} may import only from: ${[target, ...allowed].join(', ')} (ARCHITECTURE.md, "Arrows").`,
}));

const WRITES_HTML =
  'Page strings become HTML in one sink only (src/reader/sink.ts). Build elements in src/dom instead.';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'test-results',
      'playwright-report',
      '.setup',
      '.stryker',
      'bench/results',
      'bench/cache',
      'test/golden/**/*.html',
      'e2e/pages/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  // Node's side of the project; and the engine's tests, which its own tsconfig leaves out so that no test library lends it a DOM.
  {
    files: [
      'src/engine/**/*.test.ts',
      'bench/**/*.ts',
      'e2e/**/*.ts',
      'scripts/**/*.ts',
      'vite/**/*.ts',
      '*.config.ts',
    ],
    languageOptions: {
      parserOptions: { projectService: false, project: './tsconfig.node.json', tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json'] } } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'webextension-polyfill', message: 'Only src/platform talks to the browser.' }] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
          message: WRITES_HTML,
        },
        {
          selector:
            'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
          message: WRITES_HTML,
        },
        {
          selector: "CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln)$/]",
          message: WRITES_HTML,
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: WRITES_HTML },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['src/platform/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/engine/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'globalThis', 'self', 'chrome', 'browser', 'navigator'],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': 'off', 'max-lines': 'off', 'no-restricted-syntax': 'off' },
  },
);
