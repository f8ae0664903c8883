import type { Article } from '../../article.ts';
import { hasSelection } from './has-selection.ts';
import { sessionOf } from './session.tsx';

/** Highlights the selected text. False if no text of the article is selected. */
export async function highlightSelected(
  scroller: HTMLElement,
  article: Article,
  showStatus: (text: string) => void,
): Promise<boolean> {
  if (!hasSelection(scroller)) return false;
  (await sessionOf(scroller, article, showStatus)).add();
  return true;
}
