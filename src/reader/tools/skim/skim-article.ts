import { spanRange, spokenText, type TextBlock } from '../../article/spoken-text.ts';
import { OWN_WORDS } from '../../text/own-words.ts';
import type { Span } from '../../text/sentences.ts';
import { centralSentences, type Pause } from './central-sentences.ts';
import { cutSentences, wordReader } from './words-of.ts';

/** A central sentence: its words exactly as the text has them, and its place. */
export type CentralSentence = {
  readonly text: string;
  readonly lang: string;
  readonly range: Range;
  /** Text of the heading above it; '' for none. */
  readonly heading: string;
};

/** The central sentences of an article. */
export type Skimmed = {
  readonly sentences: readonly CentralSentence[];
  /** Characters of the sentences as a share of the characters of all sentences. */
  readonly share: number;
};

type Candidate = { readonly block: TextBlock; readonly span: Span; readonly heading: string };

const CONTENT = 'article.sheet .content';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Blocks without running text. */
const NO_PROSE = `tr, caption, figcaption, summary, ${OWN_WORDS}`;
/** Milliseconds of work between two pauses: less than a frame. */
const SLICE = 12;

/** Finds the most central sentences of each section of the shown article. Rejects when the signal aborts. */
export async function skimArticle(scroller: Element, signal: AbortSignal): Promise<Skimmed> {
  const pause = pauses(signal);
  const sections = await readSections(scroller, pause);
  const wordsOf = wordReader();
  const words: (readonly string[])[][] = [];
  for (const section of sections) {
    const read: (readonly string[])[] = [];
    for (const { block, span } of section) {
      read.push(wordsOf(textOf(block, span), block.lang));
      await pause();
    }
    words.push(read);
  }
  const all = sections.flat();
  const chosen = (await centralSentences(words, pause)).flatMap((at) => all[at] ?? []);
  const length = (of: readonly Candidate[]): number => of.reduce((sum, { span }) => sum + span.end - span.start, 0);
  return {
    sentences: chosen.map(({ block, span, heading }) => ({
      text: textOf(block, span).replaceAll('\n', ' '),
      lang: block.lang,
      range: spanRange(block, span),
      heading,
    })),
    share: chosen.length === 0 ? 0 : length(chosen) / length(all),
  };
}

/** The sentences of the article, by section. A section begins at a heading. */
async function readSections(scroller: Element, pause: Pause): Promise<readonly (readonly Candidate[])[]> {
  const text = spokenText(scroller);
  const sections: Candidate[][] = [];
  let section: Candidate[] = [];
  let heading = '';
  for (let block = text.first(); block !== null; block = text.after(block)) {
    await pause();
    const { element } = block;
    // Listings and formulas have no text of their own.
    if (block.nodes.length === 0 || element.closest(CONTENT) === null) continue;
    if (element.matches(HEADING)) {
      sections.push(section);
      section = [];
      heading = block.text.trim();
    } else if (element.closest(NO_PROSE) === null)
      for (const span of cutSentences(block.text, block.lang)) section.push({ block, span, heading });
  }
  return [...sections, section].filter(({ length }) => length > 0);
}

function textOf({ text }: TextBlock, { start, end }: Span): string {
  return text.slice(start, end);
}

/** Lets the browser paint after each slice of work. */
function pauses(signal: AbortSignal): Pause {
  let until = performance.now() + SLICE;
  return async () => {
    signal.throwIfAborted();
    if (performance.now() < until) return;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    until = performance.now() + SLICE;
  };
}
