import { CROSS_VALIDATED, REFUSING } from '../../cross-validated/tool-ids.ts';
import { algorithmTool, type Engine, type Product, type Tool } from './algorithm-tool.ts';
import type { compatTool } from './compat-tool.ts';
import type { crossValidatedTool } from './cross-validated-tool.ts';
import { textOfHtml } from './text-of-html.ts';
import { PEERS } from './peers.ts';

/** A tool's first call on the page. */
export type ColdRun = { readonly ms: number; readonly error: string | null; readonly changed: boolean };

declare global {
  /** The built engine as a plain script. */
  var WinnowEngine: Engine | undefined;
  /** The engine by the probabilities that trees without the page gave its blocks, where these are kept. */
  var CrossValidated: { readonly crossValidatedTool: typeof crossValidatedTool } | undefined;
  /** The compat forms of the algorithms, in the page only for a run that measures one. */
  var CompatForms: { readonly compatTool: typeof compatTool } | undefined;
  var outOfFold: readonly number[] | undefined;
}

const products = new Map<string, Product>();
let before = '';

/** Ids of the engine's algorithms. */
export function algorithmIds(): string[] {
  return globalThis.WinnowEngine?.algorithms.map(({ id }) => id) ?? [];
}

/** Forces style and layout, as on a page that a person looks at, and remembers the page as it is. */
export function prepare(): void {
  document.documentElement.getBoundingClientRect();
  before = document.documentElement.outerHTML;
}

/** First call of a tool: milliseconds, what it threw, and whether the page differs from how it was loaded. */
export function runCold(id: string): ColdRun {
  const tool = toolOf(id);
  // A collection of another tool's garbage is not this tool's time.
  void globalThis.gc?.();
  const start = performance.now();
  let error: string | null = null;
  try {
    products.set(id, tool(document));
  } catch (cause) {
    error = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  }
  const ms = performance.now() - start;
  return { ms, error, changed: document.documentElement.outerHTML !== before };
}

/** Milliseconds of up to `runs` further calls, fewer where they would take longer than `budget` milliseconds. */
export function runWarm(id: string, { runs, budget }: { runs: number; budget: number }): number[] {
  const tool = toolOf(id);
  // On a page that was loaded anew the tool has yet to warm up.
  if (!products.has(id)) tool(document);
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < runs && (times.length === 0 || performance.now() - begin < budget)) {
    const start = performance.now();
    tool(document);
    times.push(performance.now() - start);
  }
  return times;
}

/** Text of what the tool made in its first call; '' where it failed. */
export function textFrom(id: string): string {
  const product = products.get(id);
  if (!product) return '';
  return 'text' in product ? product.text : textOfHtml(product.html);
}

function toolOf(id: string): Tool {
  const peer = PEERS[id];
  if (peer) return peer;
  const refuses = id === REFUSING;
  if ((id === CROSS_VALIDATED || refuses) && globalThis.CrossValidated)
    return globalThis.CrossValidated.crossValidatedTool(globalThis.outOfFold, { refuses });
  const compat = globalThis.CompatForms?.compatTool(id);
  if (compat) return compat;
  const engine = globalThis.WinnowEngine;
  if (!engine) throw new Error('the engine is not in the page');
  return algorithmTool(engine, refuses ? 'winnow' : id, { refuses });
}
