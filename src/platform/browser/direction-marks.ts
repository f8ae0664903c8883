/** Characters that set or turn the direction of the text around them, such as U+202E. */
const MARKS = /\p{Bidi_Control}/gu;

/**
 * A text of a page or a file without the characters that turn the direction of text, for places where it stands in one
 * line with other words: there they could turn these, too.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(MARKS, '');
}
