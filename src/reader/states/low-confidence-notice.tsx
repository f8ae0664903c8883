import { translate } from '../../platform/browser/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button } from '../../ui/button.tsx';
import { AlternativeButtons, type AlternativeButtonsProps } from './alternative-buttons.tsx';
import css from './article-notice.css?inline';

adoptStyle(css);

type LowConfidenceNoticeProps = AlternativeButtonsProps & {
  /** Opens the "Why this?" dialog. */
  readonly onExplain: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
};

/** Above an article with low confidence: warns the user and offers the alternatives. */
export function LowConfidenceNotice({ onExplain, onClose, ...alternatives }: LowConfidenceNoticeProps) {
  return (
    <aside class="article-notice low-confidence" aria-label={translate('unsure_title')}>
      <p>
        <strong>{translate('unsure_title')}</strong> {translate('unsure_text')}
      </p>
      <AlternativeButtons {...alternatives} />
      {onExplain && <Button onClick={onExplain}>{translate('why_this')}</Button>}
      {onClose && <Button onClick={onClose}>{translate('back_to_page')}</Button>}
    </aside>
  );
}
