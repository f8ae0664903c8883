import { t } from '../../platform/i18n.ts';
import type { LegendWords } from '../../platform/protocol.ts';

/** The words beside the colours on the page, in the language of the interface. */
export function legendWords(): LegendWords {
  return {
    title: t('paint_title'),
    low: t('paint_low'),
    high: t('paint_high'),
    outlined: t('paint_outlined'),
    some: t('paint_some'),
    done: t('paint_done'),
    lang: t('language_tag'),
    dir: t('language_direction'),
  };
}
