import { bareText } from '../../../engine/text/letters.ts';
import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { PostRecord } from './post-records.ts';

const ACCEPTED_CLASS =
  /(?:^|\s)(?:accepted|accepted-?answer|message--solution|accepted-solution|best-?answer|is-?solution|solution|marked-answer)(?:\s|$)/i;
/** Characters at the start of an accepted answer by which its post is recognised. */
const MATCHED_CHARS = 60;

/**
 * The posts that the page marks as accepted, by class, microdata or the text in its JSON-LD (`accepted`, '' for none).
 * Empty where every post is marked.
 */
export function acceptedPosts(walk: Walk, records: readonly PostRecord[], accepted: string): Set<PostRecord> {
  const { elements, blocks } = walk.outline;
  const start = bareText(accepted).slice(0, MATCHED_CHARS);
  const indices = new Set(records.map(({ index }) => index));
  const chosen = records.filter(({ index, body }) => {
    if (
      start !== '' &&
      bareText(
        blocks
          .slice(elements[body]!.firstBlock, elements[body]!.lastBlock)
          .map(({ text }) => text)
          .join(' '),
      ).startsWith(start)
    )
      return true;
    for (let i = index; i < elements[index]!.end; i++) {
      if (i > index && indices.has(i)) break;
      if (
        ACCEPTED_CLASS.test(elements[i]!.classes) ||
        /\bacceptedAnswer\b/.test(attributeOf(walk.elements[i]!, 'itemprop'))
      )
        return true;
    }
    return false;
  });
  return new Set(chosen.length < records.length ? chosen : []);
}
