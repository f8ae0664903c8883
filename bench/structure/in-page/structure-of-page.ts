import { extract } from '../../../src/extract/library.ts';
import { CROSS_VALIDATED } from '../../cross-validated/tool-ids.ts';
import type { StructureOfPage } from '../parts.ts';
import { compare, placesOf } from './compare-structure.ts';
import { crossValidatedTool } from '../../run/in-page/cross-validated-tool.ts';
import { algorithmTool, type Tool } from '../../run/in-page/algorithm-tool.ts';
import { PEERS } from '../../run/in-page/peers.ts';

export type Asked = {
  readonly gold: string;
  /** True if the gold text is a thread. Posts are counted only in threads. */
  readonly isThread: boolean;
  /** Ids of the tools to run on this page. */
  readonly tools: readonly string[];
  /** HTML of other tools from earlier runs, by id. */
  readonly known: Readonly<Record<string, string>>;
  /** Probabilities of the page's blocks, for CROSS_VALIDATED; null if there are none. */
  readonly probabilities: readonly number[] | null;
};

export type Answer = {
  readonly structure: StructureOfPage;
  readonly made: Readonly<Record<string, string>>;
  readonly failed: Readonly<Record<string, string>>;
};

/** Runs tools on the loaded page and counts the parts that each keeps. `failed` has the error of a tool that threw. */
export function structureOf({ gold, isThread, tools, known, probabilities }: Asked): Answer {
  const places = placesOf(document, gold, isThread);
  const made: Record<string, string> = { ...known };
  const failed: Record<string, string> = {};
  for (const id of tools) {
    try {
      const product = toolOf(id, probabilities)(document);
      made[id] = 'html' in product ? product.html : '';
    } catch (cause) {
      made[id] = '';
      failed[id] = String(cause);
    }
  }
  const structure = Object.fromEntries(
    Object.entries(made).map(([id, html]) => [
      id,
      compare(places, new DOMParser().parseFromString(html, 'text/html'), document.baseURI),
    ]),
  );
  return { structure, made, failed };
}

function toolOf(id: string, probabilities: readonly number[] | null): Tool {
  return id === CROSS_VALIDATED
    ? crossValidatedTool(probabilities)
    : (PEERS[id] ?? algorithmTool({ extract, algorithms: [] }, id));
}
