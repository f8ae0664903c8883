import type { BlockAccount } from '../../article/blocks.ts';
import type { PageKind, RuleResult } from '../../article/extraction.ts';
import type { ThreadPost } from '../../article/thread.ts';
import type { ErrorCode, PageError } from '../text/command-error.ts';
import type { ContentFormat } from './job.ts';

/** Changes with every change of the record that a program could notice, except fields that are added. */
export const VERSION = 1;

/** A page as JSON: docs/command.schema.json. */
export type PageRecord = {
  readonly version: typeof VERSION;
  readonly kind: 'article' | 'not-article' | 'error';
  /** As the caller named the page; absent where he did not. */
  readonly id?: unknown;
  readonly url: string | null;
  /** Why there is no article. */
  readonly reason: string | null;
  readonly error: { readonly code: ErrorCode; readonly message: string } | null;
  readonly title: string | null;
  readonly byline: string | null;
  readonly siteName: string | null;
  readonly published: string | null;
  readonly updated: string | null;
  readonly section: string | null;
  readonly lang: string | null;
  readonly dir: 'ltr' | 'rtl' | null;
  readonly excerpt: string | null;
  readonly leadImage: string | null;
  readonly wordCount: number | null;
  /** Letters, in scripts without spaces between words. */
  readonly charCount: number | null;
  readonly minutes: number | null;
  readonly confidence: number | null;
  readonly algorithm: string | null;
  readonly note: string | null;
  readonly pageKind: { readonly name: PageKind; readonly probability: number } | null;
  readonly nextPage: string | null;
  readonly contentFormat: ContentFormat | null;
  readonly content: string | null;
  readonly comments?: {
    readonly count: number | null;
    readonly wordCount: number;
    readonly content: string;
    readonly thread: readonly ThreadPost[] | null;
  } | null;
  readonly thread?: readonly ThreadPost[];
  readonly links?: readonly { readonly text: string; readonly url: string }[];
  readonly images?: readonly { readonly alt: string; readonly url: string }[];
  readonly blocks?: readonly BlockAccount[];
  readonly rules?: readonly RuleResult[];
};

export type Extra = Readonly<Record<string, unknown>>;

/** The fields that every record has. */
export const EMPTY = {
  url: null,
  reason: null,
  error: null,
  title: null,
  byline: null,
  siteName: null,
  published: null,
  updated: null,
  section: null,
  lang: null,
  dir: null,
  excerpt: null,
  leadImage: null,
  wordCount: null,
  charCount: null,
  minutes: null,
  confidence: null,
  algorithm: null,
  note: null,
  pageKind: null,
  nextPage: null,
  contentFormat: null,
  content: null,
} as const;

/** The record of a page that could not be read. */
export function errorRecord({ code, message }: PageError, url: string | null, extra: Extra = {}): PageRecord {
  return { version: VERSION, kind: 'error', ...extra, ...EMPTY, url, error: { code, message } };
}
