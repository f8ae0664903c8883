import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { textOf } from './post-facts.ts';
import type { PostRecord } from './post-records.ts';

const SCORE_CLASS = /(?:^|[\s_-])(?:score|points|vote-?count|up-?votes?)(?:$|[\s_-])/i;
/** A number, and at most one word. */
const NUMBER = /^[+\-\u2212]?\d[\d.,]*k?(?: \p{L}+)?$/iu;

/** The records with the element that holds each one's score, by class or microdata, outside its text. */
export function findScores(walk: Walk, records: readonly PostRecord[]): PostRecord[] {
  const { elements } = walk.outline;
  return records.map((record, at) => {
    const { index, body } = record;
    const end = Math.min(elements[index]!.end, records[at + 1]?.index ?? Infinity);
    for (let i = index; i < end; i = i === body ? elements[i]!.end : i + 1) {
      const isNamed =
        SCORE_CLASS.test(elements[i]!.classes) || /\bupvoteCount\b/.test(attributeOf(walk.elements[i]!, 'itemprop'));
      if (isNamed && NUMBER.test(textOf(walk.elements[i]))) return { ...record, score: i };
    }
    return record;
  });
}
