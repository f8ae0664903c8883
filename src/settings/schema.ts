import { themeChoices } from '../themes/index.ts';

/** How one setting is checked, and what stands in for a bad value. */
export type Field<T> = {
  readonly fallback: T;
  /** The value if it is a legal one, else undefined. */
  readonly parse: (value: unknown) => T | undefined;
};

type Choice<T> = Field<T> & { readonly values: readonly T[] };
type Step = Field<number> & { readonly min: number; readonly max: number };

function oneOf<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Choice<T> {
  return { values, fallback, parse: (value) => values.find((one) => one === value) };
}

function step(min: number, max: number, fallback: number): Step {
  const legal = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return { min, max, fallback, parse: (value) => (legal(value) ? value : undefined) };
}

/** Ids of algorithms are kebab-case folder names; which ones exist is the engine's to say. */
const ALGORITHM_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 40;

const algorithmId: Field<string> = {
  fallback: 'default',
  parse: (value) =>
    typeof value === 'string' && value.length <= LONGEST_ID && ALGORITHM_ID.test(value) ? value : undefined,
};

/** The one place that says which settings there are: the type, the defaults and the controls derive from it. */
export const schema = {
  theme: oneOf(themeChoices, 'auto'),
  /** A step of the type scale; the views decide how large a step is. */
  fontSize: step(0, 8, 3),
  width: oneOf(['narrow', 'normal', 'wide'], 'normal'),
  font: oneOf(['serif', 'sans'], 'serif'),
  /** Id of an algorithm, or 'default' to leave the choice to the engine. */
  algorithm: algorithmId,
} as const;

export type SettingKey = keyof typeof schema;

export type Settings = { readonly [K in SettingKey]: (typeof schema)[K]['fallback'] };
