import { translate } from '../../../platform/browser/translate.ts';
import { commentId } from './describe-blocks.ts';
import { inTextOrder } from './in-text-order.ts';
import type { Session } from './session-type.ts';
import { inWords } from './step.ts';

/** A role of WAI-ARIA 1.3. Preact does not know its name. */
const COMMENT = 'comment' as 'note';

/** The highlights in words, for screen readers, which do not say colours. Blocks of text point here. */
export function HighlightComments({ session }: { readonly session: Session }) {
  const ranges = session.ranges();
  const found = inTextOrder(session.collection.entries(), ranges).filter(({ id }) => ranges.has(id));
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
