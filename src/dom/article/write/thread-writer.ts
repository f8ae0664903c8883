import type { TextRun } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { DEPTH_ATTRIBUTE } from '../thread/nest-posts.ts';
import type { Plan } from '../plan/plan-article.ts';
import type { Post, Thread } from '../thread/find-thread.ts';
import type { HtmlWriter } from './html-writer.ts';

/** The sign of an accepted answer in any language; views add words to it. */
const ACCEPTED = '\u2713';

/** Writes posts, with author and time on one line before the text, or after it where the page has them there. */
export class ThreadWriter {
  private readonly thread: Thread;
  private isOpen = false;
  private hasBody = false;

  constructor(
    private readonly walk: Walk,
    private readonly plan: Plan,
    private readonly writer: HtmlWriter,
  ) {
    this.thread = plan.thread!;
  }

  /** Opens a post at its element. True where a block was opened. */
  enter(index: number): boolean {
    const post = this.thread.posts.get(index);
    if (post === undefined) return false;
    this.close();
    this.hasBody = false;
    if (!this.writer.openBlock('article', 'flow', attributesOf(post))) return false;
    if (post.isAccepted && this.writer.openBlock('header', 'line')) {
      this.writer.text(ACCEPTED);
      this.writer.closeBlock();
    }
    return true;
  }

  /** True where all kept text of an element is author and time, so that no other rule applies to it. */
  isCredit(index: number): boolean {
    const { firstBlock, lastBlock } = this.walk.outline.elements[index]!;
    let isAny = false;
    for (let block = firstBlock; block < lastBlock; block++) {
      if (!this.plan.keep[block]) continue;
      if (!this.thread.credits.has(block)) return false;
      isAny = true;
    }
    return isAny;
  }

  isAuthor(index: number): boolean {
    return this.thread.authors.has(index);
  }

  isCarrier(index: number): boolean {
    return this.thread.carriers.has(index);
  }

  /** Opens or closes the line of author and time before a text. False where the text is left out of it. */
  before({ block, element }: TextRun): boolean {
    const isCut = this.thread.credits.get(block);
    if (isCut === undefined) {
      this.close();
      this.hasBody = true;
      return true;
    }
    if (isCut && !this.isInMark(element)) {
      if (this.isOpen) this.writer.text(' ');
      return false;
    }
    this.isOpen ||= this.writer.openBlock(this.hasBody ? 'footer' : 'header', 'line');
    return true;
  }

  close(): void {
    if (this.isOpen) this.writer.closeBlock();
    this.isOpen = false;
  }

  private isInMark(element: number): boolean {
    const { elements } = this.walk.outline;
    for (let i = element; i >= 0 && !this.thread.posts.has(i); i = elements[i]!.parent)
      if (this.thread.marks.has(i)) return true;
    return false;
  }
}

function attributesOf({ depth, isAccepted }: Post): [string, string][] {
  const attributes: [string, string][] = [['class', isAccepted ? 'post accepted' : 'post']];
  if (depth > 0) attributes.push([DEPTH_ATTRIBUTE, String(depth)]);
  return attributes;
}
