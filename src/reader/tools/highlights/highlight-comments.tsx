import { translate } from '../../../platform/browser/translate.ts';
import { commentId } from './describe-blocks.ts';
import { inTextOrder } from './in-text-order.ts';
import type { Highlighter } from './highlighter.ts';
import { inWords } from './step.ts';

/** A role of WAI-ARIA 1.3. Preact does not know its name. */
const COMMENT = 'comment' as 'note';

/** The highlights in words, for screen readers, which do not say colours. Blocks of text point here. */
export function HighlightComments({ highlighter }: { readonly highlighter: Highlighter }) {
  const ranges = highlighter.ranges();
  const found = inTextOrder(highlighter.collection.entries(), ranges).filter(({ id }) => ranges.has(id));
  if (found.length === 0) return null;
  return (
    <section class="visually-hidden" aria-label={translate('highlights')}>
      {found.map((highlight) => (
        <div key={highlight.id} id={commentId(highlight.id)} role={COMMENT} dir="auto">
          {inWords(highlight)}
        </div>
      ))}
    </section>
  );
}
