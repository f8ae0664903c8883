import { hasArticle } from '../../context/has-article.ts';
import type { Tool } from '../../context/tool.ts';
import { printItem } from './print-item.ts';

/** Prints the article. */
export const print: Tool = {
  id: 'print',
  isPossible: hasArticle,
  start: () => import('./start-printing.ts'),
  opens: { kind: 'dialog', load: () => import('./print-dialog.tsx') },
  keepItems: [printItem],
};
