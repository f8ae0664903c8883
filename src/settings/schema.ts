import { themeChoices } from '../themes/ids.ts';
import { isRecord } from './is-record.ts';

/** Validation and default value of one setting. */
export type Field<T> = {
  readonly fallback: T;
  /** The value if it is valid, else undefined. */
  readonly parse: (value: unknown) => T | undefined;
};

type Choice<T> = Field<T> & { readonly values: readonly T[] };
export type NumberField = Field<number> & { readonly min: number; readonly max: number; readonly step: number };

function oneOf<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Choice<T> {
  return { values, fallback, parse: (value) => values.find((one) => one === value) };
}

/** A whole number. `step` is how far one press of a button goes; values between two steps are valid, too. */
function whole(min: number, max: number, step: number, fallback: number): NumberField {
  const isValid = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return { min, max, step, fallback, parse: (value) => (isValid(value) ? value : undefined) };
}

function matching(pattern: RegExp, fallback: string): Field<string> {
  return { fallback, parse: (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined) };
}

/** An object with values of one kind: the valid ones, and the latest of too many. */
function record<T>(
  max: number,
  parse: (key: string, value: unknown) => T | undefined,
): Field<Readonly<Record<string, T>>> {
  return {
    fallback: {},
    parse: (value) => {
      if (!isRecord(value)) return undefined;
      const valid = Object.entries(value).flatMap(([key, one]) => {
        const parsed = parse(key, one);
        return parsed === undefined ? [] : [[key, parsed] as const];
      });
      return Object.fromEntries(valid.slice(-max));
    },
  };
}

const COLOR = /^#[0-9a-f]{6}$/;

/** Settings of the article's look. Each site can have values of its own. */
export const appearanceSchema = {
  theme: oneOf(themeChoices, 'auto'),
  /** Text and background of the theme 'own'. */
  ownInk: matching(COLOR, '#30302c'),
  ownPaper: matching(COLOR, '#f2efe4'),
  font: oneOf(['serif', 'sans', 'mono', 'legible', 'dyslexic', 'system-serif', 'system-sans'], 'serif'),
  /** CSS pixels at the browser's standard font size. */
  fontSize: whole(12, 48, 1, 19),
  width: oneOf(['narrow', 'normal', 'wide', 'full'], 'normal'),
  /** Percent of the line height that suits the script and the line width. */
  lineHeight: whole(80, 160, 5, 100),
  /** Space added between letters and between words. Percent of the text size. */
  letterSpacing: whole(0, 20, 1, 0),
  wordSpacing: whole(0, 60, 5, 0),
  align: oneOf(['start', 'justify'], 'start'),
  columns: oneOf(['one', 'two'], 'one'),
} as const;

type AppearanceKey = keyof typeof appearanceSchema;

/** The settings of the article's look. */
export type Appearance = { readonly [K in AppearanceKey]: (typeof appearanceSchema)[K]['fallback'] };

/** The look of the sites that have their own: only the values that differ, by host name. */
export type Sites = Readonly<Record<string, Partial<Appearance>>>;

/** A host as browsers write it: in ASCII (`xn--…`), at most 253 characters (RFC 1035). */
const HOST = /^(?=.{1,253}$)[^\s/?#@\\\p{Lu}\P{ASCII}\p{Cc}]+$/u;
/** Far more sites than a user sets by hand. It keeps a damaged file from filling the storage. */
export const MAX_SITES = 500;

const sites: Field<Sites> = record(MAX_SITES, (host, look) =>
  HOST.test(host) && isRecord(look) ? parsePart(appearanceSchema, look) : undefined,
);

/** No language and no voice has a longer name. */
const MAX_NAME = 200;
/** More languages than anybody listens to. */
const MAX_VOICES = 60;

/** All settings. Their type, defaults and controls derive from this object. */
export const schema = {
  ...appearanceSchema,
  /** Id of an algorithm, or 'default' for the engine's default. Ids are folder names and not known here. */
  algorithm: matching(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'default'),
  /** Speed of the voice that reads aloud. Percent. */
  listenRate: whole(50, 300, 5, 100),
  /** The voices that the user chose, by language, as `choiceOf` of the tool for listening writes them. */
  listenVoices: record(MAX_VOICES, (lang, voice) =>
    typeof voice === 'string' && (lang + voice).length <= MAX_NAME ? voice : undefined,
  ),
  /** What is lit while one reads; the rest is shaded. */
  lit: oneOf(['all', 'line', 'paragraph'], 'all'),
  paging: oneOf(['scroll', 'pages'], 'scroll'),
  pictures: oneOf(['shown', 'hidden'], 'shown'),
  sites,
} as const;

export type SettingKey = keyof typeof schema;

export type Settings = { readonly [K in SettingKey]: (typeof schema)[K]['fallback'] };

/** The valid values of an object, without unknown keys. */
export function parsePart<S extends Readonly<Record<string, Field<unknown>>>>(
  fields: S,
  part: unknown,
): { readonly [K in keyof S]?: S[K]['fallback'] } {
  const values = isRecord(part) ? part : {};
  const entries = Object.entries(fields).flatMap(([key, field]) => {
    const value = field.parse(values[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries) as { readonly [K in keyof S]?: S[K]['fallback'] };
}
