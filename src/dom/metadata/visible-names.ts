import { firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { ALPHABET, startsWithCapital } from '../../engine/text/letters.ts';
import type { Outline } from '../../engine/types.ts';
import { namesAfterBy, namesIn } from './byline-names.ts';
import type { Byline, VisibleNames } from './byline.ts';
import { joinBylines } from './join-bylines.ts';
import { BY, isPersonName } from './names.ts';
import { markOf, partOf, type VisiblePage } from './visible-page.ts';

/** "By" and its like, with nothing after it. */
const BY_ALONE = new RegExp(`^(?:[${ALPHABET}]+ )?(?:${BY}|Words|Text)\\s*[:：]?$`);
const ENDS_IN_LETTER = new RegExp(`[${ALPHABET}]$`);

const AUTHOR_CLASS =
  /(?:^|[\s_-]|by|the|post|article|blog)(?:author|autor|auteur|autore|writer|journalist|person-?name|posted-?by|written-?by)(?:$|[\s_-]|s|en|name|link|text|info)|by-?line/;
const NO_AUTHOR_CLASS =
  /(?:avatar|image|img|photo|pic|bio|about|description|social|share|follow|title|role|position|job|count|quote|reviewer|fact|editor)(?:$|[\s_-])/;
/** Elements that hold more than a byline, whatever their names are. */
const WHOLE_TAGS = new Set(['body', 'html', 'main', 'article']);
/** Words of the longest byline, and of one whose names are not written like those of persons. */
const MAX_WORDS = 24;
const LINE_WORDS = 5;
/** Lines of the longest list of authors. */
const MAX_ITEMS = 8;
/** Elements around a text that may say that it is a byline. */
const MAX_LEVELS = 5;
/** Blocks around the headline in which "by" begins a byline. */
const BEFORE = 8;
const AFTER = 24;

/**
 * Bylines of the page: those with markup first, each kind in document order; without those of `entries` (as
 * `entriesOf`).
 */
export function visibleNames(page: VisiblePage, entries: Uint8Array): VisibleNames[] {
  const { outline, headline } = page;
  const found: Byline[] = [];
  const add = (how: VisibleNames['how'], block: number, element: number, names: readonly string[]): void => {
    const part = names.length === 0 || entries[element] === 1 ? 'others' : partOf(page, element);
    if (part !== 'others')
      found.push({ names, how, distance: block - headline, isAside: part === 'aside', element, block });
  };
  const seen = new Set<number>();
  for (const { element, block } of outline.runs) {
    if (itemAt(outline.blocks, block).words > MAX_WORDS) continue;
    let at = element;
    for (let level = 0; at > 0 && level < MAX_LEVELS && !seen.has(at); level++) {
      seen.add(at);
      const { parent, end } = itemAt(outline.elements, at);
      if (isMarked(page, at)) {
        const text = textOf(outline, at, block);
        const after = namesAfterBy(text);
        const names = itemNames(outline, at) ?? (after.length > 0 ? after : namesIn(text));
        // In a box with a name, a line that is no name is a job.
        const hasInner = isAround(at, end, found.at(-1), block);
        if (!hasInner || names.every(isPersonName)) add('mark', block, at, names);
        break;
      }
      at = parent;
    }
  }
  for (const [i, { words, element }] of outline.blocks.entries()) {
    if (words > MAX_WORDS || i === headline) continue;
    const distance = i - headline;
    if (distance < -BEFORE || distance >= AFTER) continue;
    const text = textOf(outline, element, i);
    const names = BY_ALONE.test(text) ? personsOf(outline, i + 1) : namesAfterBy(text);
    const [name] = names;
    if (name !== undefined && (isPersonName(name) || (words <= LINE_WORDS && !name.endsWith('.'))))
      add('word', i, element, names);
  }
  return joinBylines(outline, found);
}

/** True where the last byline that was found is another line inside an element. */
function isAround(at: number, end: number, last: Byline | undefined, block: number): boolean {
  return last !== undefined && last.block !== block && at < last.element && last.element < end;
}

/** The authors in the entries of a list, one in each; null where an entry is anything else. */
function itemNames({ elements, blocks }: Outline, list: number): readonly string[] | null {
  const { end, firstBlock, lastBlock, tag } = itemAt(elements, list);
  if (lastBlock - firstBlock < 2 || lastBlock - firstBlock > MAX_ITEMS || (tag !== 'ul' && tag !== 'ol')) return null;
  const names: string[] = [];
  for (let i = list + 1; i < end; i = itemAt(elements, i).end) {
    const item = itemAt(elements, i);
    if (item.lastBlock === item.firstBlock) continue;
    const [name, ...others] = namesIn(itemAt(blocks, item.firstBlock).text);
    if (name === undefined || others.length > 0 || !isPersonName(name)) return null;
    names.push(name);
  }
  return names.length > 1 ? names : null;
}

/** The names of a block that has the name of a person only; [] for another. */
function personsOf({ blocks }: Outline, block: number): readonly string[] {
  const { text = '', words = Infinity } = blocks[block] ?? {};
  const names = words > MAX_WORDS ? [] : namesIn(text);
  return names.every(isPersonName) ? names : [];
}

/** True where attributes or class names say that an element holds authors. */
function isMarked(page: VisiblePage, element: number): boolean {
  if (
    page.hasAuthors &&
    /\b(?:author|creator)\b/.test(`${page.attribute(element, 'itemprop')} ${page.attribute(element, 'rel')}`)
  )
    return true;
  if (WHOLE_TAGS.has(itemAt(page.outline.elements, element).tag)) return false;
  const mark = markOf(page, element);
  // Longer than the two spaces between the names.
  return mark.length > 2 && AUTHOR_CLASS.test(mark) && !NO_AUTHOR_CLASS.test(mark);
}

/** The text of an element in one block; a bar where two elements meet without a space between them. */
function textOf({ runs, blocks, elements }: Outline, element: number, block: number): string {
  const { end } = itemAt(elements, element);
  let [text, last, lastEnd] = ['', -1, 0];
  for (let i = firstRunOf(runs, block); runs[i]?.block === block; i++) {
    const run = runs[i]!;
    if (run.element < element || run.element >= end) continue;
    const part = itemAt(blocks, block).text.slice(run.start, run.end);
    const isBroken = run.start > lastEnd;
    const isNext = last !== run.element && ENDS_IN_LETTER.test(text) && (/^\d/.test(part) || startsWithCapital(part));
    if (last >= 0 && (isBroken || isNext)) text += ' | ';
    text += part;
    [last, lastEnd] = [run.element, run.end];
  }
  return text.trim();
}
