import type { Outline } from '../../src/engine/types.ts';
import { visibleChars, type SourceText } from './source-text.ts';

/** Position of each run in the source: [from, to), or -1 and -1 if not found. Parallel to outline.runs. */
export type Places = { readonly from: Int32Array; readonly to: Int32Array };

/** Source text is skipped only if this many characters match, of the run and of the runs after it. */
const CONTEXT = 32;
/** A run is searched within this many characters if the runs after it do not match. */
const NEAR = 2000;

/**
 * Finds the runs of an outline in the page's source, in order. The outline leaves out text (hidden, scripts) but adds
 * none, so a run starts where the last one ended, or after a gap if the runs after it match too. Runs that the parser
 * moved (text in tables) are then searched in source text that no other run has.
 */
export function locateRuns(outline: Outline, source: SourceText): Places {
  const { runs, blocks } = outline;
  const texts = runs.map(({ block, start, end }) => visibleChars(blocks[block]!.text.slice(start, end)));
  const at = new Int32Array(runs.length).fill(-1);
  const taken = new Uint8Array(source.text.length);
  function take(run: number, place: number): void {
    at[run] = place;
    taken.fill(1, place, place + texts[run]!.length);
  }
  for (let i = 0, cursor = 0; i < runs.length; i++) {
    const text = texts[i]!;
    if (text === '') continue;
    const place = source.text.startsWith(text, cursor)
      ? cursor
      : behindGap(source, { text, context: contextOf(texts, i), cursor });
    if (place < 0) continue;
    take(i, place);
    cursor = place + text.length;
  }
  for (let i = 0; i < runs.length; i++) {
    if (at[i]! >= 0 || texts[i] === '') continue;
    const place = onlyFreePlace(source, texts[i]!, taken);
    if (place >= 0) take(i, place);
  }
  const from = Int32Array.from(at, (place) => (place < 0 ? -1 : source.from[place]!));
  const to = Int32Array.from(at, (place, i) => (place < 0 ? -1 : source.to[place + texts[i]!.length - 1]!));
  return { from, to };
}

function contextOf(texts: readonly string[], run: number): string {
  let context = texts[run]!;
  for (let i = run + 1; i < texts.length && context.length < CONTEXT; i++) context += texts[i]!;
  return context;
}

/**
 * First position after the cursor where a text piece starts with the run and the runs after it. If there is none, a
 * near position where the run is a whole piece, else -1.
 */
function behindGap(
  source: SourceText,
  { text, context, cursor }: { text: string; context: string; cursor: number },
): number {
  for (let place = source.text.indexOf(context, cursor); place >= 0; place = source.text.indexOf(context, place + 1)) {
    if (source.starts[place]) return place;
  }
  const limit = cursor + NEAR;
  for (
    let place = source.text.indexOf(text, cursor);
    place >= 0 && place < limit;
    place = source.text.indexOf(text, place + 1)
  ) {
    if (source.starts[place] && source.starts[place + text.length]) return place;
  }
  return -1;
}

/** Position of the only free text piece that equals the run; -1 if there is none, or more than one. */
function onlyFreePlace(source: SourceText, text: string, taken: Uint8Array): number {
  let found = -1;
  for (let place = source.text.indexOf(text); place >= 0; place = source.text.indexOf(text, place + 1)) {
    if (taken[place] || !source.starts[place] || !source.starts[place + text.length]) continue;
    if (found >= 0) return -1;
    found = place;
  }
  return found;
}
