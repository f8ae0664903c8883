import type { Outline, Page } from '../../src/engine/types.ts';
import { savedPage } from '../outlines/saved-outlines.ts';
import { cachedLabels, NO_LABEL, type RunLabels } from './cached-labels.ts';
import { locateRuns } from './locate-runs.ts';
import { ALIGNED_SET, DATA_DIR, readAligned, type AlignedPage } from './read-aligned.ts';
import { visibleChars, sourceText } from './source-text.ts';

/** A saved page with the labels of its runs; `lost` counts runs with visible text that the source does not contain. */
export type Labelled = { readonly page: Page; readonly runs: RunLabels; readonly lost: number };

const VERSION = 1;

/**
 * Labels of a page of cleaneval-aligned by its character-level gold, for its saved outline
 * (`npm run outlines -- --set cleaneval-aligned`).
 */
export async function characterLabelsOf(id: string, dataDir = DATA_DIR): Promise<Labelled> {
  const page = await savedPage(ALIGNED_SET, id);
  const { outline } = page;
  const runs = await cachedLabels(
    { kind: 'characters', version: VERSION, set: ALIGNED_SET, id, outline, gold: '' },
    async () => characterLabels(outline, await readAligned(id, dataDir)),
  );
  let lost = 0;
  for (let i = 0; i < runs.length; i++) if (runs[i] === NO_LABEL && runText(outline, i) !== '') lost++;
  return { page, runs, lost };
}

/** Locates each run in the source and labels it by the content characters there. */
export function characterLabels(outline: Outline, { source, content }: AlignedPage): RunLabels {
  const { from, to } = locateRuns(outline, sourceText(source));
  const before = new Int32Array(content.length + 1);
  for (let i = 0; i < content.length; i++) before[i + 1] = before[i]! + content[i]!;
  return Uint8Array.from(outline.runs, ({ block, start, end }, i) => {
    if (from[i]! < 0) return NO_LABEL;
    const chars = outline.blocks[block]!.text.slice(start, end).trim().length;
    return isContent(before[to[i]!]! - before[from[i]!]!, chars) ? 1 : 0;
  });
}

/** Web2Text's rule: true if more than two thirds, rounded down, of a text's characters are content. */
export function isContent(matched: number, chars: number): boolean {
  return matched > Math.floor((2 * Math.max(chars, 1)) / 3);
}

function runText(outline: Outline, run: number): string {
  const { block, start, end } = outline.runs[run]!;
  return visibleChars(outline.blocks[block]!.text.slice(start, end));
}
