import type { Rule } from '../article/rules.ts';
import type { Algorithm } from './algorithms/algorithm.ts';

/** What a program asks for. Every option may be absent or undefined. */
export interface ExtractOptions {
  /** Absolute address of the page, for relative links, metadata and rules; the document's own where absent. */
  readonly url?: string | undefined;
  /** Absolute address that relative links start from; the page's base element, else `url`, where absent. */
  readonly base?: string | undefined;
  /** One of `winnow/algorithms`; Winnow's own where absent. */
  readonly algorithm?: Algorithm | undefined;
  /** Return the best guess as the article wherever the page has any text. */
  readonly force?: boolean | undefined;
  /** False leaves out `article.comments`. Default true. */
  readonly comments?: boolean | undefined;
  /** Return `blocks`: for every block of the page whether it is in the article, and why. Default false. */
  readonly explain?: boolean | undefined;
  /**
   * Least characters of the article's text, without white space at its ends; a shorter one is 'too-little-text'.
   * Default 0: Winnow's own limits alone.
   */
  readonly minimumLength?: number | undefined;
  /**
   * Classes of the page that its elements keep in the content: all of them (true), or those named. Default none.
   * Paragraphs are written anew from the text of the page and keep none.
   */
  readonly keepClasses?: boolean | readonly string[] | undefined;
  /**
   * Without layout, hide and show elements as the rules in the page's style elements say, as a browser does. Default
   * false: text that a sheet hides until a script runs, such as that of closed panels, is read.
   */
  readonly styles?: boolean | undefined;
  /** Rules of sites; those whose site and address match apply. */
  readonly rules?: readonly Rule[] | undefined;
  /** Rank of another selection to return as the article (`extraction.alternatives`); 0, the best, where absent. */
  readonly alternative?: number | undefined;
  /** Most nodes of the page. A page with more throws 'too-many-nodes'. Default no limit. */
  readonly maxNodes?: number | undefined;
  /** Most milliseconds. Checked between steps of the work; throws 'out-of-time'. Default no limit. */
  readonly maxTime?: number | undefined;
}

/** Options of `extractAsync`. */
export interface AsyncExtractOptions extends ExtractOptions {
  /** Stops the work; the promise is rejected with the reason of the signal. */
  readonly signal?: Signal | undefined;
}

/** The part of an AbortSignal that is used. */
export interface Signal {
  /** Throws the reason once the signal is aborted. */
  throwIfAborted(): void;
}
