/** How one setting is checked and what stands in for a bad value. */
export type Field<T> = {
  readonly fallback: T;
  /** The value if it is a legal one, else undefined. */
  readonly parse: (value: unknown) => T | undefined;
};

const oneOf = <const T extends string>(values: readonly T[], fallback: NoInfer<T>) =>
  ({ values, fallback, parse: (value: unknown) => values.find((one) => one === value) }) satisfies Field<T> & {
    values: readonly T[];
  };

const step = (min: number, max: number, fallback: number) =>
  ({
    min,
    max,
    fallback,
    parse: (value: unknown) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined,
  }) satisfies Field<number> & { min: number; max: number };

/** Ids of registered algorithms are kebab-case; 'default' leaves the choice to the engine. */
const ALGORITHM_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 40;

/** The one place that says which settings there are; the type, the defaults and the pickers derive from it. */
export const schema = {
  theme: oneOf(['auto', 'light', 'sepia', 'dark'], 'auto'),
  /** A step of the type scale; the views decide how many pixels a step is. */
  fontSize: step(0, 8, 3),
  width: oneOf(['narrow', 'normal', 'wide'], 'normal'),
  font: oneOf(['serif', 'sans'], 'serif'),
  algorithm: {
    fallback: 'default',
    parse: (value: unknown) =>
      typeof value === 'string' && value.length <= LONGEST_ID && ALGORITHM_ID.test(value) ? value : undefined,
  } satisfies Field<string>,
} as const;

export type SettingKey = keyof typeof schema;

export type Settings = { readonly [K in SettingKey]: NonNullable<ReturnType<(typeof schema)[K]['parse']>> };
