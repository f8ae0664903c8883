import type { ReadOutcome } from '../../platform/read-outcome.ts';
import type { OutcomeProps } from '../view/outcome-view.tsx';
import { BlockedState } from './blocked-state.tsx';
import { NotArticleState } from './not-article-state.tsx';
import css from './states.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';

adoptStyle(css);

type Other = Exclude<ReadOutcome, { readonly kind: 'article' }>;

/** Every outcome that is no article, each in its own words. */
export function StateView({ outcome, ...props }: Omit<OutcomeProps, 'outcome'> & { readonly outcome: Other }) {
  return outcome.kind === 'blocked' ? (
    <BlockedState outcome={outcome} onRetry={props.onRetry} onBack={props.before ? props.onBack : undefined} />
  ) : (
    <NotArticleState outcome={outcome} {...props} />
  );
}
