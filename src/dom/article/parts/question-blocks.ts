import { bareText } from '../../../engine/text/letters.ts';
import type { Outline } from '../../../engine/types.ts';

/** A single question may be quoted. */
const MIN_QUESTIONS = 2;

/** A question with its answer, both without tags. */
type Question = { readonly question: string; readonly answer: string };

/** The blocks of described questions and their answers, with the heading above the first. */
export function questionBlocks({ blocks }: Outline, questions: readonly Question[]): number[] {
  const answers = new Map(questions.map(({ question, answer }) => [bareText(question), bareText(answer)]));
  const found: number[] = [];
  let [first, count] = [-1, 0];
  for (let b = 0; b < blocks.length; b++) {
    const answer = answers.get(bareText(blocks[b]!.text));
    if (answer === undefined) continue;
    let end = b + 1;
    while (end < blocks.length && isPartOf(answer, bareText(blocks[end]!.text))) end++;
    // A list of contents names the question alone.
    if (end === b + 1) continue;
    if (count++ === 0) first = b;
    for (let at = b; at < end; at++) found.push(at);
  }
  if (count < MIN_QUESTIONS) return [];
  return (blocks[first - 1]?.heading ?? 0) > 0 ? [first - 1, ...found] : found;
}

function isPartOf(answer: string, text: string): boolean {
  return text !== '' && answer.includes(text);
}
