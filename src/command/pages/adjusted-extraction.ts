import type { BlockAccount } from '../../article/blocks.ts';
import type { Correction } from '../../article/corrections.ts';
import type { Extraction } from '../../article/extraction.ts';
import { PageError } from '../text/command-error.ts';
import type { ParsedPage } from './extract-html.ts';
import type { Choices } from './job.ts';

/**
 * With --precision, blocks of a lower probability are left out; with --recall, left out blocks of a higher one are
 * kept. Chosen on wcxb-dev: docs/command.md has what each gains and loses.
 */
const PRECISION = 0.4;
const RECALL = 0.2;
/** Reasons of blocks that stay left out with --recall: they are in the article already, or apart from it. */
const APART = new Set(['copy', 'dialog', 'comment', 'shown-elsewhere']);

/** Marks elements while the page is read. No page has this class. */
const MARK = 'winnow-command-selected';

type Adjustments = Pick<Choices, 'leaning' | 'select' | 'exclude'>;
type Reading = { readonly extraction: Extraction; readonly warnings: readonly string[] };
type Options = Parameters<ParsedPage['extract']>[0];

/** The extraction of a page with what `leaning`, `select` and `exclude` change in the decision. */
export function adjustedExtraction(page: ParsedPage, options: Options, adjustments: Adjustments): Reading {
  const { leaning, select, exclude } = adjustments;
  if (leaning === null && select.length + exclude.length === 0)
    return { extraction: page.extract(options), warnings: [] };

  const kept = select.map((selector) => ({ selector, elements: matches(page, selector), keep: true }));
  const left = exclude.map((selector) => ({ selector, elements: matches(page, selector), keep: false }));
  const parts: readonly Part[] = [...kept, ...left];
  removeInline(
    page,
    options,
    left.flatMap(({ elements }) => elements),
  );
  const { kind, blocks = [] } = page.extract({ ...options, explain: true });
  const corrections = [
    ...(leaning === null ? [] : leaningCorrections(blocks, leaning)),
    ...parts.flatMap((one) => partCorrections(page, options, one, blocks)),
  ];
  // Corrections make an article of any page, but leaving out parts is no reason to.
  const isWanted = kind === 'article' || corrections.some(({ element, keep }) => element !== undefined && keep);
  return {
    extraction: page.extract({ ...options, ...(isWanted && { corrections }) }),
    warnings: parts
      .filter(({ elements }) => elements.length === 0)
      .map(({ selector }) => `The selector ${selector} matches nothing.`),
  };
}

type Part = { readonly selector: string; readonly elements: readonly Element[]; readonly keep: boolean };

function matches(page: ParsedPage, selector: string): readonly Element[] {
  try {
    return page.match(selector);
  } catch {
    throw new PageError('bad-input', `"${selector}" is not a selector of CSS.`);
  }
}

/** Corrections of blocks by the probability that they are content. */
function leaningCorrections(blocks: readonly BlockAccount[], leaning: 'precision' | 'recall'): Correction[] {
  return blocks.flatMap(({ kept, score, text, reasons, kind }, block) => {
    const isChanged =
      leaning === 'precision'
        ? kept && score < PRECISION
        : !kept && score >= RECALL && kind !== 'comment' && !reasons.some((reason) => APART.has(reason));
    return isChanged ? [{ keep: !kept, block, text }] : [];
  });
}

/**
 * Takes those of some elements out of the page that hold no block of text, such as a mark within a paragraph.
 * Corrections are of whole blocks.
 */
function removeInline(page: ParsedPage, options: Options, elements: readonly Element[]): void {
  const found = outlineElements(page, options, elements);
  for (const [at, element] of elements.entries()) if (found[at]?.hasBlocks !== true) element.remove();
}

function partCorrections(
  page: ParsedPage,
  options: Options,
  { elements, keep }: Part,
  blocks: readonly BlockAccount[],
): Correction[] {
  return outlineElements(page, options, elements).flatMap((own) => {
    if (own === null || (!own.hasBlocks && !keep)) return [];
    const { index, firstBlock } = own;
    return [{ keep, block: firstBlock, text: blocks[firstBlock]?.text ?? '', element: index }];
  });
}

/** An element of the outline. `hasBlocks`: it holds whole blocks of text, and not only a part of one. */
type Found = { readonly index: number; readonly firstBlock: number; readonly hasBlocks: boolean } | null;

/** For each element its place in the outline of the page; null for one that is not shown. */
function outlineElements(page: ParsedPage, options: Options, elements: readonly Element[]): Found[] {
  if (elements.length === 0) return [];
  const before = elements.map((element) => element.getAttribute('class'));
  elements.forEach((element, at) => {
    element.setAttribute('class', `${before[at] ?? ''} ${MARK} ${MARK}-${String(at)}`);
  });
  const { structure } = page.extract({ ...options, explain: true });
  elements.forEach((element, at) => {
    const own = before[at];
    if (own === null || own === undefined) element.removeAttribute('class');
    else element.setAttribute('class', own);
  });
  if (structure === undefined)
    throw new PageError('too-large', 'The page has too many elements for --select and --exclude.');
  const found: Found[] = elements.map(() => null);
  structure.elements.forEach((element, index) => {
    const place = new RegExp(`${MARK}-(\\d+)`).exec(element.classes)?.[1];
    if (place === undefined) return;
    const { firstBlock, lastBlock, end } = element;
    const around = structure.blocks.slice(firstBlock, lastBlock);
    found[Number(place)] = { index, firstBlock, hasBlocks: around.some((own) => own >= index && own < end) };
  });
  return found;
}
