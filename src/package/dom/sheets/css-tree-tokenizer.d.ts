/** The part of css-tree that the package uses. The types of css-tree on npm have no entry for it. */
declare module 'css-tree/tokenizer' {
  /** Calls `onToken` for each token of a style sheet (CSS Syntax 3), with its offsets in the source. */
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
  /** Numbers of the types of tokens, by name. */
  export const tokenTypes: Readonly<
    Record<'AtKeyword' | 'Comment' | 'LeftCurlyBracket' | 'RightCurlyBracket' | 'Semicolon' | 'WhiteSpace', number>
  >;
}
