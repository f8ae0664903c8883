import type { CorrectionCode, FormulaCode, RareStructure } from '../extract/extract-default.ts';
import type { Walk } from '../extract/page-parts.ts';
import type {
  CORRECTIONS_KEY,
  FORMULAS_KEY,
  LARGE_KEY,
  NEXT_PAGE_KEY,
  RARE_KEY,
  REPORT_KEY,
  WALK_KEY,
} from '../platform/messages/protocol.ts';
import type { nextPageCall } from './next-page-call.ts';
import type { LargePageCode } from './read-large-page.ts';
import type { reportCall } from './report-call.ts';

/** Code that a script makes available to the other scripts of the extension in its tab, by key. */
type PublishedCode = {
  readonly [RARE_KEY]: RareStructure;
  readonly [FORMULAS_KEY]: FormulaCode;
  readonly [CORRECTIONS_KEY]: CorrectionCode;
  readonly [LARGE_KEY]: LargePageCode;
  readonly [NEXT_PAGE_KEY]: typeof nextPageCall;
  /** Takes the page as it was read last, for marking its parts. */
  readonly [WALK_KEY]: (walk: Walk) => void;
  readonly [REPORT_KEY]: typeof reportCall;
};

const globals = globalThis as unknown as Record<symbol, unknown>;

/** Makes code available in this tab. */
export function publishCode<K extends keyof PublishedCode>(key: K, code: PublishedCode[K]): void {
  globals[Symbol.for(key)] = code;
}

/** The code; null where its script has not been injected into this tab. */
export function publishedCode<K extends keyof PublishedCode>(key: K): PublishedCode[K] | null {
  return (globals[Symbol.for(key)] as PublishedCode[K] | undefined) ?? null;
}
