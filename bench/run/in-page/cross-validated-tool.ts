import { prepareExtraction } from '../../../src/extract/pending-extraction.ts';
import { CROSS_VALIDATED } from '../../cross-validated/tool-ids.ts';
import { crossValidatedAlgorithm } from '../../cross-validated/cross-validated-algorithm.ts';
import { algorithmTool, type Tool } from './algorithm-tool.ts';
import { ALL_CODE } from '../../../src/dom/rare/all-code.ts';

/** Winnow's engine with probabilities of trees that did not see the page, as a tool. */
export function crossValidatedTool(
  probabilities: readonly number[] | null | undefined,
  how: { readonly refuses?: boolean } = {},
): Tool {
  return algorithmTool(
    {
      algorithms: [],
      extract: (page, options = {}) =>
        prepareExtraction(page, crossValidatedAlgorithm(probabilities), options).decide({}, ALL_CODE),
    },
    CROSS_VALIDATED,
    how,
  );
}
