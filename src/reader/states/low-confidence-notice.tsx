import { translate } from '../../platform/translate.ts';
import { Button } from '../../ui/button.tsx';
import { AlternativeButtons, type AlternativeButtonsProps } from './alternative-buttons.tsx';
import { AlgorithmButtons } from './algorithm-buttons.tsx';
import css from './low-confidence-notice.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';

adoptStyle(css);

type UnsureProps = Parameters<typeof AlgorithmButtons>[0] &
  AlternativeButtonsProps & {
    /** Opens the account of every part of the page. */
    readonly onWhy: (() => void) | undefined;
    readonly onClose: (() => void) | undefined;
  };

/** Above an article that may be the wrong part of the page: says so, and offers the other parts and ways. */
export function LowConfidenceNotice({ onWhy, onClose, parts, lang, part, onPart, ...ways }: UnsureProps) {
  return (
    <aside class="low-confidence" aria-label={translate('unsure_title')}>
      <p>
        <strong>{translate('unsure_title')}</strong> {translate('unsure_text')}
      </p>
      <AlternativeButtons parts={parts} lang={lang} part={part} onPart={onPart} />
      <AlgorithmButtons {...ways} />
      {onWhy && <Button onClick={onWhy}>{translate('why_this')}</Button>}
      {onClose && <Button onClick={onClose}>{translate('back_to_page')}</Button>}
    </aside>
  );
}
