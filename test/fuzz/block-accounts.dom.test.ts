import { expect, test } from 'vitest';
import { checkBlockAccounts } from './block-accounts.ts';
import type { Tree } from './page-model.ts';

const element = (tag: string, ...children: Tree[]): Tree => ({
  tag,
  namespace: 'html',
  attributes: [],
  children,
  inside: null,
});

const TEXT = 'The § of the valley kept its own hours, and whoever came late found the gate shut and the lamp out. ';

test('allow the head of a table to stand above the words that it follows in the page', () => {
  const word: Tree = { text: '§' };
  const cells = element('th', element('th', element('thead', word), word));
  const body = [element('table', element('table', word, cells, word)), word, element('p', { text: TEXT.repeat(3) })];
  expect(checkBlockAccounts({ by: 'calls', head: [], html: [], body, keep: [true] }, 0)).not.toBe('nothing');
});
