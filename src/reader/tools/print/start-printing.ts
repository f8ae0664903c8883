import { logError } from '../../../platform/browser/log-error.ts';
import type { StartTool, ToolContext } from '../../context/tool.ts';
import { addFootWhenPrinting, printArticle } from './print-article.ts';
import { printOptions } from './print-options.ts';

/** Views that printed at once, by their scroller. */
const printedAtOnce = new WeakSet<ToolContext['scroller']>();

/** Adds the foot however the printing starts, and prints at once where the reader opened for that. */
const startPrinting: StartTool = (context) => {
  const { scroller, host } = context;
  const end = addFootWhenPrinting(context);
  if (host.printAs !== undefined && !printedAtOnce.has(scroller)) {
    // Once, not again after another selection of blocks.
    printedAtOnce.add(scroller);
    printArticle(printOptions(host.printAs), context).catch((cause: unknown) => {
      logError('print', cause);
    });
  }
  return end;
};

export default startPrinting;
