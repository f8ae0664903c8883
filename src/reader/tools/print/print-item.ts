import { translate } from '../../../platform/browser/translate.ts';
import type { KeepItem, ToolContext } from '../../context/tool.ts';
import { DEFAULT, EXTERNAL, type PrintOptions, reasonFor } from './print-options.ts';

/** Asks what to print beside the article where there is something, else prints. */
export const printItem: KeepItem = {
  id: 'print',
  label: () => translate('print'),
  async run(context) {
    if (hasLinks(context) || hasHighlights(context)) context.open('print');
    else await printHere(DEFAULT, context);
    return '';
  },
  failure: 'print_failed',
};

/** True where the article has addresses to print. */
export function hasLinks({ scroller }: ToolContext): boolean {
  return scroller.current?.querySelector(`.content ${EXTERNAL}`) != null;
}

/** True where the user has marked something in the article. */
export function hasHighlights({ ownNotes }: ToolContext): boolean {
  return (ownNotes.now()?.count() ?? 0) > 0;
}

/** Prints in this view, or in a reader tab where the view cannot. */
export async function printHere(options: PrintOptions, context: ToolContext): Promise<void> {
  if (context.host.surface === 'popup') context.host.openTab?.(reasonFor(options));
  else {
    const { printArticle } = await import('./print-article.ts');
    await printArticle(options, context);
  }
}
