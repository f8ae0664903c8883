import { closest, firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { bareText, isCaseless } from '../../engine/text/letters.ts';
import { AGENCY, ORGANISATION } from './agencies.ts';
import { beforeEnd, isTime, namesIn } from './byline-names.ts';
import { isPersonName } from './names.ts';
import { lineOf } from './line-of.ts';
import { markOf, type VisiblePage } from './visible-page.ts';
import { plainDigits, writtenDay } from './written-date.ts';

/** Blocks around the headline in which a name without "by" is a byline. */
const BEFORE = 3;
const AFTER = 6;
/** Blocks between a name and the date of its row, and characters of each. */
const ROW = 2;
const ROW_CHARS = 60;
/** Words of the longest line, and parts that are neither names nor times: a section, a place. */
const MAX_WORDS = 20;
const MAX_OTHERS = 1;
const PART = /(?<!\s)\s*(?:[|｜·•⋅»«]\s*)+|(?<!\s)\s+[–—/-]\s+|[,，、]\s*(?=\S{0,12} ?\d)/;
/** A time of reading, a time of day, "3 days ago". */
const TIME =
  /\d[ -]?(?:min|мин|分|분|دق|मिनट|dk)|\d[:h]\d\d|(?:^|\d\D{1,14})(?:19|20)\d\d$|\bago$|^(?:vor|il y a|hace|há|منذ|قبل) \d| fa$|назад$|前$|전$|पहले$/i;
/** Words of topics, sections, newspapers and credits of pictures, which are written like names. */
export const TOPIC =
  /^(?:the|our|all|new|san|santa|los|las|el|la|le|st|saint|north|south|east|west|middle|united|hong|tel|abu|buenos|cape|port|fort|saudi|salt|costa|puerto|breaking|top|real|big|human|climate|mental|artificial|machine|good|local|public|press|latest|free|gazeta|radio|(?:it|that|what)['’]s)\b|\b(?:news|press|blog|times|post|herald|tribune|journal|gazette|magazine|daily|weekly|today|estate|sports?|business|politics|opinion|health|science|culture|world|travel|life|style|reviews?|reports?|events?|tips|updates?|guides?|stories|technology|finance|markets?|law|arts?|music|education|security|design|development|marketing|research|energy|learning|city|county|images|photos?|video|podcast|affairs|policy|management|games?|series|community|free|tools?|software|apps?|products?)$/i;
const PLACE = /^(?:in|à|en|a) \p{Lu}[\p{L} .'’-]{1,24}$/u;
/** Names of elements that hold a section, a place or a picture's credit. */
const OTHER_MARK =
  /(?:^|[\s_-])(?:categor|section|topic|tags?|kicker|eyebrow|label|badge|location|place|source|caption|credit|crumb|tagline|subtitle|copyright)/;
const PROFILE =
  /\/(?:authors?|autor|auteur|users?|u|people|persons?|profiles?|members?|team|staff|bios?|by|@[^/]+)(?:[/?#]|$)/i;
/** Characters of words for sections, which names in Chinese and Japanese do not have. */
const HAN_TOPIC =
  /[国國际際经經济済社会會体體娱乐科技财財军軍教旅汽房芸域报報新闻聞记記关関連速独特题題说説载載员員料版局论評编編画号]/;
/** A Chinese name of three characters, by the most frequent family names. */
const CHINESE =
  /^[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁沈姚卢盧姜崔钟鍾谭陆陸汪范廖邱江][\u4e00-\u9fff]{2}$/;
/** A Japanese name in two parts, or with the usual end of a given name; a Korean one of three syllables. */
const JAPANESE =
  /^[\u4e00-\u9fff々]{1,3}[ \u3000][\u3040-\u30ff\u4e00-\u9fff]{1,4}$|^[\u4e00-\u9fff々]{3}[子美奈香恵代江咲郎雄男夫介太人樹之司輔哉希朗明浩弘]$/;
const KOREAN = /^[김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남심노][\uac00-\ud7a3]{2}$/;
/** What may be a name beside a picture: a shorter Chinese, a Japanese without a space, any Korean, two other words. */
const NAME_BESIDE_PICTURE =
  /^(?:[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周林][\u4e00-\u9fff]|[\u4e00-\u9fff々]{4}|[\uac00-\ud7a3]{2,4}|[\u0620-\u0fff]+ [\u0620-\u0fff]+)$/;
/** A Hindi family name; an Arabic name does not begin with an article or a word of news. */
const HINDI = /\s(?:शर्मा|वर्मा|सिंह|कुमार|गुप्ता|मिश्रा?|यादव|पटेल|झा|तिवारी|जैन|खान|चौहान|ठाकुर|जोशी)$/;
const ARABIC = /^(?!ال|أخبار|كرة|مقال|رأي)[\u0620-\u06ff]+(?: (?!و)[\u0620-\u06ff]+){1,2}$/;

/**
 * The names of a line or row near the headline, or below the text (`isBelowText`), that has no word such as "by":
 * "Ada Ek · 12 March 2024", a name in a row with a picture and a date. An agency alone counts. Empty for other lines.
 */
export function bareNames(page: VisiblePage, block: number, isBelowText: boolean): readonly string[] {
  const { outline, headline } = page;
  const { words, chars, heading, element } = itemAt(outline.blocks, block);
  const distance = block - headline;
  const isNear = headline >= 0 && distance >= -BEFORE && distance <= AFTER && distance !== 0;
  if ((!isNear && !isBelowText) || words > MAX_WORDS || (heading > 0 && heading < 4)) return [];
  const line = plainDigits(lineOf(outline, element, block));
  const agency = line.replace(/^[([（【]\s*|(?<!\s)\s*[)\]）】]$/g, '');
  if (AGENCY.test(agency) && (isBelowText || hasTimeBeside(page, block))) return [agency];
  const hasPicture = isBesidePicture(page, element);
  const isName = (name: string): boolean =>
    isPersonName(name) && isCommonName(name, hasPicture) && !isTopic(page, name);
  const names: string[] = [];
  let [others, times] = [0, 0];
  for (const part of line
    .replace(/ द्वारा/, '')
    .split(PART)
    .map((text) => text.trim())) {
    const name = beforeEnd(part);
    // "Ada Ek in Hilltown"
    const rest = part.slice(name.length).trim().replace(PLACE, '');
    if (part === '') continue;
    if (isTimePart(part, page.lang) && (name === '' || !isName(namesIn(name)[0] ?? ''))) times++;
    else if (AGENCY.test(part)) names.push(part);
    else if (rest !== '' && !isTimePart(rest, page.lang)) others++;
    else {
      const found = namesIn(name);
      if (found.length > 0 && found.every(isName)) names.push(...found);
      else others++;
      if (rest !== '') times++;
    }
  }
  const isCredit = times > 0 || (chars <= ROW_CHARS && !isBelowText && hasTimeBeside(page, block));
  return isCredit && others <= MAX_OTHERS && !isOfOthers(page, block) ? names : [];
}

/** True where a whole text is a date, a month with a day, or a time of reading. */
function isTimePart(text: string, lang: string): boolean {
  if (!/\d/.test(text) || text.length > ROW_CHARS) return false;
  return TIME.test(text) || writtenDay(text, lang) !== null || text.split(/[\s.]+/).some(isTime);
}

/** True where a short line that is a date stands next to a block, or with one short line between. */
function hasTimeBeside({ outline: { blocks }, headline, lang }: VisiblePage, block: number): boolean {
  return [-1, 1].some((step) => {
    for (let at = block + step; Math.abs(at - block) <= ROW && at !== headline; at += step) {
      const { text = '', chars = Infinity, heading = 0 } = blocks[at] ?? {};
      if (chars > ROW_CHARS || heading > 0) return false;
      if (isTimePart(plainDigits(text), lang)) return true;
    }
    return false;
  });
}

/** True for a name whose form is no other thing: most scripts without capitals need the usual names. */
function isCommonName(name: string, hasPicture: boolean): boolean {
  if (!isCaseless(name) || (hasPicture && NAME_BESIDE_PICTURE.test(name))) return true;
  return [CHINESE, JAPANESE, KOREAN, HINDI, ARABIC].some((names) => names.test(name));
}

function isTopic({ url }: VisiblePage, name: string): boolean {
  const address = url.toLowerCase();
  return (
    TOPIC.test(name) ||
    ORGANISATION.test(name) ||
    HAN_TOPIC.test(name) ||
    address.includes(`/${name.toLowerCase().replace(/ /g, '-')}/`)
  );
}

/** True for a line in a button or a link to a section, or that a link repeats, or whose element says what it is. */
function isOfOthers(page: VisiblePage, block: number): boolean {
  const { outline, attribute } = page;
  const { blocks, elements, runs } = outline;
  const { text, chars, linkChars, element } = itemAt(blocks, block);
  if (OTHER_MARK.test(markOf(page, element)) || itemAt(elements, element).tag === 'figcaption') return true;
  const inner = itemAt(runs, firstRunOf(runs, block)).element;
  if (closest(elements, inner, (_, i) => isButton(page, i)) >= 0) return true;
  if (linkChars === 0) return false;
  const bare = bareText(text);
  const isRepeated =
    linkChars >= chars &&
    blocks.some((other, b) => b !== block && other.linkChars >= other.chars && bareText(other.text) === bare);
  for (let i = firstRunOf(runs, block); runs[i]?.block === block; i++) {
    const link = closest(elements, itemAt(runs, i).element, ({ tag }) => tag === 'a');
    if (link >= 0 && PROFILE.test(attribute(link, 'href'))) return false;
  }
  return isRepeated || !isBesidePicture(page, element);
}

const BUTTON_MARK = /(?:^|[\s_-])(?:btn|button|cta)s?(?:$|[\s_-])/;

function isButton(page: VisiblePage, element: number): boolean {
  const { tag, role, firstBlock, lastBlock } = itemAt(page.outline.elements, element);
  const isOneLine = lastBlock - firstBlock < 2;
  return tag === 'button' || role === 'button' || (isOneLine && BUTTON_MARK.test(markOf(page, element)));
}

/** Elements around a name, and blocks of the largest row with a picture of its author. */
const ROW_LEVELS = 4;
const ROW_BLOCKS = 5;

function isBesidePicture({ outline: { elements, blocks }, headline }: VisiblePage, element: number): boolean {
  const anchor = blocks[headline]?.element ?? -1;
  let at = element;
  for (let level = 0; at > 0 && level < ROW_LEVELS; level++) {
    const { end, firstBlock, lastBlock, parent, tag } = itemAt(elements, at);
    if (lastBlock - firstBlock > ROW_BLOCKS || tag === 'figure' || (at <= anchor && anchor < end)) return false;
    for (let i = at; i < end; i++) if (itemAt(elements, i).tag === 'img') return true;
    at = parent;
  }
  return false;
}
