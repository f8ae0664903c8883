import type { NetOptions } from '../net/fetch-file.ts';
import type { Choices } from '../pages/job.ts';

/** The choices without the rules, whose files are not read yet. */
export type UnreadChoices = Omit<Choices, 'rules'>;

type Reading = {
  readonly choices: UnreadChoices;
  readonly ruleFiles: readonly string[];
  /** Threads; null for as many as there are cores. */
  readonly jobs: number | null;
  /** Milliseconds for one page. */
  readonly timeout: number;
  readonly maxBytes: number;
  /** null for standard output. */
  readonly out: string | null;
  readonly quiet: boolean;
};

export type PagesRequest = Reading & {
  readonly command: 'pages';
  /** Addresses, files, folders, and '-' for standard input; empty where only folders or lists are named. */
  readonly inputs: readonly string[];
  readonly inputDir: string | null;
  readonly inputFile: string | null;
  readonly outputDir: string | null;
  readonly keepDirs: boolean;
  /** Address of the only page, where it is no address itself. */
  readonly url: string | null;
  readonly net: NetOptions;
  readonly render: boolean;
};

export type JsonlRequest = Reading & {
  readonly command: 'jsonl';
  /** '-' for standard input. */
  readonly input: string;
  readonly unordered: boolean;
};

export type WarcRequest = Reading & {
  readonly command: 'warc';
  readonly input: string;
  readonly unordered: boolean;
  readonly resume: boolean;
};

export type McpRequest = { readonly command: 'mcp'; readonly net: NetOptions };

export type Request =
  | PagesRequest
  | JsonlRequest
  | WarcRequest
  | McpRequest
  | { readonly command: 'help'; readonly text: string }
  | { readonly command: 'version' };
