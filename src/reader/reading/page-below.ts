import type {
  FramedPart,
  FramePlace,
  MarkedParts,
  PagePoint,
  PartAt,
  PartMarks,
  Reply,
} from '../../platform/messages/protocol.ts';

/** The page below the reader's frame, as far as the reader can show and mark it. No call rejects. */
export type PageBelow = {
  /** Shows the page through the frame, or hides it again. */
  readonly see: (isOn: boolean) => Promise<Reply<null>>;
  readonly mark: (marks: PartMarks) => Promise<Reply<MarkedParts>>;
  readonly frame: (part: FramedPart) => Promise<Reply<FramePlace | null>>;
  readonly at: (point: PagePoint | null) => Promise<Reply<PartAt | null>>;
};
