import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { expectBuilt } from '../../../e2e/expect-built.ts';
import { browserReader, ENGINE } from './browser-reader.ts';
import { pagesIn, readRealPages } from './read-real-pages.ts';

const FOLDER = fileURLToPath(new URL('../../../e2e/pages/', import.meta.url));
const RUN = { folder: FOLDER, count: 25, seed: 1 };
test('changed pages keep their words, once and in order, in a browser with layout', async ({ page }) => {
  expectBuilt(ENGINE, 'build:engine');
  const names = (await pagesIn(FOLDER)).filter((name) => name !== 'hostile.html');
  const lines: string[] = [];
  await readRealPages(names, { ...RUN, read: browserReader(page), say: (line) => void lines.push(line) });
  expect(lines).toEqual([`0 of ${String(RUN.count)} pages have a problem`]);
});
