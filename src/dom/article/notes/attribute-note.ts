import type { Mark } from './mark-of-run.ts';

/** Names of attributes that may hold the text of a note. */
const NAME = /^(?:title|data-(?:[\w-]*-)?(?:(?:foot|end)?note|content|text|tip|tooltip|title|definition)(?:-[\w-]*)?)$/;
/** A label says what a mark is for: "Footnote 1", "Jump to the note". */
const LABEL = /(?:foot|end)?note/i;
const LONGEST_LABEL = 40;
/** Maximum length of a note in characters. */
const LONGEST_NOTE = 2_000;

/** The longest text in the attributes of a mark that may be its note, as text or HTML; '' where there is none. */
export function attributeNote({ parts, sign }: Mark): string {
  const values = parts
    .flatMap((part) => [...part.attributes])
    .flatMap(({ name, value }) => (NAME.test(name) ? [value.trim()] : []));
  const notes = values.filter(
    (value) => /\S\s+\S/.test(value) && value.length <= LONGEST_NOTE && !isLabel(value, sign),
  );
  return notes.reduce((longest, note) => (note.length > longest.length ? note : longest), '');
}

function isLabel(text: string, sign: string): boolean {
  return text.length <= LONGEST_LABEL && (LABEL.test(text) || text.split(/[^\p{L}\p{N}*†‡§]+/u).includes(sign));
}
