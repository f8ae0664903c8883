import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import type { LegendWords } from '../../../platform/messages/protocol.ts';

/** The texts of the legend next to the colours on the page, in the language of the interface. */
export function legendWords(): LegendWords {
  return {
    title: translate('paint_title'),
    low: translate('paint_low'),
    high: translate('paint_high'),
    outlined: translate('paint_outlined'),
    some: translate('paint_some'),
    done: translate('paint_done'),
    lang: interfaceLanguage(),
    dir: translate('language_direction'),
  };
}
