import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const WRITES_HTML =
  'Page strings become HTML in one sink only (src/reader/article/sink.ts). Build elements in src/dom instead.';

const TITLE_RULE = 'A test title has at most 100 characters and no full stop at the end.';

/** Selectors of test titles that are too long or end in a full stop: `test('…')` and `test.each(…)('…')`. */
const TEST_TITLES = [
  'CallExpression[callee.name=/^(?:test|it|describe)$/]',
  'CallExpression[callee.callee.property.name=/^(?:each|for|runIf|skipIf)$/]',
].flatMap((call) => [
  { selector: `${call} > Literal.arguments[value=/^.{101}|\\.$/s]`, message: TITLE_RULE },
  { selector: `${call} > TemplateLiteral.arguments > TemplateElement[value.raw=/^.{101}/s]`, message: TITLE_RULE },
  {
    selector: `${call} > TemplateLiteral.arguments > TemplateElement[tail=true][value.raw=/\\.$/]`,
    message: TITLE_RULE,
  },
]);

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
    // Prettier wraps code but not comments.
    rules: {
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // They meet texts of pages and files, so their time grows as the text does.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
          message: WRITES_HTML,
        },
        {
          selector:
            'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTML|setHTMLUnsafe|parseHTML|parseHTMLUnsafe|createContextualFragment)$/]',
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
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message: 'Use src/url: in Node 20 canParse comes to answer false for some addresses.',
        },
      ],
    },
  },
  {
    files: ['src/engine/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'globalThis', 'self', 'chrome', 'browser', 'navigator'],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{test,spec,fuzz}.{ts,tsx,mjs}'],
    rules: { 'no-restricted-syntax': ['error', ...TEST_TITLES] },
  },
);
