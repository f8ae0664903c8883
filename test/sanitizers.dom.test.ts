/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { extract } from '../src/extract/extract.ts';
import { SANITIZERS, sinkResults } from '../src/reader/testing/sanitizers.ts';

const PAGES = import.meta.glob<string>('./golden/*/source.html', { query: '?raw', import: 'default' });
const PAGE_URL = 'https://golden.example/2024/05/story';

test.runIf(SANITIZERS.length > 1)('DOMPurify and the browser give the same for every golden page', async () => {
  const different: string[] = [];
  let compared = 0;
  for (const [path, load] of Object.entries(PAGES)) {
    const page = new DOMParser().parseFromString(await load(), 'text/html');
    const extraction = extract(page, { algorithm: 'div-scorer', force: true });
    if (extraction.kind !== 'article') continue;
    const { content, comments } = extraction.article;
    for (const html of [content, comments?.content ?? '']) {
      const [first, ...others] = await sinkResults(html, PAGE_URL);
      if (others.some((other) => !other.isEqualNode(first!))) different.push(path);
    }
    compared++;
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});
