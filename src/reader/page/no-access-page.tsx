import { translate } from '../../platform/browser/translate.ts';
import './no-access-page.css';

/** Shown instead of an article when the page was opened without a valid token, for example by a framing website. */
export function NoAccessPage() {
  return (
    <main class="no-access-page">
      <p>{translate('reader_refused')}</p>
    </main>
  );
}
