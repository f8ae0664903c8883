import { blockRange, charsOf, closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Block, TextRun } from '../../../engine/types.ts';
import { matchesOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { carriersOf } from './carriers.ts';
import type { Thread } from './thread.ts';
import { elementsWithLine } from './mark-names.ts';
import { factsOf } from './post-facts.ts';
import { findPostMarks } from './post-marks.ts';
import { type PostRecord, signatureOf } from './post-records.ts';
import { within } from './sorted-numbers.ts';
import { textOf } from './text-of.ts';

const LIVE = '[class*="liveblog" i],[class*="live-blog" i],[id*="liveblog" i],[itemprop~="liveBlogUpdate"]';
/** Fewer siblings with times may be anything. */
const MIN_ENTRIES = 3;
const MIN_STATED = 2;
/** An entry has its own time, that of a change, and those of posts that it shows. */
const MAX_TIMES = 4;
/** A short text without a sentence in an entry is a button. */
const BUTTON_WORDS = 3;
/** The time, the author and the heading of an entry. */
const HEAD_BLOCKS = 3;
/** Written out, because the metadata's reader of names would be too large for this script. */
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
const BEFORE_NAME = /^(?:by|von|par|por|di|da) /i;
/** A time of day in a short line, with signs around it: "14:32 - Ann Berg", "16h04", "4.04pm BST". */
const CLOCK = /(?:^|\s)\d{1,2}[:.h]\d\d(?!\d)(?:\s?[ap]\.?m\b\.?|\s?(?:h|Uhr)\b)?/i;
const SIGNS = /^[\s·•|–—,-]+|(?<![\s·•|–—,-])[\s·•|–—,-]+$/g;
/** Class words of a list of the main points. */
const KEY_POINTS = /key-?_?(?:events?|points?|moments?|takeaways?)|summary|highlights/i;

/**
 * Finds the entries of a live blog: siblings of one kind, each with a time, on a page that calls itself a live blog, of
 * whose text most is kept. `isStated`: its metadata says so. Null where there are none.
 */
export function findLiveBlog(walk: Walk, keep: readonly boolean[], isStated: boolean): Thread | null {
  if (!isStated && !walk.elements.some((node) => matchesOf(node, LIVE))) return null;
  const { outline } = walk;
  const { elements, blocks, runs } = outline;
  const { times: marked, authors } = findPostMarks(walk, 0, elements.length);
  let [times, entries] = [marked, entriesWith(walk, marked, isStated ? MIN_STATED : MIN_ENTRIES)];
  if (entries.length === 0) {
    // A heading with a time says more than the time.
    times = elementsWithLine(walk, 0, elements.length, (text) => CLOCK.test(text)).filter(
      (time) => blocks[itemAt(elements, time).firstBlock]?.heading === 0,
    );
    entries = entriesWith(walk, times, MIN_ENTRIES);
  }
  const records: PostRecord[] = entries.map((index) => {
    const { end } = itemAt(elements, index);
    const [author = nameIn(walk, index)] = within(authors, index, end);
    return { index, author, time: within(times, index, end)[0] ?? -1, body: index, score: -1 };
  });
  const [first] = records;
  if (first === undefined) return null;
  const inEntries = entries.flatMap((index) => blockRange(itemAt(elements, index)));
  const kept = inEntries.filter((b) => keep[b]);
  if (charsOf(blocks, kept) * 2 < charsOf(blocks, inEntries)) return null;
  const isMark = new Uint8Array(elements.length);
  for (const { author, time } of records)
    for (const mark of [author, time]) if (mark >= 0) isMark.fill(1, mark, itemAt(elements, mark).end);
  const isSilent = ({ element }: Pick<TextRun, 'element'>): boolean => isMark[element] === 1;
  const spoken = new Set(runs.filter((run) => !isSilent(run)).map(({ block }) => block));
  const credits = new Set(runs.filter((run) => isSilent(run) && !spoken.has(run.block)).map(({ block }) => block));
  const isButton = (b: number): boolean => {
    const { heading, sentences, words } = itemAt(blocks, b);
    return heading === 0 && sentences === 0 && words <= BUTTON_WORDS;
  };
  const bodies = new Set(entries);
  const posts = new Map(
    records.map((record) => {
      const facts = factsOf(walk, record);
      const line = record.author === record.time ? textOf(walk.elements[record.author]) : '';
      const author = nameOf(line || facts.author);
      const time = CLOCK.exec(line)?.[0].trim() ?? facts.time;
      return [record.index, { ...facts, author, time, depth: 0, isAccepted: false }];
    }),
  );
  return {
    posts,
    bodies,
    carriers: carriersOf(outline, records, bodies),
    credits,
    texts: [
      ...openingOf(walk, first.index),
      ...inEntries.filter(
        (b) =>
          spoken.has(b) &&
          (keep[b] === true || itemAt(blocks, b).heading > 0 || isProse(itemAt(blocks, b))) &&
          !isButton(b),
      ),
    ],
    furniture: inEntries.filter((b) => spoken.has(b) && isButton(b)),
    isSilent,
    isWhole: false,
    isLive: true,
    since: earliest([...posts.values()].map(({ datetime }) => datetime)),
  };
}

/** The element of a line in the head of an entry that is the name of a person; -1 without one. */
function nameIn({ outline: { elements, blocks } }: Walk, entry: number): number {
  const { firstBlock, lastBlock } = itemAt(elements, entry);
  const name = blocks
    .slice(firstBlock, Math.min(lastBlock, firstBlock + HEAD_BLOCKS))
    .find(({ heading, text, element }) => heading === 0 && element !== entry && NAME.test(nameOf(text)));
  return name?.element ?? -1;
}

/** The name in a line that may also hold a time of day, or "by". */
function nameOf(line: string): string {
  return line.replace(CLOCK, '').replace(SIGNS, '').replace(BEFORE_NAME, '');
}

/** The earliest of some times; '' where none states its day. */
function earliest(times: readonly string[]): string {
  return times.filter((time) => !isNaN(Date.parse(time))).sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? '';
}

/** The largest group of siblings of one kind, each with a few times; [] without one. In document order. */
function entriesWith(walk: Walk, times: readonly number[], least: number): number[] {
  const { elements, blocks } = walk.outline;
  const counts = new Map<number, number>();
  for (const time of times)
    closest(elements, time, (_, i) => {
      counts.set(i, (counts.get(i) ?? 0) + 1);
      return false;
    });
  const groups = new Map<string, number[]>();
  for (const [index, count] of counts) {
    const { parent } = itemAt(elements, index);
    if (count > MAX_TIMES || parent < 0) continue;
    const key = `${parent} ${signatureOf(walk, index)}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  let [best, most]: [number[], number] = [[], 0];
  for (const group of groups.values()) {
    if (group.length < least) continue;
    const size = charsOf(
      blocks,
      group.flatMap((index) => blockRange(itemAt(elements, index))),
    );
    if (size > most) [best, most] = [group, size];
  }
  return best.sort((a, b) => a - b);
}

/** Blocks between the title and the first entry: prose, and the list of the main points. */
function openingOf({ outline: { elements, blocks } }: Walk, first: number): number[] {
  const end = itemAt(elements, first).firstBlock;
  const title = blocks.slice(0, end).findLastIndex(({ heading }) => heading === 1);
  if (title < 0) return [];
  return blocks.flatMap((block, b) => {
    if (b <= title || b >= end) return [];
    const isPoint = closest(elements, block.element, ({ classes }) => KEY_POINTS.test(classes)) >= 0;
    return isPoint || isProse(block) ? [b] : [];
  });
}

function isProse({ sentences, linkChars, chars }: Block): boolean {
  return sentences > 0 && linkChars * 2 < chars;
}
