import { readWith } from '../../src/reading.ts';
import { unseen } from '../unseen.ts';
import type { Tool } from './tools.ts';

/** Winnow's engine by trees that did not see the page, as a tool. */
export function crossValidated(probabilities: readonly number[] | null | undefined): Tool {
  return (page) => {
    const extraction = readWith(page, unseen(probabilities), { force: true }).decide({});
    return { html: (extraction.kind === 'article' ? extraction.article : extraction.bestGuess)?.content ?? '' };
  };
}
