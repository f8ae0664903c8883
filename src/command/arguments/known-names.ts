import { ALGORITHM_NAMES, PROPERTY_NAMES } from '../pages/names.ts';
import { UsageError } from '../text/command-error.ts';

/** Only its scores are probabilities, which --precision and --recall compare with a threshold. */
const LEANING_ALGORITHM = 'winnow';

export function expectAlgorithm(id: string | null, leaning: string | null): void {
  if (id !== null && !ALGORITHM_NAMES.some((known) => known === id))
    throw new UsageError(`There is no algorithm "${id}". Known: ${ALGORITHM_NAMES.join(', ')}.`);
  if (leaning !== null && (id ?? LEANING_ALGORITHM) !== LEANING_ALGORITHM)
    throw new UsageError(`--${leaning} works with the algorithm ${LEANING_ALGORITHM} only.`);
}

export function expectProperty(name: string): void {
  if (!PROPERTY_NAMES.includes(name))
    throw new UsageError(`There is no field "${name}". Fields: ${PROPERTY_NAMES.join(', ')}.`);
}

/** Throws UsageError for what is no selector of CSS. */
export async function expectSelector(selector: string): Promise<void> {
  const { compile } = await import('css-select');
  try {
    compile(selector);
  } catch {
    throw new UsageError(`"${selector}" is not a selector of CSS.`);
  }
}
