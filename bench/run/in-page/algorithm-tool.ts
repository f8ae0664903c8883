import type { AlgorithmInfo, Extraction, ExtractOptions } from '../../../src/article.ts';

/** What the built engine exports; the benchmark reaches it only by this door. */
export type Engine = {
  readonly algorithms: readonly AlgorithmInfo[];
  extract(document: Document, options?: ExtractOptions): Extraction;
};

/** What a tool made of a page: HTML, or text where it makes no HTML. */
export type Product = { readonly html: string } | { readonly text: string };

/** Runs on the document it is given; the time of a call is the tool's time. */
export type Tool = (page: Document) => Product;

/** The engine's algorithm as a tool. The best guess is asked for, as the gold has an article on nearly every page; or, with `refuses`, a page without an article counts as no text. */
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
