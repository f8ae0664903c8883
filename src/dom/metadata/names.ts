import { ALPHABET, isCaseless, startsWithCapital } from '../../engine/text/letters.ts';

/** Words between "by" or its like and the names: "By", "Written by:", "Autor:", "作者：". */
const BY =
  '(?:[Bb]y|BY|[Vv]on|VON|[Pp]or|POR|[Pp]ar|PAR|[Dd][ia]|DI|[Dd]oor|[Aa][vf]|[Oo]leh|[Pp]rzez|[Tt]exto?|[Yy]azan|[Aa]ut(?:h?or(?:e[ns]?|as?|s)?|eur)|AUTOR|[Аа]втор(?:ы|ка)?|АВТОР|Текст|Του|Της|بقلم|كتبه?|الكاتب|लेखक|লেখক|द्वारा)';
const HAN = '(?:作者|著者|撰文|執筆者?|取材・文|[记記]者|文|글)\\s*[：:/／|｜＝]\\s*|(?:本报|本報)?[记記]者\\s+';
const LEADING = new RegExp(
  `^[^${ALPHABET}]*(?:(?:[${ALPHABET}]+ )?${BY}(?:\\s*:\\s*|\\s+)|[Bb]y(?=[A-Z][a-z])|${HAN})`,
);
/** The same inside a line: "3 May 2024 by Ada Ek", "Posted on May 3, 2024 by Ada Ek". */
const INSIDE = new RegExp(`[\\s|·•,–—-](?:${BY}:?\\s+(?=[${ALPHABET}])|${HAN})`);
/** Separators between the parts of a byline. */
const PART = /\s*[|·•⋅»«]\s*|\s+[–—/-]\s+/;
/** The end of the names: a date, the words that follow a name in a byline. */
const END = new RegExp(
  `(?:\\s+|(?<=[a-zß-ÿα-ώа-я])(?=[A-ZÀ-ÞΑ-ΩА-Я]))[${ALPHABET}]{3,9}\\.?\\s+\\d{1,2}\\D{0,3}\\s+\\d{4}|` +
    `\\s*\\(?(?<![${ALPHABET}\\d])\\d|(?<=[a-zß-ÿ])\\d{1,2}\\.?\\s+[${ALPHABET}]{3}|` +
    '\\.?\\s+(?:on|am|el|le|il|op|in|for|für|at|[A-Za-z]+ed|[Ll]ast|[Vv]iew|[Rr]ead|[Ff]ollow|[Ff]act)(?:[\\s:-]|$)',
);
const BETWEEN = /\s*(?:[,;、，]\s*(?:(?:and|und|&)\s)?|&|\s(?:and|und|et|y|e|och|og|en|и|і|και|ve|و|dan)\s)\s*/;
/** Words of jobs, degrees and institutes, which follow a name. */
const ROLE =
  /\b(?:editor|writer|reporter|author|contributor|columnist|correspondent|manager|director|expert|specialist|analyst|founder|ceo|cto|cmo|vp|head|president|chief|officer|professor|prof|lecturer|educator|engineer|developer|consultant|coach|researcher|scientist|producer|strategist|owner|attorney|lawyer|staff|redakteurin?|redaktion|reporterin|korrespondentin|journalist[ae]?|redactora?|periodista|rédact(?:eur|rice)|giornalista|redator[ae]?|jornalista|корреспондент|журналист|редактор|university|université|universität|universidad|institute?|institut|college|school|department|cent(?:er|re)|laboratory|hospital|clinic|gmbh|inc|ltd|llc|corp|md|ph\.?d|m\.d|rn|rd|rdn|cfa|cpa|mba)s?\b\.?/i;
/** Jobs directly after two words of a name: "Ada Ek Senior Writer". */
const JOB_AFTER =
  /^(?!The |[A-Z]{3,} )(\S+ \S+(?: \S+)??) (?:(?:former|senior|deputy|staff|chief|managing|associate|contributing|guest|lead|freelance|executive|content|assistant|political|news|sports|business|tech(?:nology)?)(?: |$).*|(?:writer|editor|reporter|correspondent|columnist|journalist|contributor|author)s?$)/i;
const NO_NAME = /[@<>=]|:\/\/|www\./;
const LETTER = new RegExp(`[${ALPHABET}]`);
/** Texts that are a word of a byline and no name. */
const NO_NAMES = new Set(
  [
    'by,von,por,par,editor,author,the author,staff,the staff,team,the team,guest,guest author,admin,administrator,webmaster',
    'anonymous,unknown,undefined,null,none,n/a,home,category,categories,section,sections,spotlight,user,root,member,via',
    'autor,auteur,autore,redaktion,redaktor,redacción,redação,la rédaction,rédaction,редакция,автор,作者,编辑,記者,记者',
  ].flatMap((line) => line.split(',')),
);
/** Names of months and days in the languages of most pages, whole or with three letters; alone they are no names. */
const TIMES = new Set(
  (
    'january february march april may june july august september october november december ' +
    'januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre ' +
    'novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro ' +
    'fevereiro março maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio giugno luglio ' +
    'settembre ottobre dicembre januari februari maart mei augustus января февраля марта апреля мая июня июля августа ' +
    'сентября октября ноября декабря jan feb mar apr jun jul aug sep sept oct nov dec mär okt dez janv févr avr juil ' +
    'déc ene abr ago dic fev out set gen mag giu lug ott mon tue tues wed thu thur thurs fri sat sun today yesterday'
  ).split(' '),
);
/** Words of a page's interface: "Print Article", "Call Us", "Written By". */
const INTERFACE = new Set(
  (
    'written posted published updated about ask call print read view contact share follow menu tools article ' +
    'articles blog blogs news us our your comment comments last profile quote report reply visit connect featured this ' +
    'read minutes min'
  ).split(' '),
);
const WEEKDAY = /.day$/;
const NAME_WORDS = 7;
const NAME_CHARS = 60;

/**
 * Single names in a byline: "By Ada Ek and Bo Li, Reporters" gives Ada Ek, Bo Li. Empty where it holds none. A declared
 * one has nothing after the names.
 */
export function namesIn(byline: string, isDeclared = false): string[] {
  const bare = byline.trim().replace(LEADING, '');
  if (isDeclared) return singleNames(familyFirst(bare));
  const lists = bare.split(PART).map((part) => singleNames(beforeEnd(part)));
  return lists.find(([first = '']) => isPersonName(first)) ?? lists[0] ?? [];
}

/** "Ek, Ada; Li, Bo" with the given names first. */
function familyFirst(list: string): string {
  const parts = list.split(/\s*;\s*/);
  const turned = parts.map((part) => part.replace(/^([^,]+),\s+([^,]+)$/, '$2 $1'));
  return parts.length > 1 && parts.every((part, i) => part !== turned[i]) ? turned.join('; ') : list;
}

function beforeEnd(part: string): string {
  const end = part.search(END);
  if (end < 0) return part;
  // "Ada Ek Mar 24": the word before the day is its month.
  const words = part.slice(0, end).trim().split(/\s+/);
  return (isTime(words.at(-1) ?? '') ? words.slice(0, -1) : words).join(' ');
}

function isTime(word: string): boolean {
  return TIMES.has(word.toLowerCase().replace(/[.,:]+$/, ''));
}

function singleNames(list: string): string[] {
  const names: string[] = [];
  const parts = list.split(BETWEEN);
  const hasRoles = parts.slice(1).some((part) => ROLE.test(part));
  for (const part of parts) {
    const name = part
      .replace(/\s*\([a-z./]{1,5}\)$| ?(?:기자|[記记]者).*$/u, '')
      .replace(/^[\s,;:.·"“–—-]+|[\s,;:·"”–—*-]+$/gu, '')
      .replace(LEADING, '')
      .replace(/^via\s/, '')
      .replace(JOB_AFTER, '$1');
    // Beside a role, a single word is a part of that role: "Director, Content & Marketing".
    if (name === '' || (names.length > 0 && (ROLE.test(name) || (hasRoles && !isPersonName(name))))) continue;
    if (!isName(name)) break;
    const shown = withoutCapitals(name);
    if (!names.includes(shown)) names.push(shown);
  }
  return names;
}

/** "ADA EK" as Ada Ek; abbreviations stay. */
function withoutCapitals(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || name !== name.toUpperCase() || isCaseless(name)) return name;
  // A word without a vowel is an abbreviation; single letters are initials.
  if (words.some((word) => /^[B-DF-HJ-NP-TV-XZ]{2,}$/.test(word) || INTERFACE.has(word.toLowerCase()))) return name;
  return words
    .map((word, i) => {
      const lower = word.toLowerCase();
      if (i > 0 && PARTICLES.has(lower)) return lower;
      return lower.replace(
        new RegExp(`(^|[-'’.])([${ALPHABET}])`, 'g'),
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
    })
    .join(' ');
}

/** The names after a word such as "by" in a line; empty where there is none. */
export function namesAfterBy(line: string): string[] {
  const start = LEADING.exec(line) ?? INSIDE.exec(line);
  return start === null ? [] : namesIn(line.slice(start.index + start[0].length));
}

function isName(text: string): boolean {
  if (text.length > NAME_CHARS || text.split(' ').length > NAME_WORDS || NO_NAME.test(text) || !LETTER.test(text))
    return false;
  const lower = text.toLowerCase();
  return (
    !NO_NAMES.has(lower) &&
    !lower.split(' ').every(isTime) &&
    !lower.split(/\s+/).some((word) => INTERFACE.has(word) || WEEKDAY.test(word))
  );
}

/** Lower-case words within the names of persons. */
const PARTICLES = new Set('de da di van von der den la le al el bin'.split(' '));
const NAME_WORD = new RegExp(`^[${ALPHABET}'’.\\u200d-]+$`);
/** A name in a script without capitals. */
const CASELESS_NAME = new RegExp(`^[${ALPHABET} ·]{2,20}$`);
/** Words of a person's name at most. */
const PERSON_WORDS = 4;

/** True for two to four words with capital letters, or a few letters of a script without capitals. */
export function isPersonName(text: string): boolean {
  if (isCaseless(text)) return CASELESS_NAME.test(text);
  const words = text.split(/\s/);
  return (
    words.length > 1 &&
    words.length <= PERSON_WORDS &&
    words.every((word, i) => (i > 0 && PARTICLES.has(word)) || (startsWithCapital(word) && NAME_WORD.test(word)))
  );
}
