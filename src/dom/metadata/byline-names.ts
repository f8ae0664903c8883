import { ALPHABET } from '../../engine/text/letters.ts';
import { AGENCY } from './agencies.ts';
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
/** "Ada Ek/dpa", "Ada Ek avec AFP". */
const WITH_OTHER = /(?:(?<!\/)\/|\s(?:with|mit|avec|con|com)\s(?:l['’])?)([^\s/].*)$/;
/** "By" and its like at the end of what stands before names. */
const BY_END = new RegExp(`(?<=\\s)${BY}[:\\s]*$`);
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
  if (isOtherWork(LEADING.exec(byline)?.[0] ?? '')) return [];
  // A handle behind the name.
  const bare = givenFirst(
    plainDigits(byline)
      .trim()
      .replace(LEADING, '')
      .replace(/\s\(?@[\w.-]+\)?/g, ' |')
      // A list whose names are links.
      .replace(/(?<=[,;、&]|\s(?:and|und|et|y|e)) \|(?= )| \|(?= (?:[,;、&]|(?:and|und|et|y|e)\s))/g, ''),
  );
  const lists = bare.split(PART).map((part) => namesOnly(singleNames(beforeEnd(part))));
  return lists.find(([first = '']) => isPersonName(first)) ?? lists[0] ?? [];
}

function namesOnly(names: readonly string[]): string[] {
  return names
    .map((name) =>
      name.replace(JOB_AFTER, '$1').replace(WITH_OTHER, (whole, agency: string) => (AGENCY.test(agency) ? '' : whole)),
    )
    .filter((name) => !name.split(' ').every(isTime));
}

/** The part of a byline before a date or the words that follow names. */
export function beforeEnd(part: string): string {
  const end = part.search(END);
  if (end < 0) return part;
  // "Ada Ek Mar 24": the word before the day is its month.
  const words = part.slice(0, end).trim().split(/\s+/);
  return (isTime(words.at(-1) ?? '') ? words.slice(0, -1) : words).join(' ');
}

/** True for the name of a month or a day. */
export function isTime(word: string): boolean {
  return TIMES.has(word.toLowerCase().replace(/(?<![.,:])[.,:]+$/, ''));
}

/** What persons besides the author did: "Translated from the Danish by Ada Ek". */
const OTHER_WORK =
  /(?:^|[\s|])(?:translat|edit|review|check|illustrat|photo|foto|pictur|produc|design|sponsor|power|übersetz|aus dem|tradu|vertaald|illustr|перев)\S*(?: \S+){0,4}[\s:]$/i;

function isOtherWork(lead: string): boolean {
  return OTHER_WORK.test(lead.replace(BY_END, ''));
}

/** A Korean name, with the word for a reporter behind it. */
const REPORTER = /(?:^|[\s|·•\]=[(])([\uac00-\ud7a3]{2,4}) ?기자(?![\uac00-\ud7a3])/;
/** The same before or behind Chinese and Japanese names: "(记者 王小明)", "記者王小明/台北報導", "【田中花子記者】". */
const HAN_REPORTER =
  /(?:^|[\s|╱([（【〔])(?:本[报報]|特[约約派]|[实實][习習])?(?:[记記]者)[\s：:／/|]?(?!会|會|席|们|們)([\u4e00-\u9fff]{2,4}(?:[、 ][\u4e00-\u9fff]{2,4})*)(?=$|[\s／/|)\]）】〕,，。·])|^[【［[(（]?(?!本|特)([\u4e00-\u9fff々]{2,5}(?:[ \u3000][\u3040-\u30ff\u4e00-\u9fff]{1,4})?) ?[記记]者[】］\])）]?$/;
/** A Japanese name alone in such brackets, without the signs of words for kinds of articles. */
const IN_BRACKETS =
  /^【((?!.*[関連速報独特集題説載員料告版聞局論評記事編続動画号社会])[\u4e00-\u9fff々]{3,5}|[\u4e00-\u9fff々]{1,3}[ \u3000][\u3040-\u30ff\u4e00-\u9fff]{1,4})】$/;

/** The names after a word such as "by" in a line, or before one; empty where there is none. */
export function namesAfterBy(line: string): string[] {
  const reporters = reportersIn(line);
  if (reporters.length > 0) return reporters;
  const start = LEADING.exec(line) ?? INSIDE.exec(line);
  if (start !== null && isOtherWork(line.slice(0, start.index + start[0].length))) return [];
  return start === null ? [] : namesIn(line.slice(start.index + start[0].length));
}

/** The names beside the word for a reporter in Chinese, Japanese and Korean. */
export function reportersIn(line: string): string[] {
  const [, before, after] = HAN_REPORTER.exec(line) ?? [];
  const reporter = before ?? after ?? (REPORTER.exec(line) ?? IN_BRACKETS.exec(line))?.[1] ?? '';
  return singleNames(reporter.replace(/(?<=\S\S) (?=\S\S)/g, '、'));
}
