import { Readability } from '@mozilla/readability';
import Defuddle from 'defuddle';
import { readGraph } from '../../../src/dom/metadata/json-ld.ts';
import { readAllMetadata } from '../../../src/dom/metadata/read-all-metadata.ts';
import { readDeclared } from '../../../src/dom/metadata/read-metadata.ts';
import { walkPage } from '../../../src/dom/walk/walk-page.ts';
import type { FoundMetadata } from '../fields.ts';

/** The tools that read the loaded page, by id. Each returns its own strings, unchanged. */
const TOOLS: Readonly<Record<string, (page: Document) => FoundMetadata>> = {
  winnow(page) {
    const declared = readDeclared(page, readGraph(page));
    const { title, byline, published } = readAllMetadata(declared, walkPage(page, [declared.excerpt]));
    return { title, author: byline, date: published };
  },
  // Readability changes its document.
  readability(page) {
    const found = new Readability(page.cloneNode(true) as Document).parse();
    return { title: found?.title ?? null, author: found?.byline ?? null, date: found?.publishedTime ?? null };
  },
  defuddle(page) {
    const found = new Defuddle(page).parse();
    return { title: found.title, author: found.author, date: found.published };
  },
};

/** What each of the tools says about the loaded page; all null for a tool that throws. */
export function metadataOf(tools: readonly string[]): Record<string, FoundMetadata> {
  const read = (id: string): FoundMetadata => {
    try {
      return TOOLS[id]!(document);
    } catch {
      return { title: null, author: null, date: null };
    }
  };
  return Object.fromEntries(tools.map((id) => [id, read(id)]));
}
