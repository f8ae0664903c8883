/** Where random numbers come from: at least 0 and below 1. */
export type Random = () => number;

/** Scripts whose letters are replaced by letters that the page has of the same script, in order of their test. */
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Devanagari', 'Bengali'];
const SCRIPTS = ALPHABETS.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
/** Frequent letters of scripts with many letters. In these, the letters of the page would tell its topic. */
const COMMON: readonly (readonly [RegExp, string])[] = [
  [
    /\p{Script=Hiragana}/u,
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん',
  ],
  [
    /\p{Script=Katakana}/u,
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン',
  ],
  [
    /\p{Script=Han}/u,
    '一二三人大小上下中年月日本国家会社出生行来学地方用同時事自力水火木金土山川天气風空海石花草田町村市東西南北' +
      '車道門口手足目耳心言語文字書読見聞思知名高新古長明白黒赤青多少分間前後左右内外半今朝昼夜男女子父母兄弟友',
  ],
  [
    /\p{Script=Hangul}/u,
    '가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토포호구누두루무부수우주',
  ],
  [/\p{Script=Thai}/u, 'กขคงจชดตถทธนบปผพภมยรลวสหอ'],
];
const ASCII = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = /\p{Nd}/u;
const LETTER = /\p{L}/u;

/** Replaces single letters and digits by random ones of the same script and case. */
export class LetterReplacer {
  /** Letters of each script that the page has, besides a–z. */
  readonly #alphabets = SCRIPTS.map(() => new Set<string>());

  constructor(readonly random: Random) {}

  /** Learns the alphabet of a text, so that its language stays recognisable. */
  learn(text: string): void {
    if (/^[\0-\x7f]*$/.test(text)) return;
    for (const letter of text.toLowerCase()) {
      if (letter <= '\x7f' || !LETTER.test(letter)) continue;
      this.#alphabets[SCRIPTS.findIndex((script) => script.test(letter))]?.add(letter);
    }
  }

  /** Another letter or digit for one character; any other character as it is. */
  replace(character: string): string {
    if (DIGITS.test(character)) return this.#digit(character);
    if (!LETTER.test(character)) return character;
    const lower = character.toLowerCase();
    const letter = this.#pick(this.#poolOf(lower));
    if (lower === character) return letter;
    const upper = letter.toUpperCase();
    // "ß" has a capital of two letters.
    return upper.length === letter.length ? upper : letter;
  }

  #poolOf(lower: string): readonly string[] | string {
    if (lower >= 'a' && lower <= 'z') return ASCII;
    const common = COMMON.find(([script]) => script.test(lower))?.[1];
    if (common !== undefined) return common;
    const known = this.#alphabets[SCRIPTS.findIndex((script) => script.test(lower))];
    return known === undefined || known.size < 2 ? ASCII : [...known];
  }

  /** A digit of the same script. The ten digits of a script have consecutive code points. */
  #digit(character: string): string {
    const code = character.codePointAt(0)!;
    let zero = code;
    while (code - zero < 9 && DIGITS.test(String.fromCodePoint(zero - 1))) zero--;
    return String.fromCodePoint(zero + Math.floor(10 * this.random()));
  }

  #pick(pool: readonly string[] | string): string {
    return pool[Math.floor(pool.length * this.random())]!;
  }
}
