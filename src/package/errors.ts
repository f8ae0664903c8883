/**
 * 'invalid-input': neither a document nor HTML. 'invalid-option': an option has a value that has no meaning.
 * 'unsupported-option': an option of Readability or Defuddle that cannot be honoured. 'too-many-nodes', 'out-of-time':
 * a limit of the options was reached.
 */
export type WinnowErrorCode =
  'invalid-input' | 'invalid-option' | 'unsupported-option' | 'too-many-nodes' | 'out-of-time';

/** Everything that the package throws by itself, except the reason of an aborted signal. */
export class WinnowError extends Error {
  override readonly name = 'WinnowError';

  /**
   * @param code what happened, for programs
   * @param happened the cause, a sentence
   * @param nextStep what the caller can do, a sentence
   */
  constructor(
    readonly code: WinnowErrorCode,
    happened: string,
    readonly nextStep: string,
    options?: { readonly cause?: unknown },
  ) {
    super(`${happened} ${nextStep}`, options);
  }
}
