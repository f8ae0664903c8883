import { translate } from '../platform/browser/translate.ts';
import { Button } from './button.tsx';

/** Shown instead of a view that failed to render. It has few dependencies and is never loaded late. */
export function FailedState({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <section class="notice" aria-labelledby="title">
      <h1 id="title">{translate('failed_title')}</h1>
      <p>{translate('failed_text')}</p>
      <div class="actions">
        <Button primary onClick={onRetry}>
          {translate('retry')}
        </Button>
      </div>
      <div class="cause">
        <pre>{error.message || error.name}</pre>
      </div>
    </section>
  );
}
