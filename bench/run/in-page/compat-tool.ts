import resources from 'virtual:resources';
import { prepareExtraction } from '../../../src/extract/pending-extraction.ts';
import { COMPAT_ALGORITHMS } from '../../compat/index.ts';
import { algorithmTool, type Tool } from './algorithm-tool.ts';
import { ALL_CODE } from '../../../src/dom/rare/all-code.ts';

/** A compat form as a tool, with every resource built in; undefined if no compat form has this id. */
export function compatTool(id: string): Tool | undefined {
  const algorithm = COMPAT_ALGORITHMS.find((compat) => compat.id === id);
  if (!algorithm) return undefined;
  return algorithmTool(
    {
      algorithms: [],
      extract: (page, options = {}) => prepareExtraction(page, algorithm, options).decide(resources, ALL_CODE),
    },
    id,
  );
}
