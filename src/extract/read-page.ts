import { type JsonObject, readGraph } from '../dom/metadata/json-ld.ts';
import { type Credits, hasOpenCredits, type Metadata } from '../dom/metadata/declared-credits.ts';
import { readDeclared, readMetadata, visiblePage } from '../dom/metadata/read-metadata.ts';
import type { creditsCode } from '../dom/rare/credits-code.ts';
import { readSelfDescription } from '../dom/metadata/self-description.ts';
import { documentOf, type PageSource } from '../dom/page-source.ts';
import { type Walk, walkPageInSteps } from '../dom/walk/walk-page.ts';
import { finish, type Steps } from '../engine/steps.ts';
import type { Page } from '../engine/types.ts';

/** A page as it was read, before an algorithm decided on it. */
export type ReadPage = {
  readonly source: PageSource;
  readonly walk: Walk;
  readonly metadata: Metadata;
  /** Reads the credits that the page shows; null where the declared ones leave no question. */
  readonly credits: ((code: typeof creditsCode) => Steps<Credits>) | null;
  /** The input of an algorithm. */
  readonly page: Page;
  /** The objects in the page's JSON-LD. */
  readonly graph: readonly JsonObject[];
};

/** Walks a page and reads its metadata. Changes nothing in the page. */
export function readPage(source: PageSource): ReadPage {
  return finish(readPageInSteps(source));
}

/** `readPage` in steps. The page must be the same at all of them. */
export function* readPageInSteps(source: PageSource): Steps<ReadPage> {
  const document = documentOf(source);
  const graph = readGraph(document);
  const declared = readDeclared(source, graph);
  const { kinds: declaredKinds, bodies } = readSelfDescription(document, graph);
  const walk = yield* walkPageInSteps(source, [...bodies, declared.excerpt]);
  yield;
  const visible = visiblePage(declared, walk);
  yield;
  const metadata = readMetadata(declared, visible);
  const { title, excerpt: description, lang, url } = metadata;
  return {
    source,
    walk,
    metadata,
    credits: hasOpenCredits(declared, visible) ? (code) => code.readCredits(declared, visible) : null,
    page: { outline: walk.outline, title, windowTitle: declared.windowTitle, description, lang, url, declaredKinds },
    graph,
  };
}
