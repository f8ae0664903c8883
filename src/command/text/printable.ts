/**
 * Control characters but tab and line feed, and the halves that only an escape sequence gives a meaning: on a terminal
 * they move the cursor, change its title or type for the user. C1 controls are escape sequences of one character.
 */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** The text without the characters that a terminal obeys. */
export function printable(text: string): string {
  return text.replace(CONTROLS, '');
}

/** The same, in one line of at most `most` characters, for messages. */
export function printableLine(text: string, most = 300): string {
  const line = printable(text.replace(/\s+/g, ' ')).trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
