import { ID_PREFIX } from '../../../article/article.ts';
import type { ThreadPost } from '../../../article/thread.ts';
import type { TextRun } from '../../../engine/types.ts';
import { DEPTH_ATTRIBUTE } from './nest-posts.ts';
import type { Post, Thread } from './thread.ts';
import type { HtmlWriter } from '../html/html-writer.ts';

/** The sign of an accepted answer in any language; views add words to it. */
const ACCEPTED = '\u2713';

/** Writes posts, each with a header of author, time and score before its text. */
export class ThreadWriter {
  /** The posts that were written, in order. */
  readonly posts: ThreadPost[] = [];
  /** Places in `posts` of the posts around the next one. */
  private readonly around: { readonly depth: number; readonly place: number }[] = [];

  /** `openLink`: opens the link at an element; false where it has no address. */
  constructor(
    private readonly thread: Thread,
    private readonly writer: HtmlWriter,
    private readonly openLink: (element: number) => boolean,
  ) {}

  /**
   * Opens a post at its element and writes its header, or a line with the header's words where no block may be, as in
   * a listing. True where a block was opened.
   */
  enter(index: number): boolean {
    const post = this.thread.posts.get(index);
    if (post === undefined) return false;
    const id = `${ID_PREFIX}post-${this.posts.length + 1}`;
    if (!this.writer.openBlock('article', 'flow', attributesOf(post, id))) {
      this.writer.breakLine();
      this.writeHeader(post);
      this.writer.breakLine();
      return false;
    }
    this.note(post, id);
    if (this.writer.openBlock('header', 'phrasing')) {
      this.writeHeader(post);
      this.writer.closeBlock();
    }
    return true;
  }

  private note({ author, datetime, time, depth, score, isAccepted }: Post, id: string): void {
    while (this.around.length > 0 && this.around.at(-1)!.depth >= depth) this.around.pop();
    const parent = this.around.at(-1)?.place ?? null;
    this.around.push({ depth, place: this.posts.length });
    this.posts.push({ id, author: author || null, time: datetime || time || null, parent, score, isAccepted });
  }

  isCarrier(index: number): boolean {
    return this.thread.carriers.has(index);
  }

  /** True for the element around a post's text, which is no quotation or table even where the page uses their tags. */
  isBody(index: number): boolean {
    return this.thread.bodies.has(index);
  }

  /** True where text is not written at its place. */
  isSilent(run: TextRun): boolean {
    return this.thread.isSilent(run);
  }

  private writeHeader({ author, link, time, datetime, score, isAccepted }: Post): void {
    if (isAccepted) this.writer.text(ACCEPTED);
    if (author !== '' && this.openInline('b', [['class', 'author']])) {
      const isLink = link >= 0 && this.openLink(link);
      this.writer.text(author);
      if (isLink) this.writer.closeInline();
      this.writer.closeInline();
    }
    if (time + datetime !== '' && this.openInline('time', datetime === '' ? [] : [['datetime', datetime]])) {
      this.writer.text(time || readable(datetime));
      this.writer.closeInline();
    }
    if (
      score !== null &&
      this.openInline('data', [
        ['class', 'score'],
        ['value', String(score)],
      ])
    ) {
      this.writer.text(String(score));
      this.writer.closeInline();
    }
  }

  /** Opens an inline element after a space. */
  private openInline(tag: string, attributes: [string, string][]): boolean {
    this.writer.text(' ');
    return this.writer.openInline(tag, attributes);
  }
}

/** A moment in ISO 8601 as a date with the time of day: "2021-03-04 18:05". */
function readable(datetime: string): string {
  return datetime.replace(/^(\d{4}-\d\d-\d\d)T(?:00:00:00|(\d\d:\d\d)).*/, (_, day: string, time?: string) =>
    time === undefined ? day : `${day} ${time}`,
  );
}

function attributesOf({ depth, isAccepted }: Post, id: string): [string, string][] {
  const attributes: [string, string][] = [
    ['class', isAccepted ? 'post accepted' : 'post'],
    ['id', id],
  ];
  if (depth > 0) attributes.push([DEPTH_ATTRIBUTE, String(depth)]);
  return attributes;
}
