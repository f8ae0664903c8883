import { ALPHABET, isCaseless, lowerCase, startsWithCapital } from '../../engine/text/letters.ts';

/** Words between "by" or its like and the names: "By", "Written by:", "Autor:", "作者：". */
export const BY =
  '(?:(?:[Pp]ost)?[Bb]y|BY|[Vv]on|VON|[Pp]or|POR|[Pp]ar|PAR|[Dd][ia]|DI|[Dd]oor|[Aa][vf]|[Oo]leh|[Pp]rzez|[Tt]e(?:xto?|ksti?)|[Yy]az(?:an|ar)|[Pp]enulis|[Ss]zerző|[Kk]irjoittaja|[Tt]ác giả|[Aa]ut(?:h?or(?:e[ns]?|as?|s|in(?:nen)?|\\((?:s|in|es|a)\\))?|eur)|AUTOR|[Аа]втор(?:ы|ка)?|АВТОР|Текст|إعداد|Του|Της|Γράφει|Συντάκτης|Συντάκτρια|نویسنده|מאת|بقلم|كتبه?|الكاتب|लेखक|লেখক|द्वारा)';
export const HAN =
  '(?:[Ww]ords|[Ss]tory|作者|著者|撰文|執筆者?|取材・文|[记記]者|文|글(?:·사진)?)\\s*[：:/／|｜＝=・]\\s*|(?:本报|本報)?[记記]者\\s+|글(?:·사진)?\\s+(?=[\\uac00-\\ud7a3]{2,4}(?:\\s|$))';
export const LEADING = new RegExp(
  `^[^${ALPHABET}]*(?:(?:[${ALPHABET}]+ )?${BY}(?:\\s*:\\s*|\\s+)|[Bb]y(?=[A-Z][a-z])|${HAN})`,
);
/** The same right before a name, or behind a word in small letters. "João da Silva" is a name. */
const BY_FIRST = new RegExp(`^(?:[a-zß-ÿ]+ )?${BY}(?:\\s*:\\s*|\\s+)|^[A-Z][a-z]+ by\\s|^${HAN}`);
const BETWEEN =
  /(?<!\s)(?:\s*(?:[,;、，]\s*(?:(?:and|und|&)\s)?|&)|\s+(?:and|und|et|y|e|och|og|en|и|і|και|ve|و|dan|এবং|और|AND|UND|ET|Y|E)\s)\s*/;
/** Words of jobs, degrees and institutes, which follow a name. */
const ROLE =
  /\b(?:editor|writer|reporter|author|contributor|columnist|correspondent|manager|director|expert|specialist|analyst|founder|ceo|cto|cmo|vp|head|president|chief|officer|professor|prof|educator|engineer|developer|consultant|coach|researcher|scientist|producer|attorney|lawyer|staff|fellow|lecturer|economist|historian|physician|therapist|psychologist|strategist|designer|architect|advis[eo]r|photographer|correspondant\S*|corresponsal|corrispondente|periodista|rédact\S*|giornalista|repórter|jornalista|корреспондент|журналист|редактор|universi\S*|institute?|college|school|department|cent(?:er|re)|laboratory|hospital|clinic|gmbh|inc|ltd|llc|corp|md|ph\.?d|m\.d|rn|rd|rdn|cfa|cpa|mba)s?\b\.?/i;
/** Parts of German and other jobs in one word: "Wissenschaftsredakteurin". */
const ROLE_PART = /redakt|journalist|korrespondent/i;
/** A job or a place in a sentence, "correspondante à Lyon"; not a particle of a name. */
const IN_LOWER_CASE = /^(?!(?:de|da|di|van|von|der|den|la|le|al|el|bin|dos?|du|af|ter|ten)\s)\p{Ll}\S*\s/u;
/** What pictures are credited with. */
const PICTURES_BY =
  /^(?:photo|picture|image|illustration|graphic|video|foto|bild|imágen|imagen|ilustra)[a-z\u00c0-\u024f]*\s+(?:by|von|por|par|de|di)\s/;
const NO_NAME =
  /[@<>=]|:\/\/|www\.|^[\w-]{2,}\.(?:com|net|org|info|ru|ua|by|kz|de|at|ch|fr|es|it|pl|nl|be|cz|cn|jp|kr|tw|hk|br|mx|ar|in|uk|eu|tv|news|blog)$/i;
const LETTER = new RegExp(`[${ALPHABET}]`);
/** Texts that are a word of a byline and no name. */
const NO_NAMES = new Set(
  [
    'by,von,por,par,editor,author,the author,staff,team,guest,webmaster',
    'anonymous,unknown,undefined,null,home,category,section,sections,spotlight',
    'redaktion,redacción,редакция,编辑,記者,记者',
  ].flatMap((line) => line.split(',')),
);
/** Words of a page's interface: "Print Article", "Call Us", "Written By". */
const INTERFACE = new Set(
  (
    'written posted published updated about ask call print read view contact share follow menu tools article ' +
    'articles blog blogs news us our your comment comments last profile quote report reply visit connect featured this ' +
    'read minutes min from brand email e-mail font size'
  ).split(' '),
);
const RANK =
  /^(?:senior|deputy|managing|associate|contributing|guest|lead|freelance|executive|assistant|of|news|content|sports|political|science)$/i;
const WEEKDAY = /.day$/;
/** A bracket that does not close, as in "【Example News╱", and what is in it. */
const OPEN_BRACKET = /[([（【〔［][^()[\]（）【】〔〕［］]*$/;
/** What follows a colon is a value: "Δημοσιεύτηκε: Δεκέμβριος". */
const HAS_LABEL = /[:：]\s?\S/;
/** A family name of one word, and a given name with initials or a second one; no degree and no number. */
const FAMILY_FIRST =
  /^((?:v[ao]n (?:de[nr]? )?)?\p{Lu}[\p{L}'’-]*\p{Ll}), (\p{Lu}(?:\p{Ll}+|\.)(?: \p{Lu}(?:\p{Ll}+|\.))?)$/u;
/** Names of agencies that are one word, before a place. */
const AGENCY_WORD = /^(?:Reuters|Bloomberg|Xinhua|Interfax|Anadolu)$/;
const NAME_WORDS = 7;
const NAME_CHARS = 60;

/**
 * Single names in a declared author: "Ada Ek and Bo Li, Reporters" gives Ada Ek, Bo Li, and "Ek, Ada" Ada Ek. Empty
 * where it holds none.
 */
export function declaredNames(author: string): string[] {
  const bare = author.trim().replace(LEADING, '');
  const [, family = '', given = ''] = FAMILY_FIRST.exec(bare) ?? [];
  const isPerson = given !== '' && !ROLE.test(`${family} ${given}`) && !AGENCY_WORD.test(family);
  return singleNames(isPerson ? `${given} ${family}` : givenFirst(bare));
}

/** "Ek, Ada; Li, Bo" with the given names first. */
export function givenFirst(list: string): string {
  const parts = list.split(';').map((part) => part.trim());
  const turned = parts.map((part) => part.replace(/^([^,]+),\s+([^,\s][^,]*)$/, '$2 $1'));
  return parts.length > 1 && parts.every((part, i) => part !== turned[i]) ? turned.join('; ') : list;
}

/** The names in a list of names; roles, institutes and interface words are none. */
export function singleNames(list: string): string[] {
  const names: string[] = [];
  const parts = list.split(BETWEEN);
  const hasRoles = parts.slice(1).some((part) => ROLE.test(part) || ROLE_PART.test(part));
  for (const part of parts) {
    if (names.length > 0 && PICTURES_BY.test(lowerCase(part))) continue;
    const name = part
      .replace(/(?<!\s)\s*(?:\([^()]*\)|\[[^[\]]*\])$| ?(?:기자|[記记]者).*$/u, '')
      .replace(OPEN_BRACKET, '')
      .replace(/^[\s,;:.·"“–—-]+|(?<![\s,;:·"”–—*-])[\s,;:·"”–—*-]+$/gu, '')
      .replace(BY_FIRST, '')
      .replace(/^via\s|(?<=[a-zß-ÿ]{3})\.$/g, '');
    // Beside a role, a single word is a part of that role: "Director, Content & Marketing".
    const isRole =
      ROLE.test(name) || ROLE_PART.test(name) || IN_LOWER_CASE.test(name) || (hasRoles && !isPersonName(name));
    // "Ada Ek, publié le 3 mai": the word before the day.
    const isLowerWord = /^\p{Ll}{5,}$/u.test(name);
    if (name === '' || (names.length > 0 && (isRole || isLowerWord))) continue;
    if (!isName(name) || isJob(name)) break;
    const shown = withoutCapitals(name);
    if (!names.includes(shown)) names.push(shown);
  }
  return names;
}

/** True for words of a job alone: "Senior Editor". */
function isJob(name: string): boolean {
  return name.includes(' ') && name.split(' ').every((word) => ROLE.test(word) || RANK.test(word));
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

function isName(text: string): boolean {
  // The letter of an avatar is no name.
  if (text.length < 2 || text.length > NAME_CHARS || text.split(' ').length > NAME_WORDS) return false;
  if (NO_NAME.test(text) || HAS_LABEL.test(text) || !LETTER.test(text)) return false;
  const lower = text.toLowerCase();
  return !NO_NAMES.has(lower) && !lower.split(/\s+/).some((word) => INTERFACE.has(word) || WEEKDAY.test(word));
}

/** Lower-case words within the names of persons. */
const PARTICLES = new Set('de da di van von der den la le al el bin'.split(' '));
const NAME_WORD = new RegExp(`^[${ALPHABET}'’.\\u200d-]+$`);
/** A name in a script without capitals. */
const CASELESS_NAME = new RegExp(`^[${ALPHABET} ·]{2,20}$`);
/** Words of a person's name at most, a degree before it not counted. */
const PERSON_WORDS = 4;
const DEGREE = /^(?:Dr|Prof|Mag|Ing)\.?$/;

/** True for two to four words with capital letters, or a few letters of a script without capitals. */
export function isPersonName(text: string): boolean {
  if (isCaseless(text)) return CASELESS_NAME.test(text);
  const words = text.split(/\s/);
  return (
    words.length > 1 &&
    words.length <= PERSON_WORDS + (DEGREE.test(words[0]!) ? 1 : 0) &&
    words.every((word, i) => (i > 0 && PARTICLES.has(word)) || (startsWithCapital(word) && NAME_WORD.test(word)))
  );
}
