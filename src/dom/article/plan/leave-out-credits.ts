import { bareText } from '../../../engine/text/letters.ts';
import { LEADING } from '../../metadata/names.ts';
import type { Block, Outline } from '../../../engine/types.ts';
import { type KnownMetadata, type PlanContext, type PlanState, leaveOutBlocks } from './plan-state.ts';

type Credits = Pick<KnownMetadata, 'byline' | 'published'>;

/** Kept blocks from the start among which credits are searched, up to the first paragraph. */
const MAX_BLOCKS = 6;
/** Words from which a block is a paragraph. */
const PARAGRAPH_WORDS = 25;
/** Letters besides names and date that a credit line may have: "By", "Published on", the name of a month. */
const EXTRA_LETTERS = 30;
/** A time of day, but no day with full stops between its numbers, and the number in a time of reading. */
const TIME_OF_DAY =
  /(?<![\d.])\d{1,2}[:.h]\d{2}(?::\d{2})?(?!\.?\d)\s*(?:[ap]\.?m\.?)?|\b\d{1,2}(?=[ -]?(?:min|мин|分|분|دق|मिनट))/gi;
/** A date in numbers has three, and a line of nothing else at most this many letters: "pm", "Uhr", "Stand". */
const DATE_NUMBERS = 3;
const DATE_LETTERS = 12;
/** Of comments: "(0)". */
const COUNT = /\(\d{1,4}\)/g;
const LETTER = /\p{L}/gu;

/**
 * Leaves out lines at the start that hold only authors and date, which the views show. A discussion has other credits.
 */
export function leaveOutCredits(state: PlanState, { walk: { outline }, known }: PlanContext): PlanState {
  if (state.thread !== null && !state.thread.isLive) return state;
  return leaveOutBlocks(state, creditBlocks(outline, state.kept.keep, known));
}

function creditBlocks({ blocks, elements }: Outline, keep: readonly boolean[], credits: Credits): number[] {
  const found: number[] = [];
  const names = (credits.byline ?? '')
    .split(',')
    .map(bareText)
    .filter((name) => name !== '');
  const day = /^(\d{4})-(\d{2})-(\d{2})/.exec(credits.published ?? '');
  if (names.length === 0 && day === null) return found;
  let seen = 0;
  for (let i = 0; i < keep.length && seen < MAX_BLOCKS; i++) {
    if (!keep[i]) continue;
    seen++;
    const block = blocks[i]!;
    if (holdsOnlyCredits(block, names, day)) {
      // "By" stands above the names.
      if (keep[i - 1] && `${blocks[i - 1]!.text} `.replace(LEADING, '') === '') found.push(i - 1);
      found.push(i);
    }
    // Credits may stand below the caption of the first picture.
    if (block.words >= PARAGRAPH_WORDS && elements[block.element]?.tag !== 'figcaption') break;
  }
  return found;
}

function holdsOnlyCredits(
  { text, heading, words }: Block,
  names: readonly string[],
  day: RegExpExecArray | null,
): boolean {
  if (heading > 0 || words >= PARAGRAPH_WORDS) return false;
  let rest = bareText(text.replace(TIME_OF_DAY, ' ').replace(COUNT, ' '));
  const whole = rest;
  for (const name of names) rest = rest.replace(name, ' ');
  const hasName = rest !== whole;
  const numbers = rest.match(/\d+/g) ?? [];
  if (numbers.length > 0 && !isDay(numbers.map(Number), day) && !isOtherDay(numbers, rest)) return false;
  if (!hasName && numbers.length === 0) return false;
  return (rest.match(LETTER) ?? []).length <= EXTRA_LETTERS;
}

/** True for a line that is the date of another day, written in numbers, and hardly anything else. */
function isOtherDay(numbers: readonly string[], text: string): boolean {
  const hasYear = numbers.some((number) => /^(?:19|20)\d\d$/.test(number));
  return hasYear && numbers.length === DATE_NUMBERS && (text.match(LETTER) ?? []).length <= DATE_LETTERS;
}

/** True where the numbers are those of the day, in any order; the month may be written as a word. */
function isDay(numbers: readonly number[], day: RegExpExecArray | null): boolean {
  if (day === null) return false;
  const [year, month, date] = [Number(day[1]), Number(day[2]), Number(day[3])];
  return (
    numbers.includes(year) && numbers.includes(date) && numbers.every((number) => [year, month, date].includes(number))
  );
}
