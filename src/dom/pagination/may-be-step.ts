/** What differs in the current address: a page number or nothing, and what may be missing in the next address. */
const HERE = /^\d{0,4}\/?(?:\.\w{2,5})?(?:\?.*)?$/;
/** What differs in the next address: a number, perhaps after a word for page. */
const THERE = /^\D{0,24}\d{1,4}\/?(?:\.\w{2,5})?$/;
/** A parameter that may be a page number. */
const NUMBERED = /[?&][^&?]*=(?:0,)?\d{1,4}(?:&|$)/;

/** False where `stepBetween` finds no step. The addresses have no fragment and are in lower case. */
export function mayBeStep(here: string, there: string): boolean {
  if (here === there) return false;
  if (here.split('?')[0] === there.split('?')[0]) return NUMBERED.test(there);
  let start = 0;
  while (start < here.length && here[start] === there[start]) start++;
  // A number that differs in its last digits differs as a whole.
  if (isDigit(here[start]) || isDigit(there[start])) while (isDigit(here[start - 1])) start--;
  let end = 0;
  while (end < Math.min(here.length, there.length) - start && here.at(-1 - end) === there.at(-1 - end)) end++;
  while (end > 0 && isDigit(here.at(-end))) end--;
  return HERE.test(here.slice(start, here.length - end)) && THERE.test(there.slice(start, there.length - end));
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character);
}
