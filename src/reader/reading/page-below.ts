import type { ExtractOptions } from '../../article.ts';
import type {
  FramedPart,
  FramePlace,
  MarkedParts,
  PagePoint,
  PartAt,
  PartMarks,
  Reply,
} from '../../platform/protocol.ts';

/** How to come to the page, where the view is not over it: opens one that is. `options`: those of the shown article. */
export type WayToPage = { readonly open: (options: ExtractOptions) => void };

/** The page below the reader's frame, as far as the reader can show and mark it. No call rejects. */
export type PageBelow = {
  /** Shows the page through the frame, or hides it again. */
  readonly see: (isOn: boolean) => Promise<Reply<null>>;
  readonly mark: (marks: PartMarks) => Promise<Reply<MarkedParts>>;
  readonly frame: (part: FramedPart) => Promise<Reply<FramePlace | null>>;
  readonly at: (point: PagePoint | null) => Promise<Reply<PartAt | null>>;
};
