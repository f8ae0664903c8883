import type { ComponentChildren } from 'preact';

type LinesProps = {
  readonly x: number;
  readonly y: number;
  /** Length of each line. */
  readonly lengths: readonly number[];
  readonly class?: string;
};

const LINE_GAP = 9;

function Lines({ x, y, lengths, class: name = 'line' }: LinesProps) {
  return (
    <>
      {lengths.map((length, at) => (
        <rect key={at} class={name} x={x} y={y + at * LINE_GAP} width={length} height="4" rx="2" />
      ))}
    </>
  );
}

/** A browser window with a page of menu, text and advertisement. `children` are drawn over it. */
function Browser({ children, isFaded = false }: { readonly children: ComponentChildren; readonly isFaded?: boolean }) {
  return (
    <svg class="drawing" viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <rect class="window" x="1" y="1" width="238" height="158" rx="10" />
      <path class="tools" d="M1 26V11a10 10 0 0 1 10-10h218a10 10 0 0 1 10 10v15z" />
      <rect class="address" x="14" y="8" width="150" height="11" rx="5.5" />
      <g class={isFaded ? 'page faded' : 'page'}>
        <rect class="box" x="12" y="36" width="216" height="16" rx="3" />
        <Lines x={12} y={64} lengths={[34, 28, 36, 24, 32, 28, 34, 22]} class="chaff" />
        <Lines x={60} y={64} lengths={[100, 92, 104, 96, 100, 90, 102, 70]} />
        <rect class="box" x="178" y="62" width="50" height="34" rx="3" />
        <rect class="box" x="178" y="104" width="50" height="34" rx="3" />
      </g>
      {children}
    </svg>
  );
}

/** The sheet of the reader, with a title and lines of text. */
function Sheet({ x, y, width, height, count }: Readonly<Record<'x' | 'y' | 'width' | 'height' | 'count', number>>) {
  const inner = width - 28;
  const lengths = Array.from({ length: count }, (_, at) => inner * ([0.96, 1, 0.92, 0.98][at % 4] ?? 1));
  return (
    <>
      <rect class="sheet-paper" x={x} y={y} width={width} height={height} rx="6" />
      <rect class="sheet-title" x={x + 14} y={y + 12} width={inner * 0.66} height="7" rx="3" />
      <Lines x={x + 14} y={y + 28} lengths={lengths} class="grain" />
    </>
  );
}

/** The popup below the button in the toolbar. */
export function PopupDrawing() {
  return (
    <Browser isFaded>
      <circle class="button-halo" cx="208" cy="13.5" r="11" />
      <circle class="button-dot" cx="208" cy="13.5" r="6" />
      <path class="sheet-paper" d="M200 31l8-8l8 8z" />
      <Sheet x={82} y={30} width={144} height={118} count={9} />
    </Browser>
  );
}

/** The reader over the whole page. */
export function OverlayDrawing() {
  return (
    <Browser isFaded>
      <Sheet x={14} y={34} width={212} height={116} count={7} />
    </Browser>
  );
}

/** Sheets in three colours, large letters, and a book. */
export function KeepDrawing() {
  return (
    <svg class="drawing" viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <g transform="rotate(-7 60 86)">
        <rect class="paper-light" x="22" y="30" width="76" height="106" rx="6" />
      </g>
      <rect class="paper-sepia" x="60" y="24" width="76" height="112" rx="6" />
      <g transform="rotate(7 140 86)">
        <rect class="paper-dark" x="100" y="28" width="76" height="108" rx="6" />
        <text class="letters" x="138" y="72">
          Aa
        </text>
        <Lines x={114} y={90} lengths={[48, 44, 50, 34]} class="line-dark" />
      </g>
      <g class="book">
        <path d="M176 96c8-4 16-4 24 0c8-4 16-4 24 0v44c-8-4-16-4-24 0c-8-4-16-4-24 0z" />
        <path d="M200 96v44" />
      </g>
    </svg>
  );
}
