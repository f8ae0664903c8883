import { OWN_WORDS } from '../../text/own-words.ts';

/** A run of text in a block: it is translated as a whole. */
export type Unit = {
  /** Its nodes, side by side in one block. */
  readonly nodes: readonly ChildNode[];
  /** Its words, without marks of notes. */
  readonly text: string;
  /** The links and emphasised words in it, in order. */
  readonly phrases: readonly Phrase[];
  /** Links to notes, which have no words. */
  readonly marks: readonly Element[];
};

/** An inline element with words, which its translation has too. */
export type Phrase = {
  readonly element: HTMLElement;
  readonly words: string;
  /** Phrases in it that are only a part of it. */
  readonly phrases: readonly Phrase[];
};

const ROOTS = 'article.sheet :is(#title, .standfirst, .content)';
/** Elements whose text is not translated. */
const SKIPPED = `pre, svg, .formula, math[display="block"], .translation, ${OWN_WORDS}`;
/** Elements that end a run: blocks, and what has no words. */
const ENDS_RUN =
  'p, ul, ol, dl, li, dt, dd, table, thead, tbody, tfoot, tr, td, th, caption, pre, blockquote, figure, figcaption, ' +
  'details, summary, h1, h2, h3, h4, h5, h6, div, section, article, header, footer, aside, hr, br, img, picture, ' +
  'video, audio, iframe, svg, math, button';
const MARK = 'sup:has(a[href^="#"]), a[href^="#"]:has(sup), a.footnote-ref, a.footnote-back';
const PHRASE =
  'a, abbr, b, bdi, cite, code, del, dfn, em, i, ins, kbd, mark, q, s, samp, small, strong, sub, sup, u, var';
/** Levels of phrases in phrases; deeper ones are plain words. */
const MAX_LEVELS = 4;
const LETTER = /\p{L}/u;

/** The runs of text of the shown article, in its order. */
export function readUnits(scroller: Element): readonly Unit[] {
  const units: Unit[] = [];
  for (const root of scroller.querySelectorAll(ROOTS)) collect(root, units);
  return units;
}

function collect(root: Element, units: Unit[]): void {
  // Without recursion: pages nest as deep as they like.
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    let run: ChildNode[] = [];
    const inner: Element[] = [];
    const end = (): void => {
      const unit = unitOf(run);
      if (unit !== null) units.push(unit);
      run = [];
    };
    for (const node of element.childNodes) {
      if (
        node instanceof Element &&
        (node.matches(SKIPPED) || node.matches(ENDS_RUN) || node.querySelector(ENDS_RUN))
      ) {
        end();
        if (!node.matches(SKIPPED)) inner.push(node);
      } else run.push(node);
    }
    end();
    waiting.push(...inner.reverse());
  }
}

function unitOf(nodes: readonly ChildNode[]): Unit | null {
  const marks: Element[] = [];
  let text = '';
  for (const node of nodes) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (one) => {
      if (!(one instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      if (!one.matches(MARK)) return NodeFilter.FILTER_ACCEPT;
      marks.push(one);
      return NodeFilter.FILTER_REJECT;
    });
    if (node instanceof Element && node.matches(MARK)) {
      marks.push(node);
      continue;
    }
    for (let one: Node | null = walker.currentNode; one !== null; one = walker.nextNode())
      if (one instanceof Text) text += one.data;
  }
  const words = normalized(text);
  return LETTER.test(words) ? { nodes, text: words, phrases: phrasesIn(nodes, MAX_LEVELS), marks } : null;
}

function phrasesIn(nodes: Iterable<ChildNode>, levels: number): readonly Phrase[] {
  if (levels === 0) return [];
  const phrases: Phrase[] = [];
  for (const element of nodes) {
    if (!(element instanceof HTMLElement) || element.matches(MARK)) continue;
    const words = normalized(element.textContent);
    const inner = phrasesIn(element.childNodes, levels - 1);
    if (element.matches(PHRASE) && LETTER.test(words)) phrases.push({ element, words, phrases: inner });
    else phrases.push(...inner);
  }
  return phrases;
}

function normalized(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
