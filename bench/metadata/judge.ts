import type { Field, FoundMetadata, GoldMetadata } from './fields.ts';
import { daysOf, normaliseNames, normaliseText } from './normalise.ts';

/** `invented`: the tool states a field that the gold does not have. `none`: neither the tool nor the gold has it. */
export type Judgement = 'right' | 'wrong' | 'missing' | 'invented' | 'none';

/** Compares one field with the gold, both normalised in the same way. */
export function judge(field: Field, found: FoundMetadata, gold: GoldMetadata): Judgement {
  const [said, wanted] = [keysOf(field, found[field]), keysOf(field, gold[field])];
  if (wanted.length === 0) return said.length === 0 ? 'none' : 'invented';
  if (said.length === 0) return found[field] && field === 'date' ? 'wrong' : 'missing';
  return said.some((key) => wanted.includes(key)) ? 'right' : 'wrong';
}

/** The value of a field as keys for comparison. Two values agree if they share a key. */
function keysOf(field: Field, value: string | readonly string[] | null): string[] {
  if (value === null || value.length === 0) return [];
  const values = typeof value === 'string' ? [value] : value;
  if (field === 'date') return daysOf(values[0]!);
  return [field === 'author' ? normaliseNames(values) : normaliseText(values[0]!)].filter(Boolean);
}
