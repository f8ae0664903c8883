/** A stored value as JSON, with numbers that have no form in JSON as text. Throws for a circle and a text too long. */
export function strictJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one), indent) ?? 'null';
}

/** The same for a value to be looked at by a person: what has no form in JSON is written as text. Never throws. */
export function rawJson(value: unknown): string {
  try {
    return strictJson(value);
  } catch {
    return JSON.stringify(String(value));
  }
}
