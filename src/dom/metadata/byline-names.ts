import { ALPHABET } from '../../engine/text/letters.ts';
import { plainDigits } from './written-date.ts';
import { BY, givenFirst, HAN, isPersonName, LEADING, singleNames } from './names.ts';

/** The same inside a line: "3 May 2024 by Ada Ek", "Posted on May 3, 2024 by Ada Ek". */
const INSIDE = new RegExp(`[\\s|·•,–—-](?:${BY}:?\\s+(?=[${ALPHABET}])|${HAN})`);
/** Separators between the parts of a byline. */
const PART = /(?<!\s)(?:\s*[|·•⋅»«]\s*|\s+[–—/-]\s+)/;
/** The end of the names: a date, the words that follow a name in a byline. */
const END = new RegExp(
  `(?:\\s+|(?<=[a-zß-ÿα-ώа-я])(?=[A-ZÀ-ÞΑ-ΩА-Я]))[${ALPHABET}]{3,9}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?[^\\d${ALPHABET}]{0,2}\\s+\\d{4}|` +
    `\\s*\\(?(?<![${ALPHABET}\\d])\\d|(?<=[a-zß-ÿ])\\d{1,2}\\.?\\s+[${ALPHABET}]{3}|` +
    '\\s+(?:[^\\s:：]{2,14} ?[:：]|[\\u3040-\\u9fff]{1,6}[/／=＝])(?=.)|\\.?\\s+(?:on|am|el|em|le|il|op|in|for|für|at|[a-z]+ed|(?:Publish|Updat|Post|Edit|Modifi|Review|Creat|Submitt|Add)ed|[Ll]ast|[Vv]iew|' +
    '[Rr]ead|[Ff]ollow|[Ff]act)(?:[\\s:-]|$)',
);
/** Jobs directly after two words of a name: "Ada Ek Senior Writer". */
const JOB_AFTER =
  /^(?!The |[A-Z]{3,} )(\S+ \S+(?: \S+)??) (?:(?:former|senior|deputy|staff|chief|managing|associate|contributing|guest|lead|freelance|executive|content|assistant|political|news|sports|business|tech(?:nology)?)(?: |$).*|(?:writer|editor|reporter|correspondent|columnist|journalist|contributor|author)s?$)/i;
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
/**
 * Single names in a byline: "By Ada Ek and Bo Li, Reporters" gives Ada Ek, Bo Li. Empty where it holds none.
 */
export function namesIn(byline: string): string[] {
  // A handle behind the name.
  const bare = givenFirst(
    plainDigits(byline)
      .trim()
      .replace(LEADING, '')
      .replace(/\s\(?@[\w.-]+\)?/g, ' |'),
  );
  const lists = bare.split(PART).map((part) => namesOnly(singleNames(beforeEnd(part))));
  return lists.find(([first = '']) => isPersonName(first)) ?? lists[0] ?? [];
}

function namesOnly(names: readonly string[]): string[] {
  return names.map((name) => name.replace(JOB_AFTER, '$1')).filter((name) => !name.split(' ').every(isTime));
}

function beforeEnd(part: string): string {
  const end = part.search(END);
  if (end < 0) return part;
  // "Ada Ek Mar 24": the word before the day is its month.
  const words = part.slice(0, end).trim().split(/\s+/);
  return (isTime(words.at(-1) ?? '') ? words.slice(0, -1) : words).join(' ');
}

function isTime(word: string): boolean {
  return TIMES.has(word.toLowerCase().replace(/(?<![.,:])[.,:]+$/, ''));
}

/** What persons besides the author did: "Translated from the Danish by Ada Ek". */
const OTHER_WORK =
  /\b(?:translat|edit|review|check|illustrat|photo|produc|design|übersetz|tradu|vertaald|illustr|перев)\S*(?: \S+){0,4} $/i;

/** A Korean name, with the word for a reporter behind it. */
const REPORTER = /(?:^|[\s|·•\]=])([\uac00-\ud7a3]{2,4}) ?기자(?![\uac00-\ud7a3])/;

/** The names after a word such as "by" in a line, or before one; empty where there is none. */
export function namesAfterBy(line: string): string[] {
  const reporter = REPORTER.exec(line)?.[1];
  if (reporter !== undefined) return [reporter];
  const start = LEADING.exec(line) ?? INSIDE.exec(line);
  if (start !== null && OTHER_WORK.test(line.slice(0, start.index + 1))) return [];
  return start === null ? [] : namesIn(line.slice(start.index + start[0].length));
}
