import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { OtherWays } from './other-ways.tsx';
import css from './unsure-banner.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';

adoptStyle(css);

type UnsureProps = Parameters<typeof OtherWays>[0] & { readonly onClose: (() => void) | undefined };

/** Above an article that may be the wrong part of the page: says so, and offers the other ways. */
export function UnsureBanner({ onClose, ...ways }: UnsureProps) {
  return (
    <aside class="unsure" aria-label={t('unsure_title')}>
      <p>
        <strong>{t('unsure_title')}</strong> {t('unsure_text')}
      </p>
      <OtherWays {...ways} />
      {onClose && <Button onClick={onClose}>{t('back_to_page')}</Button>}
    </aside>
  );
}
