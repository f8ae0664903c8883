import type { Article as WholeArticle } from '../article/article.ts';
import type { Extraction as WholeExtraction } from '../article/extraction.ts';
import { ALL_CODE } from '../dom/rare/all-code.ts';
import { refuse } from '../engine/answer/refuse.ts';
import type { Steps } from '../engine/steps.ts';
import { explainBlocks } from '../extract/explain-blocks.ts';
import { prepareExtractionInSteps } from '../extract/pending-extraction.ts';
import { readPageInSteps } from '../extract/read-page.ts';
import { insideOf } from './algorithms/algorithm.ts';
import { winnow } from './algorithms/winnow.ts';
import { openDocument } from './dom/open-document.ts';
import type { Article, Extraction } from './extraction.ts';
import type { ExtractOptions } from './options.ts';

/** Tags and character references of clean HTML. */
const TAG = /<(?:"[^"]*"|[^<>"])*>/g;
const REFERENCE = /&#?\w+;/g;

/** The extraction of a document in steps, with checked options. Changes nothing in the document. */
export function* extractInSteps(document: Document, options: ExtractOptions): Steps<Extraction> {
  const { algorithm, resources } = algorithmOf(options);
  const { force = false, explain = false, rules, alternative = 0 } = options;
  openDocument(document, options);
  const engineOptions = { force, explain, alternative, ...(rules && { rules }) };
  const pending = yield* prepareExtractionInSteps(document, algorithm, engineOptions, { explain: explainBlocks });
  const extraction = pending.decideInSteps
    ? yield* pending.decideInSteps(resources, ALL_CODE)
    : pending.decide(resources, ALL_CODE);
  return asPublic(extraction, options);
}

/** True where the algorithm finds an article. Takes the time of an extraction less that of building the article. */
export function* judgeInSteps(document: Document, options: ExtractOptions): Steps<boolean> {
  const { algorithm, resources } = algorithmOf(options);
  openDocument(document, options);
  const { page } = yield* readPageInSteps(document);
  const verdicts = algorithm.classifyInSteps
    ? yield* algorithm.classifyInSteps(page, resources, {})
    : algorithm.classify(page, resources, {});
  if (verdicts.isLinkList) return true;
  return (refuse(page.outline, verdicts.keep, verdicts.refuse !== undefined) ?? verdicts.refuse ?? null) === null;
}

function algorithmOf({ algorithm = winnow }: ExtractOptions): NonNullable<ReturnType<typeof insideOf>> {
  const inside = insideOf(algorithm);
  if (inside === null) throw new TypeError('checkOptions was not called.');
  return inside;
}

function asPublic(extraction: WholeExtraction, options: ExtractOptions): Extraction {
  const { kind, pageKind, alternatives, blocks, rules } = extraction;
  const details = {
    ...(pageKind && { pageKind }),
    ...(alternatives && { alternatives }),
    ...(blocks && { blocks }),
    ...(rules && { rules }),
  };
  if (kind === 'article') {
    const article = publicArticle(extraction.article, options);
    return isLongEnough(article, options)
      ? { kind, article, ...details }
      : { kind: 'not-article', reason: 'too-little-text', bestGuess: article, ...details };
  }
  const { reason, bestGuess } = extraction;
  return {
    kind,
    reason: reason === 'too-large' ? 'no-article' : reason,
    bestGuess: bestGuess && publicArticle(bestGuess, options),
    ...details,
  };
}

/** The article without what only the extension uses. */
function publicArticle(whole: WholeArticle, { comments = true }: ExtractOptions): Article {
  const article = { ...whole };
  delete article.missing;
  delete article.further;
  if (!comments) delete article.comments;
  return article;
}

function isLongEnough({ content }: Article, { minimumLength = 0, force = false }: ExtractOptions): boolean {
  return (
    force || minimumLength === 0 || content.replace(TAG, '').replace(REFERENCE, '_').trim().length >= minimumLength
  );
}
