import { t } from '../platform/i18n.ts';

/** All that a page gets which frames the reader without having been asked to: no article, and a plain word. */
export function Refusal() {
  return (
    <main>
      <p>{t('reader_refused')}</p>
    </main>
  );
}
