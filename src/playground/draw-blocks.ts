import type { BlockAccount } from '../article/blocks.ts';
import type { Box } from '../dom/boxes/block-boxes.ts';
import { scoreColor } from '../injected/score-color.ts';

/** Space between a block and its box, in CSS pixels. */
const PADDING = 2;
const CHOSEN_COLOR = '#7a00c2';

type Blocks = readonly Pick<BlockAccount, 'kept' | 'score' | 'words'>[];

/** Draws a box over each block of the page, coloured by score; those in the article have an outline. */
export function drawBoxes(canvas: HTMLCanvasElement, boxes: readonly (Box | null)[], blocks: Blocks, chosen: number) {
  const context = fitCanvas(canvas);
  boxes.forEach((box, at) => {
    const block = blocks[at];
    if (box === null || block === undefined) return;
    const color = scoreColor(block.score);
    const area = [
      box.left - PADDING,
      box.top - PADDING,
      box.right - box.left + 2 * PADDING,
      box.bottom - box.top + 2 * PADDING,
    ] as const;
    context.fillStyle = `rgb(${color} / ${block.kept ? '22%' : '30%'})`;
    context.fillRect(...area);
    if (!block.kept && at !== chosen) return;
    context.lineWidth = at === chosen ? 4 : 2;
    context.strokeStyle = at === chosen ? CHOSEN_COLOR : `rgb(${color})`;
    context.strokeRect(...area);
  });
}

/** Draws all blocks as one bar, as wide as their words: those in the article are high, the others low. */
export function drawBar(canvas: HTMLCanvasElement, blocks: Blocks) {
  const context = fitCanvas(canvas);
  const { clientWidth: width, clientHeight: height } = canvas;
  const all = blocks.reduce((sum, { words }) => sum + words, 0);
  let before = 0;
  for (const { kept, score, words } of blocks) {
    const [left, right] = [(before / all) * width, ((before + words) / all) * width];
    before += words;
    context.fillStyle = `rgb(${scoreColor(score)} / ${kept ? '100%' : '55%'})`;
    context.fillRect(left, kept ? 0 : height * 0.7, right - left, height);
  }
}

/** The empty canvas, with as many pixels as the screen shows of it. */
function fitCanvas(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
  context.scale(canvas.width / (canvas.clientWidth || 1), canvas.height / (canvas.clientHeight || 1));
  return context;
}
