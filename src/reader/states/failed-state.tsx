import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Cause } from './blocked-state.tsx';
import { Notice } from './notice.tsx';

/** What stands in for a view that failed while it was drawn. */
export function FailedState({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <Notice figure="broken" title={t('failed_title')}>
      <p>{t('failed_text')}</p>
      <div class="actions">
        <Button primary onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
      <Cause detail={error.message || error.name} />
    </Notice>
  );
}
