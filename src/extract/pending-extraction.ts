import type { Extraction, ExtractOptions } from '../article.ts';
import { acceptedAnswer, readGraph } from '../dom/metadata/json-ld.ts';
import { readDeclared, readMetadata } from '../dom/metadata/read-metadata.ts';
import { readSelfDescription } from '../dom/metadata/self-description.ts';
import { documentOf, type PageSource } from '../dom/page-source.ts';
import { walkPage, type Walk } from '../dom/walk/walk-page.ts';
import type { Algorithm, Page, Resources } from '../engine/types.ts';
import { conclude } from './conclude.ts';

/** A walked page that waits for the resources that its algorithm needs. */
export type PendingExtraction = {
  /** Names of the resources. */
  readonly needs: readonly string[];
  /** Decides with the resources at hand. A missing one is no error: the article carries a note about it. */
  decide(resources: Resources): Extraction;
};

/** Reads a page for one algorithm. Changes nothing in the page. */
export function prepareExtraction(
  source: PageSource,
  algorithm: Algorithm,
  options: ExtractOptions,
): PendingExtraction & { readonly walk: Walk } {
  const document = documentOf(source);
  const graph = readGraph(document);
  const declared = readDeclared(source, graph);
  const stated = readSelfDescription(document, graph);
  const walk = walkPage(source, [...stated.bodies, declared.excerpt]);
  const metadata = readMetadata(declared, walk);
  const { title, excerpt: description, lang, url } = metadata;
  const page: Page = { outline: walk.outline, title, description, lang, url, stated };
  return {
    needs: algorithm.needs?.(page) ?? [],
    decide(resources) {
      const verdicts = algorithm.classify(page, resources, { explain: options.explain === true });
      const read = {
        page: source,
        walk,
        metadata,
        acceptedAnswer: acceptedAnswer(graph),
        declaredKinds: stated.kinds,
      };
      return conclude(read, verdicts, algorithm.id, options);
    },
    walk,
  };
}
