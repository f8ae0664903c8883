import { DEFAULT_ALGORITHM } from '../../../src/engine/algorithms/default.ts';
import { finish } from '../../../src/engine/steps.ts';
import type { Resources } from '../../../src/engine/types.ts';
import { buildArticle } from '../../../src/dom/article/build-article.ts';
import { ALL_CODE } from '../../../src/dom/rare/all-code.ts';
import { readPage } from '../../../src/extract/read-page.ts';
import { findInvalid } from '../../../test/valid-html/find-invalid.ts';

/**
 * What is wrong in the HTML of two articles of this page: one of the default algorithm, and one of all blocks. Empty if
 * both are valid and parse to the tree that was written.
 */
export function invalidParts(resources: Resources): string[] {
  const { walk, metadata, page } = readPage(document);
  const chosen = DEFAULT_ALGORITHM.classify(page, resources);
  return [chosen, { keep: page.outline.blocks.map(() => true) }].flatMap((verdicts) => {
    const { content } = finish(buildArticle(walk, verdicts, { title: metadata.title }, ALL_CODE));
    const { body } = new DOMParser().parseFromString(`<body>${content}`, 'text/html');
    const found = findInvalid(body);
    if (body.innerHTML !== content) found.push(`parses to another tree: ${firstDifference(content, body.innerHTML)}`);
    return found;
  });
}

function firstDifference(written: string, parsed: string): string {
  let at = 0;
  while (written[at] === parsed[at]) at++;
  return JSON.stringify([written, parsed].map((html) => html.slice(Math.max(0, at - 60), at + 60)));
}
