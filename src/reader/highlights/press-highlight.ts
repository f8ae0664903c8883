import type { Article } from '../../article.ts';
import { sessionOf } from './session.tsx';

/**
 * What the key for highlights does with a selection or a caret: highlights the selected text, or opens the highlight at
 * the caret. Resolves to false if there is neither.
 */
export async function pressHighlight(
  scroller: HTMLElement,
  article: Article,
  showStatus: (text: string) => void,
): Promise<boolean> {
  const session = await sessionOf(scroller, article, showStatus);
  return getSelection()?.isCollapsed === false ? session.add() !== null : session.editAtCaret();
}
