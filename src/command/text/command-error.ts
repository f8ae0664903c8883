/** Why a page could not be read. Programs read these, so they stay as they are (docs/command.schema.json). */
export const ERROR_CODES = [
  'bad-address',
  'bad-input',
  'crashed',
  'file',
  'http-status',
  'network',
  'no-browser',
  'not-html',
  'refused-address',
  'timeout',
  'too-large',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A page that could not be read. The message is for a person and says what to do next where something can be done. */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** A call of the command that means nothing. Nothing was read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Any thrown value as the error of a page. */
export function pageError(cause: unknown): PageError {
  if (cause instanceof PageError) return cause;
  return new PageError('crashed', cause instanceof Error ? cause.message : String(cause));
}
