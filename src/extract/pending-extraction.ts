import {
  type Alternative,
  BUILDER_REASONS,
  CHOICE_REASONS,
  minutesFor,
  type Article,
  type BlockAccount,
  type Extraction,
  type ExtractOptions,
} from '../article.ts';
import { buildArticle } from '../dom/article/build-article.ts';
import { acceptedAnswer, readGraph } from '../dom/metadata/json-ld.ts';
import { readSelfDescription } from '../dom/metadata/self-description.ts';
import { findNextPage } from '../dom/pagination/next-page.ts';
import { readMetadata, type Metadata } from '../dom/metadata/read-metadata.ts';
import { walkPage, type Walk } from '../dom/walk/walk-page.ts';
import { refuse } from '../engine/refuse.ts';
import type { Algorithm, Outline, Page, Resources, Verdicts } from '../engine/types.ts';

const EXCERPT_CHARS = 240;
/** A block of this many words tells what a part of the page is about; a date or a label does not. */
const OPENING_WORDS = 6;

export { isWall } from '../dom/pagination/wall.ts';
export { parsePage } from '../dom/parse-page.ts';

/** A page that was read and is yet to be decided on, and the names of the resources that the algorithm wants for that. */
export type PendingExtraction = {
  readonly needs: readonly string[];
  /** Decides with the resources that are there; one that is missing is noted in the article, and no error. */
  decide(resources: Resources): Extraction;
};

/** Reads a live page for one algorithm and changes nothing in it. The walk tells where the blocks stand. */
export function prepareExtraction(
  document: Document,
  algorithm: Algorithm,
  options: ExtractOptions,
): PendingExtraction & { readonly walk: Walk } {
  const walk = walkPage(document);
  const graph = readGraph(document);
  const metadata = readMetadata(document, graph);
  const { title, excerpt: description, lang, url } = metadata;
  const page: Page = {
    outline: walk.outline,
    title,
    description,
    lang,
    url,
    stated: readSelfDescription(document, graph),
  };
  return {
    needs: algorithm.needs?.(page) ?? [],
    decide(resources) {
      const verdicts = algorithm.classify(page, resources, { explain: options.explain === true });
      return conclude(
        {
          document,
          walk,
          metadata,
          accepted: acceptedAnswer(graph),
          stated: page.stated?.kinds ?? [],
          verdicts,
          algorithm: algorithm.id,
        },
        options,
      );
    },
    walk,
  };
}

type Classified = {
  readonly document: Document;
  readonly walk: Walk;
  readonly metadata: Metadata;
  readonly accepted: string;
  readonly stated: readonly string[];
  readonly verdicts: Verdicts;
  readonly algorithm: string;
};
type Composed = { readonly article: Article; readonly keep: readonly boolean[] };

function conclude(classified: Classified, options: ExtractOptions): Extraction {
  const {
    walk: { outline },
    verdicts,
  } = classified;
  const wished = asWished(outline, verdicts, options);
  const alternatives = alternativesTo(outline, verdicts);
  const reason = refuse(outline, wished.keep, verdicts.refuse !== undefined) ?? verdicts.refuse ?? null;
  if (reason === 'no-text') return { kind: 'not-article', reason, bestGuess: null };
  const guess = reason && !wished.keep.includes(true) ? everything(verdicts) : wished;
  const { article, keep } = compose({ ...classified, verdicts: guess });
  const beside = {
    ...(verdicts.kind && { pageKind: verdicts.kind }),
    alternatives,
    ...(options.explain && { blocks: accountFor(outline, guess, keep) }),
  };
  // What a person has picked by hand is what they want.
  const isWanted = options.force || wished !== verdicts;
  return reason && !isWanted
    ? { kind: 'not-article', reason, bestGuess: article, ...beside }
    : { kind: 'article', article, ...beside };
}

/** The verdicts as the caller wants them: another reading of the page, or with blocks that they picked; these very verdicts where nothing of that is to be had. */
function asWished({ blocks }: Outline, verdicts: Verdicts, { alternative = 0, keep = [] }: ExtractOptions): Verdicts {
  const reading = verdicts.alternatives?.[alternative - 1];
  const picked = keep.filter(({ index, text }) => blocks[index]?.text === text);
  if (!reading && picked.length === 0) return verdicts;
  const read = reading ? { ...verdicts, ...reading, ...movedTo(verdicts, reading.keep, CHOICE_REASONS) } : verdicts;
  const kept = [...read.keep];
  for (const { index } of picked) kept[index] = true;
  return { ...read, keep: kept };
}

/** Where an algorithm keeps nothing, the whole page is the only guess there is. */
function everything(verdicts: Verdicts): Verdicts {
  const keep = verdicts.keep.map(() => true);
  return {
    ...verdicts,
    ...movedTo(verdicts, keep, { kept: CHOICE_REASONS.whole, leftOut: CHOICE_REASONS.whole }),
    keep,
    confidence: 0,
  };
}

/** The reasons for another choice: where it is not the algorithm's own, why that is so. */
function movedTo(
  { keep: own, reason, because }: Verdicts,
  keep: readonly boolean[],
  { kept, leftOut }: { readonly kept: string; readonly leftOut: string },
): Pick<Verdicts, 'reason' | 'because'> {
  const isMoved = (b: number): boolean => keep[b] !== own[b];
  return {
    reason: reason.map((words, b) => (isMoved(b) ? (keep[b] ? kept : leftOut) : words)),
    ...(because && { because: because.map((words, b) => (isMoved(b) ? [] : words)) }),
  };
}

/** What a person is offered beside the first reading: how long each is, and how the text begins that none before it has. */
function alternativesTo(outline: Outline, { keep: first, alternatives = [] }: Verdicts): Alternative[] {
  const shown = [...first];
  return alternatives.map(({ keep, confidence }, i) => {
    const alternative = { rank: i + 1, confidence, ...sizeOf(outline, keep, shown) };
    keep.forEach((isKept, b) => {
      shown[b] ||= isKept;
    });
    return alternative;
  });
}

function compose({ document, walk, metadata, accepted, stated, verdicts, algorithm }: Classified): Composed {
  const built = buildArticle(walk, verdicts, {
    title: metadata.title,
    byline: metadata.byline,
    published: metadata.published,
    accepted,
  });
  const pages = findNextPage(document, walk.outline, built.keep, verdicts.kind?.name, stated);
  const article = {
    ...metadata,
    title: built.title,
    lang: built.lang || metadata.lang,
    dir: built.dir,
    excerpt: metadata.excerpt || shorten(built.firstParagraph),
    leadImage: metadata.leadImage ?? built.firstImage,
    wordCount: built.words,
    minutes: minutesFor(built.words),
    confidence: verdicts.confidence,
    algorithm,
    ...(verdicts.note !== undefined && { note: verdicts.note }),
    ...(verdicts.missing !== undefined && { missing: verdicts.missing }),
    content: built.content,
    ...(pages && { pages }),
  };
  return { article, keep: built.keep };
}

function sizeOf(
  { blocks }: Outline,
  keep: readonly boolean[],
  shown: readonly boolean[],
): { wordCount: number; opening: string } {
  const kept = blocks.filter((_, b) => keep[b]);
  const fresh = blocks.filter((_, b) => keep[b] && !shown[b]);
  const opening = [...fresh, ...kept].find(({ words }) => words >= OPENING_WORDS) ?? kept[0];
  return { wordCount: kept.reduce((sum, { words }) => sum + words, 0), opening: shorten(opening?.text ?? '') };
}

/** Every block of the page: in the content or not, and why. */
function accountFor(
  { blocks }: Outline,
  { keep: verdict, score, reason, because }: Verdicts,
  keep: readonly boolean[],
): BlockAccount[] {
  let [least, most] = [0, 1];
  for (const value of score) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return blocks.map(({ text, words }, b) => {
    const kept = keep[b] === true;
    const own = because?.[b]?.length ? because[b]! : [reason[b]!];
    return {
      text,
      words,
      kept,
      score: (score[b]! - least) / (most - least),
      reasons: kept === verdict[b] ? own : [kept ? BUILDER_REASONS.kept : BUILDER_REASONS.leftOut],
    };
  });
}

/** Cuts at the last word that fits. */
function shorten(text: string): string {
  if (text.length <= EXCERPT_CHARS) return text;
  const cut = text.slice(0, EXCERPT_CHARS);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > EXCERPT_CHARS / 2 ? lastSpace : EXCERPT_CHARS)}…`;
}
