/** Bytes of a digest that is part of a name: enough for the few states that one article ever has. */
const NAME_BYTES = 6;

/** A short text that is equal for equal texts, and differs for others. */
export async function digestOf(text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await bytesOf(text))));
}

/** The same with fewer digits, for the name of a file. */
export async function nameDigestOf(text: string): Promise<string> {
  const bytes = await bytesOf(text);
  return Array.from(bytes.subarray(0, NAME_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function bytesOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
