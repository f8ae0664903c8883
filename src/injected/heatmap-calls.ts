import type { ExtractOptions } from '../article/extract-options.ts';
import { RareCode } from '../extract/extract-default.ts';
import type { HeatmapExtraction } from '../extract/extract.ts';
import { rareStructure } from '../extract/rare-structure.ts';
import { loadedPacks } from '../platform/in-tab/loaded-packs.ts';
import {
  CORRECTIONS_KEY,
  type HeatmapOutcome,
  type HeatmapRequest,
  type TabScripts,
} from '../platform/messages/protocol.ts';
import { Heatmap } from './heatmap.ts';
import { publishedCode } from './published-code.ts';
import { missingPacks } from './reading-calls.ts';

type HeatmapCalls = Pick<TabScripts['extract-all'], 'toggleHeatmap' | 'showHeatmap' | 'focusLegend'>;

/** The calls that show and hide the heatmap; `read` walks the page. */
export function heatmapCalls(read: (options: ExtractOptions) => HeatmapExtraction): HeatmapCalls {
  let heatmap: Heatmap | null = null;

  const show = (extraction: HeatmapExtraction, { words }: HeatmapRequest): HeatmapOutcome => {
    // Formulas do not change which blocks are kept.
    const code = new RareCode(rareStructure, null, publishedCode(CORRECTIONS_KEY));
    const blocks = extraction.decide(loadedPacks(), code).blocks ?? [];
    const created = new Heatmap(blocks, () => extraction.boxes(), words);
    if (!created.show()) return 'nothing';
    heatmap = created;
    return 'shown';
  };
  const readWithReasons = ({ options }: HeatmapRequest): HeatmapExtraction => read({ ...options, explain: true });

  return {
    toggleHeatmap(request) {
      if (heatmap?.isAttached === true) {
        heatmap.remove();
        return 'hidden';
      }
      const extraction = readWithReasons(request);
      const packs = missingPacks(extraction);
      return packs.length > 0 ? { kind: 'needs', packs } : show(extraction, request);
    },
    showHeatmap: (request) => show(readWithReasons(request), request),
    focusLegend() {
      heatmap?.focus();
      return null;
    },
  };
}
