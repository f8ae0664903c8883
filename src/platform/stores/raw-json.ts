/** A stored value as JSON, to be looked at by a person. What has no form in JSON is written as text. Never throws. */
export function rawJson(value: unknown, indent = 0): string {
  try {
    return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one), indent) ?? 'null';
  } catch {
    // A circle, which only a database can hold.
    return JSON.stringify(String(value));
  }
}
