/** An error in the extension itself. Tests and bug reports can refer to its code. */
class WinnowError extends Error {
  override readonly name = 'WinnowError';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`${code}: ${errorText(cause)}`, { cause });
    this.code = code;
  }
}

/** The message of a thrown value of any type. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) return String(thrown.message);
  return String(thrown);
}

/** Logs a failure that the user need not act on. It appears in the browser's error list of the extension. */
export function logError(code: string, cause: unknown): void {
  globalThis.reportError(new WinnowError(code, cause));
}
