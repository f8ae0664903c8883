import type { Answer } from '../answer.ts';
import { FILES } from './files.ts';
import { GREEDY } from './greedy.ts';
import { type Browser, type Kind, LAST_WORDS } from './kind.ts';
import { HUGE, LARGE } from './large.ts';
import { POLICIES } from './policies.ts';
import { RESTLESS } from './restless.ts';

type Kinds = Readonly<Record<string, Kind>>;
export type PageOfKind = Kind & { readonly url: string; readonly isStill: boolean };

const KINDS = { files: FILES, policies: POLICIES, restless: RESTLESS, greedy: GREEDY, large: LARGE, huge: HUGE };
type Group = keyof typeof KINDS;

const ALL: Kinds = Object.assign({}, ...Object.values(KINDS));
const IS_LONG = process.env['WINNOW_LONG'] !== undefined;

/** Groups of kinds. With the variable WINNOW_LONG only those that take long. */
export const GROUPS: readonly Group[] = IS_LONG ? ['huge'] : ['files', 'policies', 'restless', 'greedy', 'large'];
/** Milliseconds in which each view must answer; far more than it takes. */
export const LIMIT = IS_LONG ? 120_000 : 10_000;

/** The kinds of a group. */
export function kindsOf(group: Group): readonly PageOfKind[] {
  const kinds: Kinds = KINDS[group];
  return Object.entries(kinds).map(([id, kind]) => ({
    isStill: group !== 'restless' && group !== 'huge',
    ...kind,
    url: `http://gauge.example/kinds/${id}`,
  }));
}

/** Words that the reader must show. */
export function answerIn(browser: Browser, { answer = LAST_WORDS }: Kind): string {
  return typeof answer === 'string' ? answer : answer[browser];
}

/** Where the shortcut opens the reader. */
export function opensIn(browser: Browser, { opens = 'overlay' }: Kind): 'overlay' | 'tab' | 'popup' {
  return typeof opens === 'string' ? opens : opens[browser];
}

/** What the server answers for the page of a kind; null for any other path. */
export function kindPage(pathname: string): Answer | null {
  const kind = ALL[/^\/kinds\/([\w-]+)$/.exec(pathname)?.[1] ?? ''];
  if (kind === undefined) return null;
  const { body, type = 'text/html; charset=utf-8', headers = {} } = kind;
  const written = typeof body === 'function' ? body() : body;
  return { body: typeof written === 'string' ? written : Buffer.from(written), type, headers };
}
