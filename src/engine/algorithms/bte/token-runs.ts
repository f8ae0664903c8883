import { hasUnspacedScript, segmentedWords } from '../../text/segment-words.ts';
import type { Outline, Page } from '../../types.ts';

/**
 * Which tags count: start and end tags, as in the text; start tags alone, so that an element counts once; or start and end tags of elements that break the
 * line.
 */
export type TagCount = 'both' | 'start' | 'block';

export type TokenRunOptions = {
  readonly tags: TagCount;
  /** Count words by segmentation where no spaces are written, as text 000 asks for; false splits at white space alone. */
  readonly segment: boolean;
  /** Elements whose text counts for nothing, parallel to outline.elements. */
  readonly mute?: Uint8Array;
};

/** Token runs of a page in document order: their tokens, the tags before each, and the index of each in outline.runs. */
export type PageTokenRuns = { readonly tokens: Int32Array; readonly tags: Int32Array; readonly run: Int32Array };

/** Elements with a start tag alone (HTML Living Standard, section Void elements). */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** Tags of an element left out of the outline, a script mostly: the pair stays where its contents go. */
const SKIPPED_TAGS: Readonly<Record<TagCount, number>> = { both: 2, start: 1, block: 0 };

/**
 * The page in text 000's compact form. An outline holds no end tags: those between two text runs follow from how many elements opened between them and how
 * much deeper the second one stands. Runs without a token are left out, and their tags go to the next. Linear in elements and characters.
 */
export function tokenRunsOf({ outline, lang }: Page, { tags, segment, mute }: TokenRunOptions): PageTokenRuns {
  const { runs, blocks } = outline;
  const { opened, owed } = tagSums(outline, tags);
  const tokens = new Int32Array(runs.length);
  const tagsBefore = new Int32Array(runs.length);
  const run = new Int32Array(runs.length);
  let length = 0;
  let counted = 0;
  for (let r = 0; r < runs.length; r++) {
    const { block, start, end, element, before, skipped } = runs[r]!;
    if (mute?.[element]) continue;
    const text = blocks[block]!.text.slice(start, end);
    const here = segment && hasUnspacedScript(text) ? segmentedWords(text, lang) : tokensIn(text);
    if (here === 0) continue;
    const soFar = opened[before]! - owed[element]! + SKIPPED_TAGS[tags] * skipped;
    tokens[length] = here;
    tagsBefore[length] = soFar - counted;
    run[length++] = r;
    counted = soFar;
  }
  return { tokens: tokens.subarray(0, length), tags: tagsBefore.subarray(0, length), run: run.subarray(0, length) };
}

/**
 * opened[i]: tags of all elements before i, as if each were closed; owed[i]: end tags still to come inside element i, its own included. The difference is the
 * number of tags up to a place in the page.
 */
function tagSums({ elements }: Outline, tags: TagCount): { opened: Int32Array; owed: Int32Array } {
  const opened = new Int32Array(elements.length + 1);
  const owed = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent, breaks } = elements[i]!;
    const start = tags !== 'block' || breaks ? 1 : 0;
    const end = tags === 'start' || VOID.has(tag) ? 0 : start;
    opened[i + 1] = opened[i]! + start + end;
    owed[i] = (parent < 0 ? 0 : owed[parent]!) + end;
  }
  return { opened, owed };
}

const TOKEN = /\S+/g;

/** White-space-separated tokens. */
function tokensIn(text: string): number {
  return text.match(TOKEN)?.length ?? 0;
}
