import { useLayoutEffect } from 'preact/hooks';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { Highlighter } from './highlighter.ts';

/** A margin of at least this width holds whole notes; a narrower one holds marks. CSS pixels. */
const MIN_MARGIN = 176;
const MAX_NOTE_WIDTH = 256;
/** Space between the text and its notes, and between two notes. CSS pixels. */
const GAP = 12;
const MARK_SIZE = 24;

type MarginNotesProps = {
  readonly highlighter: Highlighter;
  readonly scroller: HTMLElement;
  /** The element around the notes. */
  readonly layer: HTMLElement;
};

/** The notes beside the text where there is room, else a small mark for each. A press opens the note. */
export function MarginNotes({ highlighter, scroller, layer }: MarginNotesProps) {
  const ranges = highlighter.ranges();
  const noted = highlighter.collection
    .entries()
    .filter(({ id, note }) => note !== '' && ranges.has(id))
    .sort((a, b) => ranges.get(a.id)!.compareBoundaryPoints(Range.START_TO_START, ranges.get(b.id)!));
  // After every render, because lines may have moved.
  useLayoutEffect(() => {
    placeNotes(
      layer,
      scroller,
      noted.map(({ id }) => ranges.get(id)!),
    );
  });
  return noted.map((highlight) => <MarginNote key={highlight.id} highlight={highlight} highlighter={highlighter} />);
}

function MarginNote({
  highlight,
  highlighter,
}: {
  readonly highlight: KeptHighlight;
  readonly highlighter: Highlighter;
}) {
  return (
    <button
      type="button"
      class={`margin-note margin-${highlight.color}`}
      aria-label={translate('highlight_note', highlight.note)}
      onClick={() => {
        highlighter.edit(highlight.id);
      }}
    >
      <span dir="auto">{highlight.note}</span>
    </button>
  );
}

/** Places each note at the height of its text, and below the note before it. */
function placeNotes(layer: HTMLElement, scroller: HTMLElement, ranges: readonly Range[]): void {
  const sheet = scroller.querySelector('.sheet');
  if (sheet === null || ranges.length === 0) return;
  const view = scroller.getBoundingClientRect();
  const box = sheet.getBoundingClientRect();
  const style = getComputedStyle(sheet);
  const isRtl = style.direction === 'rtl';
  const gutter = parseFloat(isRtl ? style.paddingLeft : style.paddingRight);
  // In an interface from right to left, the scroll bar is on the left.
  const edge = view.left + scroller.clientLeft;
  const text = { left: box.left - edge + gutter, right: box.right - edge - gutter };
  const outset = parseFloat(style.getPropertyValue('--outset')) || 0;
  // Wide tables and pictures extend beyond the text by the outset.
  const room = (isRtl ? text.left : scroller.clientWidth - text.right) - outset - 2 * GAP;
  const isWide = room >= MIN_MARGIN;
  const width = isWide ? Math.min(room, MAX_NOTE_WIDTH) : MARK_SIZE;
  const distance = isWide ? outset + GAP : Math.max(0, (gutter - MARK_SIZE) / 2);
  layer.classList.toggle('as-marks', !isWide);
  let free = 0;
  ranges.forEach((range, at) => {
    const note = layer.children[at] as HTMLElement;
    const wanted = range.getBoundingClientRect().top - view.top + scroller.scrollTop;
    const top = Math.max(wanted, free);
    note.style.width = `${String(width)}px`;
    note.style.top = `${String(top)}px`;
    note.style.left = `${String(isRtl ? text.left - distance - width : text.right + distance)}px`;
    free = top + note.offsetHeight + (isWide ? GAP : 0);
  });
}
