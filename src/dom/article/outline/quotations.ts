import { bareText } from '../../../engine/text/letters.ts';
import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { type BlockRule, BLOCK_RULES } from '../write/vocabulary.ts';

/** Elements of boards and mail programs that hold somebody else's words. */
const QUOTE =
  /(?:^|\s)(?:quote|blockquote|bbcode_quote|bb-quote|quoted|quote-block|gmail_quote|protonmail_quote|yahoo_quoted)(?:\s|$)/;
/** A sentence of the article, set in large letters to catch the eye. */
const PULL_QUOTE = /(?:^|[\s_-])pull-?quote(?:$|[\s_-])/i;
const HOSTS = new Set(['div', 'section', 'aside']);
/** Shorter passages are said more than once by chance. */
const REPEATED_CHARS = 20;

export function isPullQuote({ classes }: OutlineElement): boolean {
  return classes !== '' && PULL_QUOTE.test(classes);
}

/** The rule for divs that are quotations in all but name; null for everything else, and where a blockquote inside says so itself. */
export function quoteRule(outline: Outline, index: number): BlockRule | null {
  const element = outline.elements[index]!;
  if (element.classes === '' || !HOSTS.has(element.tag) || !(QUOTE.test(element.classes) || isPullQuote(element)))
    return null;
  for (let i = index + 1; i < element.end; i++) if (outline.elements[i]!.tag === 'blockquote') return null;
  return BLOCK_RULES.get('blockquote') ?? null;
}

/** Indices of the kept blocks of pull quotes whose words the article says elsewhere. */
export function repeatedPullQuotes({ elements, blocks }: Outline, keep: readonly boolean[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < elements.length;) {
    const element = elements[i]!;
    if (!isPullQuote(element)) {
      i++;
      continue;
    }
    const { firstBlock, lastBlock } = element;
    const kept = range(firstBlock, lastBlock).filter((block) => keep[block]);
    const said = kept.filter((block) =>
      isSaidElsewhere(
        blocks.map(({ text }) => text),
        keep,
        block,
        firstBlock,
        lastBlock,
      ),
    );
    // A quote whose words are all there goes with the name under it.
    if (said.length > 0 && kept.every((block) => said.includes(block) || blocks[block]!.chars < REPEATED_CHARS))
      found.push(...kept);
    i = element.end;
  }
  return found;
}

function isSaidElsewhere(
  texts: readonly string[],
  keep: readonly boolean[],
  block: number,
  firstBlock: number,
  lastBlock: number,
): boolean {
  const words = bareText(texts[block]!);
  if (words.length < REPEATED_CHARS) return false;
  return texts.some(
    (text, i) =>
      keep[i] && (i < firstBlock || i >= lastBlock) && text.length >= words.length && bareText(text).includes(words),
  );
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}
