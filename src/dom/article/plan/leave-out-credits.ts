import { bareText } from '../../../engine/text/letters.ts';
import { LEADING } from '../../metadata/names.ts';
import type { Block, Outline } from '../../../engine/types.ts';
import { type KnownMetadata, type PlanContext, type PlanState, leaveOutBlocks } from './plan-state.ts';

type Credits = Pick<KnownMetadata, 'title' | 'byline' | 'published'>;

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
/** Of comments and readers, and the size of the text: "(0)" · "3 comments" · "已有0人阅读" · "字号：12 14". */
const COUNT =
  /\(\d{1,4}\)|\d{1,5} ?(?:comments?|replies|responses|views|shares|likes|kommentare?|commentaires?|coment[aá]rios|commenti|комментари[ейя]+)(?![a-zа-я])|已有\d+人[阅閱]?[读讀]|字[号號体體][：:][\sT|大中小\d]*/gi;
const LONGEST_MONTH = 31;
/** A day in numbers. */
const NUMERIC_DAY = /(?<!\d)(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([./-])\d{1,2}\2\d{1,2})(?!\d)/g;
const LETTER = /\p{L}/gu;
/** Words that say of what a date is: of the publication or of the last change. */
const LABEL =
  /(?<!\p{L})(?:(?:last|first|ultim|últim|последн|ostatni|senast|zuletzt|τελευτ)\p{L}* )?(?:publi|pubbli|gepubli|opubli|posted|updat|aktuali|zaktuali|veröff|erschien|mise? à jour|modifi|actuali|atuali|aggiorn|опублик|обновл|dodan|bijgewerkt|uppdater|oppdater|opdater|δημοσ|ενημ)\p{L}*|更新|发布|發布|公開|掲載|수정|입력|نشر|تحديث/giu;

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
  let seen = 0;
  for (let i = 0; i < keep.length && seen < MAX_BLOCKS; i++) {
    if (!keep[i]) continue;
    seen++;
    const block = blocks[i]!;
    const isCredit =
      block.heading > 0
        ? isCreditHeading(block, names) ||
          ((isTitleOf(blocks[i + 1], credits.title) || isSmallLabel(block)) && holdsOnlyCredits(block, [], day))
        : holdsOnlyCredits(block, names, day);
    if (isCredit) {
      // "By" stands above the names.
      if (keep[i - 1] && `${blocks[i - 1]!.text} `.replace(LEADING, '') === '') found.push(i - 1);
      found.push(i);
    }
    // Credits may stand below the caption of the first picture.
    if (block.words >= PARAGRAPH_WORDS && elements[block.element]?.tag !== 'figcaption') break;
  }
  return found;
}

/** True for the title. Blogs write the day as a heading above it. */
function isTitleOf(block: Block | undefined, title: string): boolean {
  return block !== undefined && block.heading > 0 && bareText(block.text) === bareText(title);
}

/** True for a heading below the level of sections with a label of a date. */
function isSmallLabel({ heading, text }: Block): boolean {
  return heading > 2 && text.search(LABEL) >= 0;
}

/** True for a heading that is only "By" and the names. */
function isCreditHeading({ text }: Block, names: readonly string[]): boolean {
  const bare = bareText(`${text} `.replace(LEADING, ''));
  return names.length > 0 && bareText(text) !== bare && bare === names.join(' ');
}

function holdsOnlyCredits({ text, words }: Block, names: readonly string[], day: RegExpExecArray | null): boolean {
  if (words >= PARAGRAPH_WORDS) return false;
  const withoutTimes = text.replace(TIME_OF_DAY, ' ').replace(COUNT, ' ');
  const days = withoutTimes.match(NUMERIC_DAY) ?? [];
  const hasDay = days.some((one) => isDay(numbersIn(one), day));
  // Beside the day of the article stands that of its last change.
  let rest = bareText(hasDay ? withoutTimes.replace(NUMERIC_DAY, ' ') : withoutTimes);
  const whole = rest;
  // "Ek, Ada" is Ada Ek in the byline.
  for (const name of names) rest = rest.replace(name, ' ').replace(name.replace(/^(.+) (\S+)$/, '$2 $1'), ' ');
  const hasName = rest !== whole;
  const numbers = rest.match(/\d+/g) ?? [];
  const unlabelled = rest.replace(LABEL, ' ');
  const hasLabel = unlabelled !== rest;
  const isKnown = hasName ? isPartOfDay : hasLabel ? holdsDay : isDay;
  if (numbers.length > 0 && !isKnown(numbers.map(Number), day) && !isOtherDay(numbers, rest)) return false;
  const hasTime = hasLabel && text.search(TIME_OF_DAY) >= 0;
  if (!hasName && !hasDay && !hasTime && numbers.length === 0) return false;
  return (unlabelled.match(LETTER) ?? []).length <= EXTRA_LETTERS;
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** True where the numbers are some of those of the day: "Aug 9", "'12". */
function isPartOfDay(numbers: readonly number[], day: RegExpExecArray | null): boolean {
  if (day === null) return false;
  const parts = day.slice(1).map(Number);
  return parts.includes(numbers[0]!) && numbers.every((number) => [...parts, parts[0]! % 100].includes(number));
}

/** True where the numbers are those of the day and of one other at most, whose months are written as words. */
function holdsDay(numbers: readonly number[], day: RegExpExecArray | null): boolean {
  const own = (day ?? []).slice(1).map(Number);
  const days = numbers.filter((number) => number <= LONGEST_MONTH);
  const isEachDated = days.length <= 2 && days.length * 2 === numbers.length;
  const known = numbers.filter((number) => own.includes(number));
  return (isEachDated || known.length === numbers.length) && isDay(known, day);
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
