import type { ExtractOptions } from '../article.ts';
import type { PaintableExtraction } from '../extract/extract.ts';
import { packTexts } from '../platform/packs.ts';
import type { PaintAsk, Painted, TabScripts } from '../platform/protocol.ts';
import { Painting } from './painting.ts';
import { missingPacks } from './publish-reading.ts';

type Paints = Pick<TabScripts['extract-all'], 'paint' | 'paintAnyway' | 'focusLegend'>;

/** The calls that colour the page's blocks, by the way its page is read. */
export function paintingCalls(read: (ask: ExtractOptions) => PaintableExtraction): Paints {
  let painting: Painting | null = null;

  const paint = (reading: PaintableExtraction, { words }: PaintAsk): Painted => {
    const blocks = reading.decide(packTexts()).blocks ?? [];
    const drawn = new Painting(blocks, () => reading.boxes(), words);
    if (!drawn.hang()) return 'nothing';
    painting = drawn;
    return 'painted';
  };
  const readAgain = ({ options }: PaintAsk): PaintableExtraction => read({ ...options, explain: true });

  return {
    paint(ask) {
      if (painting?.isUp === true) {
        painting.remove();
        return 'cleared';
      }
      const reading = readAgain(ask);
      const packs = missingPacks(reading);
      return packs.length > 0 ? { kind: 'needs', packs } : paint(reading, ask);
    },
    paintAnyway: (ask) => paint(readAgain(ask), ask),
    focusLegend() {
      painting?.focus();
      return null;
    },
  };
}
