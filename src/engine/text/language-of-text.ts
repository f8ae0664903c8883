import { LETTERS } from './letters.ts';

/** The letters of a script, and its most frequent language. In order: kana distinguish Japanese from Chinese. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/[\u4e00-\u9fff]/g, 'zh'],
  [/[\u0e00-\u0e7f]/g, 'th'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0530-\u058f]/g, 'hy'],
  [/[\u0980-\u09ff]/g, 'bn'],
  [/[\u0a80-\u0aff]/g, 'gu'],
  [/[\u0900-\u097f]/g, 'hi'],
  [/[\u0600-\u06ff]/g, 'ar'],
  [/[\u0400-\u04ff]/g, 'ru'],
];

/** Letters or words that only one language of a script uses, and that language. */
const WITHIN_SCRIPT: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  hi: [[/आहे|आणि|ळ/g, 'mr']],
  ar: [
    [/[ٹڈڑے]/g, 'ur'],
    [/[پچژگ]/g, 'fa'],
  ],
  ru: [
    [/[іїєґ]/g, 'uk'],
    [/[ыэё]/g, 'ru'],
    [/ъ/g, 'bg'],
  ],
};

/** A text is in a script from this share of its letters. Japanese has about 40 % kana or more. */
const SCRIPT_SHARE = 0.15;
/** A text is in a language from this share of letters that only it uses. */
const OWN_LETTER_SHARE = 0.005;

/** Ten frequent and distinctive function words of each language in Latin script. */
const FUNCTION_WORDS = `
en the and of to in is that for with on
de der die und das nicht ist mit ein zu den
fr le la les des et est une dans pour que
es el los las y que por una del con para
pt o os uma não que para com dos em do
it il che di della per non gli una con sono
nl het een van en niet zijn dat op voor is
sv och att det är som för inte på med av
da og det er ikke til som af på med at
no og det er ikke til som på av med å
fi ja ei että oli mutta ovat myös kun sekä hän
pl i w nie na się że z jest przez oraz
cs se na je že v pro jsou ale které aby
sk sa na je že v pre sú ale ktoré aby
hu az és hogy nem egy meg van ez volt csak
ro și în de la cu nu este care mai din
tr ve bir bu da için ile çok daha olarak gibi
id dan yang di untuk dengan ini itu tidak dari pada
vi và của là có không được cho một các trong
ca els les amb i que una per és del en
hr i u je se na da su za koji koja
sl in je v se na da so za ki pa
et ja ei et oli kui ka ning oma mis aga
lt ir yra kad su iš tai bet į kaip buvo
lv un ir kas par ar uz tas bet lai arī
eu eta da ez bat dira du zen ere izan dute
gl e o os unha non que para dos coa na
tl ang ng sa mga na at ay ito para ni
sw na ya wa kwa ni katika za la kuwa hii
af die en van nie is het wat vir sy in
ga agus an na ar bhí go sé le don atá
eo la kaj de en estas al ne mi por kiu`;

/** The function words by which a language is recognised; none for one that is recognised by its script. */
export function functionWordsOf(language: string): readonly string[] {
  const line = FUNCTION_WORDS.split('\n').find((own) => own.startsWith(`${language} `));
  return line === undefined || language === '' ? [] : line.split(' ').slice(1);
}

/** Minimum share of a language's ten words in a text: the ten most frequent words are a fifth to a third of prose. */
const MIN_HIT_SHARE = 0.1;

const WORD = new RegExp(`[${LETTERS}]+`, 'g');

/** Primary language subtag of a text, by its script or, in Latin script, by function words; '' if unknown. */
export function languageOfText(text: string): string {
  const lower = text.toLowerCase();
  const words = lower.match(WORD) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  if (letters === 0) return '';
  const share = (pattern: RegExp): number => (lower.match(pattern)?.length ?? 0) / letters;
  const script = SCRIPTS.find(([pattern]) => share(pattern) >= SCRIPT_SHARE)?.[1];
  if (script !== undefined)
    return WITHIN_SCRIPT[script]?.find(([pattern]) => share(pattern) >= OWN_LETTER_SHARE)?.[1] ?? script;
  return byFunctionWords(words);
}

function byFunctionWords(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let best = '';
  let most = MIN_HIT_SHARE * words.length;
  for (const line of FUNCTION_WORDS.trim().split('\n')) {
    const [language = '', ...own] = line.split(' ');
    const hits = own.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}
