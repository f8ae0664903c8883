/// <reference types="vite/client" />
import resources from 'virtual:resources';
import { expect, test } from 'vitest';
import { parsePage } from '../src/dom/parse-page.ts';
import { ALL_CODE } from '../src/dom/rare/all-code.ts';
import { DEFAULT_ALGORITHM } from '../src/engine/algorithms/default.ts';
import { pageOf, textOfPage } from '../src/engine/hand-over/page-text.ts';
import { textOfVerdicts, verdictsOf } from '../src/engine/hand-over/verdicts-text.ts';
import { prepareExtraction } from '../src/extract/pending-extraction.ts';

const PAGES = import.meta.glob<string>(['./golden/*/source.html', '../e2e/pages/*.html'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every page is the same after it was handed over, and so is its article', () => {
  expect(Object.keys(PAGES).length).toBeGreaterThan(100);
  for (const [name, html] of Object.entries(PAGES)) {
    const prepare = () =>
      prepareExtraction(parsePage(html, 'https://golden.example/story'), DEFAULT_ALGORITHM, { force: true });
    const { page } = prepare();
    const there = pageOf(textOfPage(page!));
    expect(there, name).toEqual(page);
    const verdicts = verdictsOf(textOfVerdicts(DEFAULT_ALGORITHM.classify(there, resources)));
    expect(prepare().decide({}, ALL_CODE, verdicts), name).toEqual(prepare().decide(resources, ALL_CODE));
  }
});
