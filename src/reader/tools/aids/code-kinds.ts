/** Kinds of words in a listing that have a colour of their own; code-colors.css has a rule for each. */
export const CODE_KINDS = ['comment', 'keyword', 'string', 'number', 'name', 'type'] as const;

/** A kind of words in a listing. */
export type CodeKind = (typeof CODE_KINDS)[number];

/** The name under which the browser paints this kind. */
export function highlightName(kind: CodeKind): string {
  return `code-${kind}`;
}
