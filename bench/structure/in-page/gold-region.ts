import { alignTokens } from '../../aligned/align-tokens.ts';
import { tokens } from '../../metrics/text-metrics.ts';

/** An element is in the gold region if at least this share of its words is aligned with the gold text. */
const REGION_SHARE = 0.6;
/** An aligned word counts if another word within this distance is aligned within the same distance in the gold. */
const COMPANY = 3;
/** Gold text in another order on the page is found by runs of this many words. */
const RUN = 4;
/** Elements whose text is not shown. */
const UNREAD = 'script,style,template';
const UNMATCHED = -1;

/** Number of words, and number of those in the gold text. */
type Share = { all: number; gold: number };

/**
 * The part of a page that holds its gold text. The page's words, also hidden ones, are aligned with the gold's. Each
 * gold word is used once, so a menu that repeats the headings of the text is outside.
 */
export class GoldRegion {
  private readonly shares: ReadonlyMap<Node, Share>;

  constructor(page: Document, gold: string) {
    this.shares = sharesOf(page.body, gold);
  }

  /** Number of words in an element and its descendants. */
  wordsOf(element: Node): number {
    return this.shares.get(element)?.all ?? 0;
  }

  /** True if most words of an element, except those in `without`, are in the gold text. */
  covers(element: Node, without: readonly Node[] = []): boolean {
    const share = { all: 0, gold: 0, ...this.shares.get(element) };
    for (const part of without) {
      share.all -= this.shares.get(part)?.all ?? 0;
      share.gold -= this.shares.get(part)?.gold ?? 0;
    }
    return share.all > 0 && share.gold >= REGION_SHARE * share.all;
  }
}

function sharesOf(body: HTMLElement, gold: string): Map<Node, Share> {
  const words: string[] = [];
  const nodeOf: Node[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(UNREAD)) continue;
    for (const word of tokens((node.nodeValue ?? '').toLowerCase())) {
      words.push(word);
      nodeOf.push(node);
    }
  }
  const isGold = goldWords(words, tokens(gold.toLowerCase()));
  const shares = new Map<Node, Share>();
  for (let i = 0; i < words.length; i++) {
    for (let node = nodeOf[i]!.parentNode; node; node = node.parentNode) {
      const share = shares.get(node) ?? { all: 0, gold: 0 };
      shares.set(node, share);
      share.all++;
      share.gold += isGold[i]!;
    }
  }
  return shares;
}

/** 1 for each word of the page that is in the gold text. */
export function goldWords(page: readonly string[], gold: readonly string[]): Uint8Array {
  const match = alignTokens(page, gold);
  const isGold = new Uint8Array(page.length);
  for (let i = 0; i < page.length; i++)
    if (match[i] !== UNMATCHED && (gold.length < COMPANY || hasCompany(match, i))) isGold[i] = 1;
  const isLeft = new Uint8Array(gold.length).fill(1);
  for (const j of match) if (j !== UNMATCHED) isLeft[j] = 0;
  const left = new Set(runsOf(gold).filter((_, j) => isLeft.subarray(j, j + RUN).includes(1)));
  if (left.size > 0)
    runsOf(page).forEach((run, i) => {
      if (left.has(run)) isGold.fill(1, i, i + RUN);
    });
  return isGold;
}

function hasCompany(match: Int32Array, i: number): boolean {
  for (let k = Math.max(0, i - COMPANY); k <= i + COMPANY && k < match.length; k++) {
    if (k !== i && match[k] !== UNMATCHED && Math.abs(match[k]! - match[i]!) <= COMPANY) return true;
  }
  return false;
}

function runsOf(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, i) => words.slice(i, i + RUN).join(' '));
}
