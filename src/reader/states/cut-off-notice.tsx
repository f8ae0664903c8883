import { translate } from '../../platform/browser/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button } from '../../ui/button.tsx';
import css from './article-notice.css?inline';

adoptStyle(css);

/** Below the start of an article: says that the rest is missing. Reading again tells why, or shows all of it. */
export function CutOffNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div class="article-notice cut-off" role="alert">
      <p>{translate('cut_off')}</p>
      <Button onClick={onRetry}>{translate('retry')}</Button>
    </div>
  );
}
