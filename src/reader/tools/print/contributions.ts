import type { Contributions } from '../../context/tool.ts';
import { printItem } from './print-item.ts';

const contributions: Contributions = {
  start: async () => (await import('./start-printing.ts')).startPrinting,
  keepItems: [
    printItem('print', 'print'),
    printItem('print-notes', 'print_notes'),
    { ...printItem('print-plain', 'print_plain'), isPossible: ({ ownNotes }) => (ownNotes.now()?.count() ?? 0) > 0 },
  ],
};

export default contributions;
