import type { BlockAccount } from '../article/blocks.ts';
import type { Extraction } from '../article/extraction.ts';
import type { Box } from '../dom/boxes/block-boxes.ts';
import { ALL_CODE } from '../dom/rare/all-code.ts';
import { ALGORITHMS } from '../engine/algorithms/index.ts';
import { prepareChosen } from '../extract/extract.ts';
import { reportCall } from '../injected/report-call.ts';
import publicWords from 'virtual:public-words';
import resources from 'virtual:resources';

/** What one algorithm says of the page. */
export type Judgement = {
  readonly algorithm: string;
  readonly extraction: Extraction;
  /** One for each block of the page, in order. */
  readonly blocks: readonly BlockAccount[];
};

/** A page that every algorithm has judged. */
export type JudgedPage = {
  /** One for each algorithm, the default first. All have the same blocks. */
  readonly judgements: readonly Judgement[];
  /**
   * Where each block is now, in CSS pixels of the page's own viewport; null for one that is not visible. Parallel to
   * the blocks.
   */
  boxes(): readonly (Box | null)[];
  /** The page without its words, as an HTML file; null where it has none. */
  report(): string | null;
};

/** Lets every algorithm judge the document of a frame. Changes nothing in it. */
export function judgePage(frame: HTMLIFrameElement, document: Document): JudgedPage {
  const pages = ALGORITHMS.map(({ id }) => {
    const page = prepareChosen(document, { algorithm: id, explain: true });
    const extraction = page.decide(resources, ALL_CODE);
    return { page, judgement: { algorithm: id, extraction, blocks: extraction.blocks ?? [] } };
  });
  return {
    judgements: pages.map(({ judgement }) => judgement),
    boxes: () => {
      const around = frame.getBoundingClientRect();
      const [left, top] = [around.left + frame.clientLeft, around.top + frame.clientTop];
      return (pages[0]?.page.boxes() ?? []).map((box) => box && moved(box, -left, -top));
    },
    report: () => reportOf(document),
  };
}

function reportOf(document: Document): string | null {
  const outcome = reportCall(
    { options: {}, winnow: __VERSION__, browser: navigator.userAgent },
    publicWords,
    (options) => {
      const { read, needs, decide } = prepareChosen(document, options);
      return { read, needs, resources, decided: decide(resources, ALL_CODE) };
    },
  );
  return outcome.kind === 'report' ? outcome.file : null;
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
