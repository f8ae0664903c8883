import { itemAt } from '../../engine/outline-tree.ts';
import { ALPHABET, lowerCase } from '../../engine/text/letters.ts';
import type { Outline } from '../../engine/types.ts';
import { namesAfterBy, namesIn, reportersIn } from './byline-names.ts';
import type { Byline, VisibleNames } from './byline.ts';
import { AGENCY } from './agencies.ts';
import { bareNames } from './bare-names.ts';
import { joinBylines } from './join-bylines.ts';
import { lineOf } from './line-of.ts';
import { namesInItems } from './names-in-items.ts';
import { BY, HAN, isPersonName } from './names.ts';
import { writtenDay } from './written-date.ts';
import { markOf, partOf, type VisiblePage } from './visible-page.ts';

/** "By" and its like, with nothing after it. */
const BY_ALONE = new RegExp(`^(?:[${ALPHABET}]+ )?(?:${BY}|Words|Text)\\s*[:：]?$`);

const AUTHOR_CLASS =
  /(?:^|[\s_-]|by|the|post|article|blog)(?:author|autor|auteur|autore|writer|journalist|person-?name|posted-?by|written-?by)(?:$|[\s_-]|s|en|name|link|text|info)|by-?line/;
const NO_AUTHOR_CLASS =
  /(?:avatar|image|img|photo|pic|bio|about|description|social|share|follow|title|role|position|job|count|quote|reviewer|fact|editor|by-?line[_-]+(?:date|time\w*|stamp))(?:$|[\s_-])/;
/** Addresses of the pages of authors, and of members of a team, who may be somebody else. */
const AUTHOR_PAGE =
  /\/(?:authors?|autor(?:e[ns]|i)?|auteurs?|writers?|columnists?|contributors?|journalists?|by)\/[^/?#]+/i;
const MEMBER_PAGE = /\/(?:staff|team|people|profiles?|bios?)\/[^/?#]+/i;
/** Blocks after the headline in which a link to a member of a team is a byline. */
const MEMBER_AFTER = 5;
/** A line at the end of a text that says who wrote it, and nothing before that. */
const SIGNED =
  /^\W{0,3}(?:(?:written|words|text|story|report(?:ed|ing)?|article|posted) by|(?:verfasst|geschrieben) von|(?:écrit|rédigé) par|escrito por|scritto da|geschreven door|skriven av)(?:\s+(?::\s+)?|:\s+)(?=[a-z\u00df-\u1fff])/;
/** Characters in which such a line has come to the name. */
const SIGNED_CHARS = 60;
/** "Author" above a name or before one: in a column beside the text, or below it. */
const AUTHOR_LABEL =
  /^(?:author|autor(?:in)?(?:[/:*]\p{L}+)?|auteur|autore|автор|συντάκτης|作者)(?:s(?!\p{L})|\((?:s|in|es|a)\))?(?:$|[:：]|\s+(?=\p{Lu}))/iu;
/** A line that begins with such a word, or has the Korean one behind the name. */
const BEGINS_BY = new RegExp(`^[^${ALPHABET}]*(?:${BY}[\\s:：]|${HAN})|기자$`);
/** What Korean papers write before the first sentence: "[도시=이름 기자]", "(도시=신문) 이름 기자 =". */
const OPENING_REPORTER = /^[[(【][^\])】]{0,20}[=\])】] ?([\uac00-\ud7a3]{2,4}) ?기자/;
/** Words of a line that only signs the text above it, and of a paragraph there. */
const SIGNATURE_WORDS = 6;
const PROSE_WORDS = 12;
/** Elements that hold more than a byline, whatever their names are. */
const WHOLE_TAGS = new Set(['body', 'html', 'main', 'article']);
/** Words of the longest byline, and of one whose names are not written like those of persons. */
const MAX_WORDS = 24;
const LINE_WORDS = 5;
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
      const { parent, end, tag } = itemAt(outline.elements, at);
      const isLink = tag === 'a' && isAuthorLink(page, at, block);
      if (isLink || isMarked(page, at)) {
        const how = isLink && !isMarkedAround(page, at) ? 'link' : 'mark';
        const text = lineOf(outline, at, block);
        const after = namesAfterBy(text);
        const names = namesInItems(outline, at, block) ?? (after.length > 0 ? after : namesIn(text));
        // In a box with a name, a line that is no name is a job.
        const hasInner = isAround(at, end, found.at(-1), block);
        if (!hasInner || names.every(isPersonName)) add(how, block, at, names);
        break;
      }
      at = parent;
    }
  }
  for (const [i, { text, words, element }] of outline.blocks.entries()) {
    const distance = i - headline;
    const reporter = distance > 0 && distance < AFTER ? OPENING_REPORTER.exec(text)?.[1] : undefined;
    if (reporter !== undefined) add('word', i, element, [reporter]);
    if (words > MAX_WORDS || i === headline) continue;
    const isNear = distance >= -BEFORE && distance < AFTER;
    // "Posted on May 4, 2016 by Ada Ek in News"
    const isDated = words > SIGNATURE_WORDS && writtenDay(text, page.lang) !== null;
    const isBelowText = (words <= SIGNATURE_WORDS || isDated) && distance > MEMBER_AFTER && isAfterProse(outline, i);
    const isLabelled = words <= SIGNATURE_WORDS && !isNear && AUTHOR_LABEL.test(text);
    if (!isNear && (distance < 0 || !(isBelowText || isLabelled || isSigned(text)))) continue;
    const line = lineOf(outline, element, i);
    if (isLabelled) {
      const rest = text.replace(AUTHOR_LABEL, '');
      const labelled = rest === '' ? personsOf(outline, i + 1) : namesIn(rest);
      if (labelled.every(isPersonName)) add('signed', i, element, labelled);
      continue;
    }
    if (isSigned(line)) {
      const signers = namesAfterBy(line);
      if (signers.every((name) => isPersonName(name) || AGENCY.test(name))) add('signed', i, element, signers);
      continue;
    }
    const names = BY_ALONE.test(line) ? personsOf(outline, i + 1) : namesAfterBy(line);
    const [name] = names;
    const isSignature =
      isBelowText &&
      (isDated || BEGINS_BY.test(line) || reportersIn(line).length > 0) &&
      names.length > 0 &&
      names.every(isPersonName);
    if (isSignature) add('signed', i, element, names);
    else if (
      name !== undefined &&
      (isPersonName(name) || AGENCY.test(name) || (words <= LINE_WORDS && !name.endsWith('.')))
    )
      add('word', i, element, names);
  }
  // Names without a word such as "by" count where nothing else names persons near the headline.
  if (!found.some(({ names, how, distance }) => isNamedNear(names, how, distance)))
    for (const [i, { element }] of outline.blocks.entries()) {
      const isBelowText = i - headline > MEMBER_AFTER && isAfterProse(outline, i);
      add(isBelowText ? 'signed' : 'bare', i, element, bareNames(page, i, isBelowText));
    }
  return joinBylines(
    outline,
    found.filter((byline) => !isOneOfMany(byline, found)),
  );
}

function isNamedNear(names: readonly string[], how: Byline['how'], distance: number): boolean {
  // A marked agency wins over a name without a mark.
  const isName = (name: string): boolean => isPersonName(name) || (how === 'mark' && AGENCY.test(name));
  return names.every(isName) && (how === 'mark' || how === 'signed' || distance < AFTER);
}

/** True below two paragraphs: a name there signs the text. */
function isAfterProse({ blocks }: Outline, index: number): boolean {
  const before = blocks.slice(Math.max(0, index - 2), index);
  return before.length === 2 && before.every(({ heading, words }) => heading === 0 && words >= PROSE_WORDS);
}

/** True far below the headline where others are named in the same way: each is that of another piece. */
function isOneOfMany({ how, distance, names }: Byline, found: readonly Byline[]): boolean {
  if (distance < AFTER || (how !== 'link' && how !== 'signed')) return false;
  return found.some((other) => other.how === how && other.names.join() !== names.join());
}

/** True for a link that says a name and leads to the page of an author; near the headline, also of a member. */
function isAuthorLink(page: VisiblePage, link: number, block: number): boolean {
  const { outline, headline } = page;
  const href = page.attribute(link, 'href');
  const isMember = block >= headline && block - headline <= MEMBER_AFTER && MEMBER_PAGE.test(href);
  return (isMember || AUTHOR_PAGE.test(href)) && isPersonName(lineOf(outline, link, block));
}

/** True where the last byline that was found is another line inside an element. */
function isAround(at: number, end: number, last: Byline | undefined, block: number): boolean {
  return last !== undefined && last.block !== block && at < last.element && last.element < end;
}

/** The names of a block that has names of persons only; [] for another. */
function personsOf(outline: Outline, block: number): readonly string[] {
  const { words = Infinity, element = -1 } = outline.blocks[block] ?? {};
  if (words > MAX_WORDS) return [];
  const names = lineOf(outline, element, block).split(' | ').flatMap(namesIn);
  return names.every(isPersonName) ? names : [];
}

/** True where attributes or class names say that an element holds authors. */
function isMarked(page: VisiblePage, element: number): boolean {
  if (
    page.hasAuthors &&
    /\b(?:author|creator)\b/.test(`${page.attribute(element, 'itemprop')} ${page.attribute(element, 'rel')}`)
  )
    return true;
  const { tag, firstBlock, lastBlock } = itemAt(page.outline.elements, element);
  // "post author-ada" is the whole post.
  const isAroundHeadline = firstBlock <= page.headline && page.headline < lastBlock && lastBlock - firstBlock > 1;
  if (WHOLE_TAGS.has(tag) || isAroundHeadline) return false;
  const mark = markOf(page, element);
  // Longer than the two spaces between the names.
  return mark.length > 2 && AUTHOR_CLASS.test(mark) && !NO_AUTHOR_CLASS.test(mark);
}

/** True for a marked element, and in one. */
function isMarkedAround(page: VisiblePage, element: number): boolean {
  let at = element;
  for (let level = 0; at > 0 && level < MAX_LEVELS; level++) {
    if (isMarked(page, at)) return true;
    at = itemAt(page.outline.elements, at).parent;
  }
  return false;
}

function isSigned(line: string): boolean {
  return SIGNED.test(lowerCase(line.slice(0, SIGNED_CHARS)));
}
