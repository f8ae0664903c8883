import type { ExtractOptions } from '../../article/extract-options.ts';
import type { ArticleExtraction, Extraction } from '../../article/extraction.ts';
import type { ArticleStart, UnreadableCause } from './read-outcome.ts';

/** How a script in a tab is to read its page. With 'start', it may hand over the start of a large article first. */
export type TabRequest = ExtractOptions & { readonly wants?: 'start' };

/** An article with the first piece of a content of `length` characters. The call `contentFrom` has the rest. */
export type ArticlePiece = { readonly kind: 'piece'; readonly extraction: ArticleExtraction; readonly length: number };

/** The document has no text to read. */
type Unreadable = { readonly kind: 'unreadable'; readonly cause: UnreadableCause };

/** What a script in a tab hands over of its page. */
export type TabReading = Extraction | ArticleStart | ArticlePiece | Unreadable;
