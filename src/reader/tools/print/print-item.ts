import { translate } from '../../../platform/browser/translate.ts';
import type { KeepItem } from '../../context/tool.ts';
import { printOptions, type PrintReason } from './print-options.ts';

/** An item that prints here, or in a reader tab where the view cannot. `key`: message key of its name. */
export function printItem(id: PrintReason, key: string): KeepItem {
  return {
    id,
    label: () => translate(key),
    async run(context) {
      if (context.host.surface === 'popup') context.host.openTab?.(id);
      else {
        const { printArticle } = await import('./print-article.ts');
        await printArticle(printOptions(id), context);
      }
      return '';
    },
    failure: 'print_failed',
  };
}
