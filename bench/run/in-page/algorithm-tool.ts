import type { ExtractOptions } from '../../../src/article/extract-options.ts';
import type { Extraction } from '../../../src/article/extraction.ts';

/** The exports of the built engine that the benchmark uses. */
export type Engine = {
  /** Ids. */
  readonly algorithms: readonly string[];
  extract(document: Document, options?: ExtractOptions): Extraction;
};

/** Output of a tool: HTML, or text if the tool makes no HTML. */
export type Product = { readonly html: string } | { readonly text: string };

/** Extracts from a document; the time of a call is the tool's time. */
export type Tool = (page: Document) => Product;

/**
 * The engine's algorithm as a tool. It returns the best guess for a page without an article, because nearly every page
 * has gold text; with `refuses` it returns an empty text instead.
 */
export function algorithmTool(
  engine: Engine,
  algorithm: string,
  { refuses = false }: { readonly refuses?: boolean } = {},
): Tool {
  return (page) => {
    const extraction = engine.extract(page, { algorithm, force: !refuses });
    const article = extraction.kind === 'article' ? extraction.article : refuses ? null : extraction.bestGuess;
    return { html: article?.content ?? '' };
  };
}
