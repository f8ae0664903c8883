import type { AlgorithmInfo, Article, Extraction, ExtractOptions } from './article.ts';
import { buildContent } from './dom/build-content.ts';
import { readMetadata, type Metadata } from './dom/read-metadata.ts';
import { walkPage, type Walk } from './dom/walk.ts';
import { ALGORITHMS, algorithmById } from './engine/algorithms/index.ts';
import { refuse } from './engine/refuse.ts';
import type { Verdicts } from './engine/types.ts';

export type { AlgorithmInfo, Article, Extraction, ExtractOptions } from './article.ts';

/** The algorithms that `extract` knows, the default one first. */
export const algorithms: readonly AlgorithmInfo[] = ALGORITHMS.map(({ id, label }) => ({ id, label }));

/** Words a minute of an attentive reader of prose (Brysbaert 2019, silent reading of non-fiction: 238). */
const WORDS_A_MINUTE = 238;
const EXCERPT_CHARS = 240;

/**
 * Finds the article of a live page. Reads the page and changes nothing in it. "No article here" is an answer with a reason and the best guess;
 * with `force` the best guess is given as an article wherever the page has any text.
 * Throws a RangeError for an algorithm id that is not registered; `algorithms` lists them.
 */
export function extract(document: Document, options: ExtractOptions = {}): Extraction {
  const algorithm = algorithmById(options.algorithm);
  if (!algorithm) throw new RangeError(`There is no algorithm "${options.algorithm}". Known: ${algorithms.map(({ id }) => id).join(', ')}.`);
  const walk = walkPage(document);
  const metadata = readMetadata(document);
  const { title, excerpt: description, lang, url } = metadata;
  const verdicts = algorithm.classify({ outline: walk.outline, title, description, lang, url });
  const reason = refuse(walk.outline, verdicts.keep);
  if (reason === 'no-text') return { kind: 'not-article', reason, bestGuess: null };
  if (!reason) return { kind: 'article', article: compose(walk, verdicts, metadata, algorithm.id) };
  const bestGuess = compose(walk, verdicts.keep.includes(true) ? verdicts : everything(verdicts), metadata, algorithm.id);
  return options.force ? { kind: 'article', article: bestGuess } : { kind: 'not-article', reason, bestGuess };
}

/** Where an algorithm keeps nothing, the whole page is the only guess there is. */
function everything(verdicts: Verdicts): Verdicts {
  return { ...verdicts, keep: verdicts.keep.map(() => true), confidence: 0 };
}

function compose(walk: Walk, verdicts: Verdicts, metadata: Metadata, algorithm: string): Article {
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
