import { themeChoices } from '../themes/index.ts';

/** Validation and default value of one setting. */
export type Field<T> = {
  readonly fallback: T;
  /** The value if it is valid, else undefined. */
  readonly parse: (value: unknown) => T | undefined;
};

type Choice<T> = Field<T> & { readonly values: readonly T[] };
type Step = Field<number> & { readonly min: number; readonly max: number };

function oneOf<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Choice<T> {
  return { values, fallback, parse: (value) => values.find((one) => one === value) };
}

function step(min: number, max: number, fallback: number): Step {
  const isValid = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return { min, max, fallback, parse: (value) => (isValid(value) ? value : undefined) };
}

/** Algorithm ids are kebab-case folder names. The settings do not know which ones exist. */
const ALGORITHM_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 40;

const algorithmId: Field<string> = {
  fallback: 'default',
  parse: (value) =>
    typeof value === 'string' && value.length <= MAX_ID_LENGTH && ALGORITHM_ID.test(value) ? value : undefined,
};

/** All settings. Their type, defaults and controls derive from this object. */
export const schema = {
  theme: oneOf(themeChoices, 'auto'),
  /** Index of a text size in TEXT_SIZES. */
  fontSize: step(0, 8, 3),
  width: oneOf(['narrow', 'normal', 'wide'], 'normal'),
  font: oneOf(['serif', 'sans'], 'serif'),
  /** Id of an algorithm, or 'default' for the engine's default. */
  algorithm: algorithmId,
} as const;

export type SettingKey = keyof typeof schema;

export type Settings = { readonly [K in SettingKey]: (typeof schema)[K]['fallback'] };
