/** A part of a text: UTF-16 units from `start` to before `end`. */
export type Span = { readonly start: number; readonly end: number };

/**
 * Abbreviations with a full stop, by language. The browser's rules would end a sentence after them before a capital.
 */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  en: 'Mr Mrs Ms Dr Prof Rev Gen Col Capt Lt Sgt Sen Rep Gov St Mt Ft Jr Sr vs No Fig Vol Eq cf approx Inc Ltd Co e.g i.e',
  de: 'Dr Prof Hr Hrn Fr Nr St Str Abs Art Abb Bd Kap Jh bzw ca vgl sog ggf inkl exkl max min geb gest evtl Mio Mrd Tel d.h z.B u.a o.ä i.d.R v.a z.T u.U',
  fr: 'M MM Mme Mlle Dr Pr St Ste art chap fig vol env cf p.ex',
  es: 'Sr Sra Srta Dr Dra Prof Ud Uds Lic Ing núm art cap fig p.ej',
  pt: 'Sr Sra Dr Dra Prof Eng Exmo n art cap fig p.ex',
  it: 'Sig Sigg Dott Dr Prof Ing Avv art cap fig pag ecc p.es',
  ru: 'г гг в вв им ул д стр рис табл проф акад т.е т.д т.п т.к',
};

/** Languages that write ordinals with a full stop: "am 3. Oktober". */
const STOP_AFTER_ORDINAL = new Set([
  'de',
  'da',
  'nb',
  'nn',
  'no',
  'cs',
  'sk',
  'hu',
  'fi',
  'et',
  'pl',
  'hr',
  'sl',
  'tr',
]);
const ORDINAL = /(?:^|\s)\d{1,3}\.\s*$/u;
/** An initial, or the last letter of an abbreviation such as "z. B.". */
const LONE_LETTER = /(?:^|[\s.("'«„“‘])\p{L}\.\s*$/u;
const LAST_WORD = /(?<!\S)(\S+)\.\s*$/u;

/** Quotation marks that open the next sentence. The browser's rules leave them at the end of this one. */
const OPENING = /(?<![「『（《〈])[「『（《〈]+$/u;
/** The sentence goes on after direct speech: "Why?" he said. */
const GOES_ON = /^\p{Ll}/u;
const SPOKEN = /[」』]$/u;
const GOES_ON_AFTER_SPOKEN = /^\p{Script=Hiragana}/u;

/** Splits a text into sentences by the rules of its language (BCP 47), without the white space between them. */
export function splitSentences(text: string, lang: string): Span[] {
  const language = lang.split('-')[0]?.toLowerCase() ?? '';
  const spans: Span[] = [];
  let start = 0;
  for (const { segment, index } of segmenterFor(lang, 'sentence').segment(text)) {
    const isLast = index + segment.length === text.length;
    const end = index + segment.length - (isLast ? 0 : (OPENING.exec(segment)?.[0].length ?? 0));
    if (!isLast && (endsInside(text.slice(index, end), language) || goesOn(text, end))) continue;
    const span = trimmed(text, start, end);
    if (span !== null) spans.push(span);
    start = end;
  }
  return spans;
}

/** The word of a text at a place. Where there is none: the character. */
export function wordAt(text: string, at: number, lang: string): Span {
  const found = segmenterFor(lang, 'word').segment(text).containing(at);
  return found === undefined
    ? { start: at, end: at + 1 }
    : { start: found.index, end: found.index + found.segment.length };
}

/** Marks that a long sentence may be divided after. */
const CLAUSE_END = /[,;:–—،؛、，；：]\s|[、，；：]/gu;
/** A part is not shorter than this share of the limit, so that speech does not pause too often. */
const LEAST_PART = 0.4;

/** Where a part of at most `limit` units ends that begins at `from`: after a clause, else after a word. */
export function endOfPart(text: string, from: number, end: number, limit: number): number {
  if (end - from <= limit) return end;
  const part = text.slice(from, from + limit);
  const clause = [...part.matchAll(CLAUSE_END)].at(-1);
  const afterClause = clause === undefined ? 0 : clause.index + clause[0].length;
  if (afterClause >= limit * LEAST_PART) return from + afterClause;
  const afterWord = part.lastIndexOf(' ') + 1;
  if (afterWord > 0) return from + afterWord;
  // Not between the two UTF-16 units of a character.
  return from + limit - Number(/[\uD800-\uDBFF]$/.test(part));
}

function endsInside(segment: string, language: string): boolean {
  if (segment.endsWith('\n')) return false;
  if (LONE_LETTER.test(segment)) return language !== 'en' || !/(?:^|\s)I\.\s*$/.test(segment);
  if (STOP_AFTER_ORDINAL.has(language) && ORDINAL.test(segment)) return true;
  const word = LAST_WORD.exec(segment)?.[1]?.replace(/^[("'«„“‘]+/u, '');
  const known = Object.hasOwn(ABBREVIATIONS, language) ? ABBREVIATIONS[language] : undefined;
  return word !== undefined && known?.split(' ').includes(word) === true;
}

function goesOn(text: string, at: number): boolean {
  if (text[at - 1] === '\n') return false;
  const next = text.slice(at, at + 2);
  return GOES_ON.test(next) || (SPOKEN.test(text.charAt(at - 1)) && GOES_ON_AFTER_SPOKEN.test(next));
}

function trimmed(text: string, start: number, end: number): Span | null {
  const part = text.slice(start, end);
  const first = start + part.length - part.trimStart().length;
  const last = first + part.trim().length;
  return last > first ? { start: first, end: last } : null;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(lang: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${granularity} ${lang}`;
  let segmenter = segmenters.get(key);
  if (segmenter === undefined) {
    try {
      segmenter = new Intl.Segmenter(lang || 'en', { granularity });
    } catch {
      // The page declares something that is no language tag.
      segmenter = new Intl.Segmenter('en', { granularity });
    }
    segmenters.set(key, segmenter);
  }
  return segmenter;
}
