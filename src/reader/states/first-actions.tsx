import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';

type FirstActionsProps = {
  /** Shows the previous article again; absent if there was none. */
  readonly onBack: (() => void) | undefined;
  /** Opens the kept copy of the page; null if there is none. */
  readonly onOpenCopy: (() => void) | null;
};

/** The buttons that lead from a state to an article. They precede the others, and the first one is primary. */
export function FirstActions({ onBack, onOpenCopy }: FirstActionsProps) {
  return (
    <>
      {onBack && (
        <Button primary onClick={onBack}>
          {translate('back_to_article')}
        </Button>
      )}
      {onOpenCopy && (
        <Button primary={!onBack} onClick={onOpenCopy}>
          {translate('home_open_copy')}
        </Button>
      )}
    </>
  );
}
