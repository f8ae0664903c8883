import type { ExtractOptions } from '../article/extract-options.ts';
import type { HeatmapExtraction } from '../extract/extract.ts';
import type { TabScripts } from '../platform/messages/protocol.ts';
import { Heatmap } from './heatmap.ts';
import { codeInTab, orNeeds, resourcesInTab } from './late-code.ts';

type HeatmapCalls = Pick<TabScripts['extract-all'], 'toggleHeatmap' | 'focusLegend'>;

/** The calls that show and hide the heatmap; `read` walks the page. */
export function heatmapCalls(read: (options: ExtractOptions) => HeatmapExtraction): HeatmapCalls {
  let heatmap: Heatmap | null = null;
  return {
    toggleHeatmap({ options, words, given = [] }) {
      if (heatmap?.isAttached === true) {
        heatmap.remove();
        return 'hidden';
      }
      return orNeeds(() => {
        const { needs, decide, boxes } = read({ ...options, explain: true });
        // Formulas do not change which blocks are kept.
        const { blocks = [] } = decide(resourcesInTab(needs, given), codeInTab([...given, 'formulas']));
        const created = new Heatmap(blocks, () => boxes(), words);
        if (!created.show()) return 'nothing';
        heatmap = created;
        return 'shown';
      });
    },
    focusLegend() {
      heatmap?.focus();
      return null;
    },
  };
}
