import { ALPHABET, isCaseless, startsWithCapital } from '../../engine/text/letters.ts';

/** Words between "by" or its like and the names: "By", "Written by:", "Autor:", "作者：". */
const BY =
  '(?:[Bb]y|[Vv]on|[Pp]or|[Pp]ar|[Dd][ia]|[Dd]oor|[Aa][vf]|[Pp]rzez|[Tt]exto?|[Aa]ut(?:h?or(?:e[ns]?|as?|s)?|eur)|[Аа]втор|Του|Της)';
const HAN = '(?:作者|[记記]者|文|글)\\s*[：:/／|｜]\\s*';
const LEADING = new RegExp(`^[^${ALPHABET}]*(?:(?:[${ALPHABET}]+ )?${BY}(?:\\s*:\\s*|\\s+)|By(?=[A-Z])|${HAN})`);
/** The same inside a line: "3 May 2024 by Ada Ek", "Posted on May 3, 2024 by Ada Ek". */
const INSIDE = new RegExp(`[\\s|·•,–—-](?:${BY}:?\\s+(?=[${ALPHABET}])|${HAN})`);
/** The end of the names: a date, a separator, the words that follow a name in a byline. */
const END = new RegExp(
  `(?:\\s+|(?<=[a-zß-ÿα-ώа-я])(?=[A-ZÀ-ÞΑ-ΩА-Я]))[${ALPHABET}]{3,9}\\.?\\s+\\d{1,2}\\D{0,3}\\s+\\d{4}|` +
    `\\s+[–—/-]\\s+|[|·•⋅»«]|\\s*\\(?(?<![${ALPHABET}\\d])\\d|` +
    '\\.?\\s+(?:on|am|el|le|il|op|in|for|für|at|[A-Za-z]+ed|[Ll]ast|[Vv]iew|[Rr]ead|[Ff]ollow|[Ff]act)(?:[\\s:-]|$)',
);
const BETWEEN = /\s*(?:[,;、，]\s*(?:(?:and|und|&)\s)?|&|\s(?:and|und|et|y|e|och|og|en|и|και)\s)\s*/;
/** In a part after the first: a role and no name. */
const ROLE =
  /\b(?:editor|writer|reporter|author|contributor|columnist|correspondent|manager|director|expert|specialist|analyst|founder|ceo|staff)s?\b/i;
const NO_NAME = /[@<>=]|:\/\/|www\./;
const LETTER = new RegExp(`[${ALPHABET}]`);
/** Texts that are a word of a byline and no name. */
const NO_NAMES = new Set('by von por par editor author staff'.split(' '));
/** Words of a page's interface: "Print Article", "Call Us", "Written By". */
const INTERFACE = new Set(
  (
    'written posted published updated about admin ask call print read view contact share follow menu tools article ' +
    'articles blog blogs news us our your comment comments last profile quote report reply'
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
  const end = isDeclared ? -1 : bare.search(END);
  const names: string[] = [];
  let hasRole = false;
  for (const part of (end < 0 ? bare : bare.slice(0, end)).split(BETWEEN)) {
    const name = part
      .replace(/\s*\([a-z./]{1,5}\)$| ?(?:기자|[記记]者).*$/u, '')
      .replace(/^[\s,;:.·"“–—-]+|[\s,;:·"”–—*-]+$/gu, '')
      .replace(LEADING, '');
    if (names.length > 0 && ROLE.test(name)) hasRole = true;
    // After a role, a single word is a part of that role: "Director, Content & Marketing".
    else if (name !== '' && (!hasRole || name.includes(' '))) {
      if (!isName(name)) break;
      if (!names.includes(name)) names.push(name);
    }
  }
  return names;
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
  return !NO_NAMES.has(lower) && !lower.split(/\s+/).some((word) => INTERFACE.has(word) || WEEKDAY.test(word));
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
