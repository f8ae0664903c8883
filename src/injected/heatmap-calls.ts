import type { ExtractOptions } from '../article.ts';
import type { HeatmapExtraction } from '../extract/extract.ts';
import { loadedPacks } from '../platform/loaded-packs.ts';
import type { HeatmapRequest, HeatmapOutcome, TabScripts } from '../platform/protocol.ts';
import { Heatmap } from './heatmap.ts';
import { missingPacks } from './reading-calls.ts';

type Paints = Pick<TabScripts['extract-all'], 'toggleHeatmap' | 'showHeatmap' | 'focusLegend'>;

/** The calls that colour the page's blocks, by the way its page is read. */
export function heatmapCalls(read: (ask: ExtractOptions) => HeatmapExtraction): Paints {
  let painting: Heatmap | null = null;

  const paint = (reading: HeatmapExtraction, { words }: HeatmapRequest): HeatmapOutcome => {
    const blocks = reading.decide(loadedPacks()).blocks ?? [];
    const drawn = new Heatmap(blocks, () => reading.boxes(), words);
    if (!drawn.hang()) return 'nothing';
    painting = drawn;
    return 'shown';
  };
  const readAgain = ({ options }: HeatmapRequest): HeatmapExtraction => read({ ...options, explain: true });

  return {
    toggleHeatmap(ask) {
      if (painting?.isUp === true) {
        painting.remove();
        return 'hidden';
      }
      const reading = readAgain(ask);
      const packs = missingPacks(reading);
      return packs.length > 0 ? { kind: 'needs', packs } : paint(reading, ask);
    },
    showHeatmap: (ask) => paint(readAgain(ask), ask),
    focusLegend() {
      painting?.focus();
      return null;
    },
  };
}
