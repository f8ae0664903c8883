import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { OtherParts, type OtherPartsProps } from './other-parts.tsx';
import { OtherWays } from './other-ways.tsx';
import css from './unsure-banner.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';

adoptStyle(css);

type UnsureProps = Parameters<typeof OtherWays>[0] &
  OtherPartsProps & {
    /** Opens the account of every part of the page. */
    readonly onWhy: (() => void) | undefined;
    readonly onClose: (() => void) | undefined;
  };

/** Above an article that may be the wrong part of the page: says so, and offers the other parts and ways. */
export function UnsureBanner({ onWhy, onClose, parts, lang, part, onPart, ...ways }: UnsureProps) {
  return (
    <aside class="unsure" aria-label={t('unsure_title')}>
      <p>
        <strong>{t('unsure_title')}</strong> {t('unsure_text')}
      </p>
      <OtherParts parts={parts} lang={lang} part={part} onPart={onPart} />
      <OtherWays {...ways} />
      {onWhy && <Button onClick={onWhy}>{t('why_this')}</Button>}
      {onClose && <Button onClick={onClose}>{t('back_to_page')}</Button>}
    </aside>
  );
}
