import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import type { BookWork } from './use-book.ts';

/** Says how far the book is, with a button that ends the work. */
export function BookBar({ work }: { readonly work: BookWork }) {
  const { progress, cancel } = work;
  return (
    // Always there, because screen readers announce only changes in it.
    <div class="library-bar-place" role="status">
      {progress !== null && (
        <div class="library-bar">
          <span class="library-bar-text">{translate('book_making', progress.done, progress.all)}</span>
          <progress class="book-progress" value={progress.done} max={progress.all} aria-hidden="true" />
          <Button onClick={cancel}>{translate('cancel')}</Button>
        </div>
      )}
    </div>
  );
}
