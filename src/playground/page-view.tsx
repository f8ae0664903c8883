import { useEffect, useRef } from 'preact/hooks';
import type { Box } from '../dom/boxes/block-boxes.ts';
import { drawBoxes } from './draw-blocks.ts';
import { type JudgedPage, judgePage, type Judgement } from './judge-page.ts';

/** Width of the page in CSS pixels, as on a desktop; it is shown smaller where there is less room. */
const PAGE_WIDTH = 1280;
/** Milliseconds without scrolling after which boxes are measured again, because parts of the page may not scroll. */
const MEASURE_DELAY = 150;

/** The block that is shown apart from the others, by its index; -1 for none. */
export type ChosenBlock = { readonly block: number; readonly from: 'page' | 'list' };

type PageViewProps = {
  readonly html: string;
  /** Address that relative links of the page start from; '' for none. */
  readonly address: string;
  readonly judgement: Judgement | null;
  readonly chosen: ChosenBlock;
  readonly onJudged: (page: JudgedPage) => void;
  readonly onChoose: (block: number) => void;
};

/** The page in a frame that runs no script and loads nothing, with a box over each block. */
export function PageView({ html, address, judgement, chosen, onJudged, onChoose }: PageViewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const page = useRef<JudgedPage | null>(null);
  const boxes = useRef<readonly (Box | null)[]>([]);
  const latest = useRef({ judgement, chosen });
  latest.current = { judgement, chosen };

  const draw = (moved = 0): void => {
    const { judgement: shown, chosen: at } = latest.current;
    if (!canvas.current || !shown) return;
    const now = moved === 0 ? boxes.current : boxes.current.map((box) => box && lower(box, -moved));
    drawBoxes(canvas.current, now, shown.blocks, at.block);
  };
  const measure = (): void => {
    boxes.current = page.current?.boxes() ?? [];
    draw();
  };

  useEffect(() => {
    if (chosen.from === 'list') scrollToBox(frame.current, boxes.current[chosen.block] ?? null);
    draw();
  }, [judgement, chosen]);

  useEffect(() => {
    const resized = new ResizeObserver(() => {
      const [outer, inner] = [stage.current, frame.current?.parentElement];
      if (!outer || !inner) return;
      const scale = Math.min(1, outer.clientWidth / PAGE_WIDTH);
      inner.style.transform = `scale(${String(scale)})`;
      inner.style.height = `${String(outer.clientHeight / scale)}px`;
      measure();
    });
    if (stage.current) resized.observe(stage.current);
    return () => {
      resized.disconnect();
    };
  }, []);

  const onLoad = (): void => {
    const [element, document] = [frame.current, frame.current?.contentDocument];
    const view = document?.defaultView;
    if (!element || !document || !view) return;
    if (address !== '' && !document.querySelector('base[href]')) {
      const base = document.createElement('base');
      base.href = address;
      document.head.prepend(base);
    }
    page.current = judgePage(element, document);
    onJudged(page.current);
    measure();
    let measured = view.scrollY;
    let pending = 0;
    view.addEventListener('scroll', () => {
      draw(view.scrollY - measured);
      clearTimeout(pending);
      pending = setTimeout(() => {
        measured = view.scrollY;
        measure();
      }, MEASURE_DELAY);
    });
    view.addEventListener('mousemove', ({ clientX, clientY }) => {
      const at = blockAt(boxes.current, clientX, clientY);
      if (at >= 0 && at !== latest.current.chosen.block) onChoose(at);
    });
    // A link would leave the page, and the frame would show nothing, because it loads nothing.
    document.addEventListener('click', (event) => {
      event.preventDefault();
    });
  };

  return (
    <div class="stage" ref={stage}>
      <div class="sheet" style={{ inlineSize: `${String(PAGE_WIDTH)}px` }}>
        <iframe title="The page" sandbox="allow-same-origin" srcdoc={html} key={html} ref={frame} onLoad={onLoad} />
        <canvas ref={canvas} aria-hidden="true" />
      </div>
    </div>
  );
}

/** The smallest block at a point; -1 for none. */
function blockAt(boxes: readonly (Box | null)[], x: number, y: number): number {
  let [found, least] = [-1, Infinity];
  boxes.forEach((box, at) => {
    if (box === null || x < box.left || x > box.right || y < box.top || y > box.bottom) return;
    const size = (box.right - box.left) * (box.bottom - box.top);
    if (size < least) [found, least] = [at, size];
  });
  return found;
}

function scrollToBox(frame: HTMLIFrameElement | null, box: Box | null): void {
  const view = frame?.contentWindow;
  if (!view || box === null) return;
  if (box.top < 0 || box.bottom > view.innerHeight) view.scrollBy({ top: box.top - view.innerHeight / 3 });
}

function lower(box: Box, y: number): Box {
  return { ...box, top: box.top + y, bottom: box.bottom + y };
}
