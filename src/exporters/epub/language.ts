export const UNDETERMINED = 'und';

/** A language tag in its canonical form; `und` for none and for one that is not valid. */
export function languageOf(stated: string): string {
  try {
    return Intl.getCanonicalLocales(stated)[0] ?? UNDETERMINED;
  } catch {
    return UNDETERMINED;
  }
}
