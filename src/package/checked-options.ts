import { insideOf } from './algorithms/algorithm.ts';
import { WinnowError } from './errors.ts';
import type { ExtractOptions } from './options.ts';

/** Throws for an option whose value has no meaning, with what is allowed. */
export function checkOptions(options: ExtractOptions): void {
  for (const name of ['url', 'base'] as const) {
    const address = options[name];
    if (address !== undefined && !URL.canParse(address))
      throw wrong(name, address, 'an absolute address, such as "https://example.org/page"');
  }
  for (const name of ['minimumLength', 'maxNodes', 'maxTime', 'alternative'] as const) {
    const number = options[name];
    if (number !== undefined && !(typeof number === 'number' && number >= 0))
      throw wrong(name, number, 'a number that is not negative');
  }
  if (options.algorithm !== undefined && insideOf(options.algorithm) === null)
    throw wrong('algorithm', options.algorithm, 'an algorithm that "winnow/algorithms" exports, not its name');
}

function wrong(name: string, value: unknown, allowed: string): WinnowError {
  const written = typeof value === 'object' ? 'an object' : `"${String(value)}"`;
  return new WinnowError('invalid-option', `The option ${name} is ${written}.`, `Pass ${allowed}.`);
}
