import { inFurniture } from '../../features/furniture.ts';
import { hasUnspacedScript, segmentedWords } from '../../text/segment-words.ts';
import type { Algorithm, Outline, Page, TextRun, Verdicts } from '../../types.ts';
import { REASONS, stretchVerdicts } from './stretch-verdicts.ts';
import { spacedTokens, tokenRunsOf } from './token-runs.ts';

/**
 * Body text extraction (Finn et al. 2001, in Baroni's form, text 000): the article is the stretch of the page with the
 * highest N(tokens) − N(tags). README.md lists the differences from the compat form.
 */
export function bte(): Algorithm {
  return { id: 'bte', reasons: REASONS, classify };
}

function classify({ outline, lang }: Page): Verdicts {
  const furniture = inFurniture(outline);
  const tokenRuns = tokenRunsOf(outline, {
    tokensIn: (text) => (hasUnspacedScript(text) ? segmentedWords(text, lang) : spacedTokens(text)),
    tagsUpTo: startTagsUpTo,
    ignored: addLinks(outline, furniture),
  });
  return stretchVerdicts(outline, tokenRuns, furniture);
}

/** Start tags before a run, those of skipped elements included: an end tag adds no information about an element. */
function startTagsUpTo({ before, skipped }: TextRun): number {
  return before + skipped;
}

/** A copy of `flags` in which links and all elements inside a flagged element are flagged too. */
function addLinks({ elements }: Outline, flags: Uint8Array): Uint8Array {
  const flagged = flags.slice();
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    if (tag === 'a' || (parent >= 0 && flagged[parent])) flagged[i] = 1;
  }
  return flagged;
}
