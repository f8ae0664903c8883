/** What went wrong in the extension itself, by a code that tests and bug reports can name. */
class WinnowError extends Error {
  override readonly name = 'WinnowError';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`${code}: ${errorText(cause)}`, { cause });
    this.code = code;
  }
}

/** What an unknown thrown value says, in one line. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) return String(thrown.message);
  return String(thrown);
}

/** The sink for failures that the person need not act on: they surface as uncaught errors do, in the extension's own error list. */
export function report(code: string, cause: unknown): void {
  globalThis.reportError(new WinnowError(code, cause));
}
