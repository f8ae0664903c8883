import type { Tool } from '../../context/tool.ts';
import { printItem } from './print-item.ts';

/** Prints the article. */
export const print: Tool = {
  id: 'print',
  start: () => import('./start-printing.ts'),
  keepItems: [
    printItem('print', 'print'),
    printItem('print-notes', 'print_notes'),
    { ...printItem('print-plain', 'print_plain'), isPossible: ({ ownNotes }) => (ownNotes.now()?.count() ?? 0) > 0 },
  ],
};
