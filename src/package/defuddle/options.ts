import { refuseOption } from '../refuse-option.ts';

/** The options of Defuddle 0.19. None is ignored: those without a meaning for Winnow throw. */
export interface DefuddleOptions {
  /** Log the verdict of each block and its reasons, and return `debug`. */
  readonly debug?: boolean | undefined;
  /** Absolute address of the page. */
  readonly url?: string | undefined;
  /** Return `content` as Markdown. */
  readonly markdown?: boolean | undefined;
  /** Return the Markdown as `contentMarkdown`, too. */
  readonly separateMarkdown?: boolean | undefined;
  /** Leave out all pictures. */
  readonly removeImages?: boolean | undefined;
  /** True writes the comments below the article. Posts of a thread are the article, whatever this says. */
  readonly includeReplies?: boolean | 'extractors' | undefined;
  /** Without effect, because Winnow never fetches anything. */
  readonly useAsync?: boolean | undefined;
  /** Never called, because Winnow never fetches anything. */
  readonly fetch?: unknown;
  /** Refused: use `extract` with rules of sites. */
  readonly contentSelector?: string | undefined;
  /** Refused: Winnow reads the page that it is given, in its language. */
  readonly language?: string | undefined;
  /** Refused: Winnow does not measure its steps. */
  readonly profile?: boolean | undefined;
  /** Refused, except for true: Winnow decides on each block by trees and not by these steps. */
  readonly removeExactSelectors?: boolean | undefined;
  /** Refused, except for true. */
  readonly removePartialSelectors?: boolean | undefined;
  /** Refused, except for true. */
  readonly removeHiddenElements?: boolean | undefined;
  /** Refused, except for true. */
  readonly removeLowScoring?: boolean | undefined;
  /** Refused, except for true. */
  readonly removeSmallImages?: boolean | undefined;
  /** Refused, except for true. */
  readonly removeContentPatterns?: boolean | undefined;
  /** Refused, except for true: the content is always written from an allowlist. */
  readonly standardize?: boolean | undefined;
}

/** An element `meta` of the page. */
export interface MetaTagItem {
  readonly name: string | null;
  readonly property: string | null;
  readonly content: string | null;
}

/** A block of the page that is not in the content. */
export interface DebugRemoval {
  /** Always `winnow`: there is one step. */
  readonly step: string;
  readonly selector?: string;
  /** In English, strongest first. */
  readonly reason?: string;
  /** The first characters of the block. */
  readonly text: string;
}

/** What is returned with the option `debug`. */
export interface DebugInfo {
  /** Always '': no single element of the page is the content. */
  readonly contentSelector: string;
  readonly removals: readonly DebugRemoval[];
}

/** What Defuddle returns. Fields that the page does not state are ''. */
export interface DefuddleResponse {
  /** Clean HTML; Markdown with the option `markdown`. */
  readonly content: string;
  /** Only with the option `separateMarkdown`. */
  readonly contentMarkdown?: string;
  readonly title: string;
  readonly description: string;
  readonly domain: string;
  readonly favicon: string;
  readonly image: string;
  readonly language: string;
  /** Milliseconds. */
  readonly parseTime: number;
  /** ISO 8601 where the date can be converted. */
  readonly published: string;
  readonly author: string;
  readonly site: string;
  /** The objects in the page's JSON-LD. */
  readonly schemaOrgData: readonly Readonly<Record<string, unknown>>[];
  readonly wordCount: number;
  readonly metaTags: readonly MetaTagItem[];
  /** Only with the option `debug`. */
  readonly debug?: DebugInfo;
}

const STEPS = [
  'removeExactSelectors',
  'removePartialSelectors',
  'removeHiddenElements',
  'removeLowScoring',
  'removeSmallImages',
  'removeContentPatterns',
  'standardize',
] as const;

/** Throws for options that cannot be honoured, with the reason. */
export function checkDefuddleOptions(options: DefuddleOptions): void {
  for (const step of STEPS)
    refuseOption(step, options[step], true, 'Winnow decides on each block and has no such step.');
  refuseOption('contentSelector', options.contentSelector, undefined, 'Winnow finds the content by itself.');
  refuseOption('language', options.language, undefined, 'Winnow reads the page in its own language.');
  refuseOption('profile', options.profile, false, 'Winnow does not measure its steps.');
}
