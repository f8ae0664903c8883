import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { StatusBar } from '../parts/bar.tsx';
import type { BookWork } from './use-book.ts';

/** Says how far the book is, with a button that ends the work. */
export function BookBar({ work: { progress, cancel } }: { readonly work: BookWork }) {
  return (
    <StatusBar text={progress && translate('book_making', progress.done, progress.all)}>
      <progress class="book-progress" value={progress?.done} max={progress?.all} aria-hidden="true" />
      <Button onClick={cancel}>{translate('cancel')}</Button>
    </StatusBar>
  );
}
