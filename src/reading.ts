import type { Article, Extraction, ExtractOptions } from './article.ts';
import { buildContent } from './dom/build-content.ts';
import { readGraph } from './dom/metadata/json-ld.ts';
import { readStated } from './dom/metadata/stated.ts';
import { readMetadata, type Metadata } from './dom/read-metadata.ts';
import { walkPage, type Walk } from './dom/walk.ts';
import { refuse } from './engine/refuse.ts';
import type { Algorithm, Page, Resources, Verdicts } from './engine/types.ts';

/** Words a minute of an attentive reader of prose (Brysbaert 2019, silent reading of non-fiction: 238). */
const WORDS_A_MINUTE = 238;
const EXCERPT_CHARS = 240;

/** A page that was read and is yet to be decided on, and the names of the resources that the algorithm wants for that. */
export type Reading = {
  readonly needs: readonly string[];
  /** Decides with the resources that are there; one that is missing is noted in the article, and no error. */
  decide(resources: Resources): Extraction;
};

/** Reads a live page for one algorithm and changes nothing in it. */
export function readWith(document: Document, algorithm: Algorithm, options: ExtractOptions): Reading {
  const walk = walkPage(document);
  const graph = readGraph(document);
  const metadata = readMetadata(document, graph);
  const { title, excerpt: description, lang, url } = metadata;
  const page: Page = { outline: walk.outline, title, description, lang, url, stated: readStated(document, graph) };
  return {
    needs: algorithm.needs?.(page) ?? [],
    decide: (resources) => conclude({ walk, metadata, verdicts: algorithm.classify(page, resources), algorithm: algorithm.id }, options),
  };
}

type Classified = { readonly walk: Walk; readonly metadata: Metadata; readonly verdicts: Verdicts; readonly algorithm: string };

function conclude({ walk, metadata, verdicts, algorithm }: Classified, options: ExtractOptions): Extraction {
  const reason = refuse(walk.outline, verdicts.keep);
  if (reason === 'no-text') return { kind: 'not-article', reason, bestGuess: null };
  if (!reason) return { kind: 'article', article: compose({ walk, metadata, verdicts, algorithm }) };
  const bestGuess = compose({ walk, metadata, verdicts: verdicts.keep.includes(true) ? verdicts : everything(verdicts), algorithm });
  return options.force ? { kind: 'article', article: bestGuess } : { kind: 'not-article', reason, bestGuess };
}

/** Where an algorithm keeps nothing, the whole page is the only guess there is. */
function everything(verdicts: Verdicts): Verdicts {
  return { ...verdicts, keep: verdicts.keep.map(() => true), confidence: 0 };
}

function compose({ walk, metadata, verdicts, algorithm }: Classified): Article {
  const built = buildContent(walk, verdicts, { title: metadata.title });
  return {
    ...metadata,
    lang: built.lang || metadata.lang,
    dir: built.dir,
    excerpt: metadata.excerpt || shorten(built.firstParagraph),
    leadImage: metadata.leadImage ?? built.firstImage,
    wordCount: built.words,
    minutes: Math.max(1, Math.round(built.words / WORDS_A_MINUTE)),
    confidence: verdicts.confidence,
    algorithm,
    ...(verdicts.note !== undefined && { note: verdicts.note }),
    ...(verdicts.missing !== undefined && { missing: verdicts.missing }),
    content: built.content,
  };
}

/** Cuts at the last word that fits. */
function shorten(text: string): string {
  if (text.length <= EXCERPT_CHARS) return text;
  const cut = text.slice(0, EXCERPT_CHARS);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > EXCERPT_CHARS / 2 ? lastSpace : EXCERPT_CHARS)}…`;
}
