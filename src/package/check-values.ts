import { WinnowError } from './errors.ts';

/** What the value of an option may be, and how that is said. */
export type Check = readonly [isAllowed: (value: never) => boolean, allowed: string];

export const FLAG: Check = [(value) => typeof value === 'boolean', 'true or false'];

/** Throws for an option that is unknown, or whose value has no meaning, with what is allowed. */
export function checkAll(options: unknown, checks: Readonly<Record<string, Check>>): void {
  if (typeof options !== 'object' || options === null)
    throw new WinnowError('invalid-option', `The options are ${written(options)}.`, 'Pass an object, or nothing.');
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined)
      throw new WinnowError(
        'invalid-option',
        `There is no option ${name} here.`,
        `Options are ${Object.keys(checks).join(', ')}.`,
      );
    if (value !== undefined && !check[0](value as never))
      throw new WinnowError('invalid-option', `The option ${name} is ${written(value)}.`, `Pass ${check[1]}.`);
  }
}

function written(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'an object' : `"${String(value)}"`;
}
