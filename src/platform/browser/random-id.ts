/** Enough that nobody can guess an id. */
const BYTES = 16;

/** A fresh id of 32 hexadecimal digits. In a frame over a page without https, Firefox has no `crypto.randomUUID`. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
