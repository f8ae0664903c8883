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
  /** Winnow's engine with out-of-fold probabilities; only in runs that have such probabilities. */
  var CrossValidated: { readonly crossValidatedTool: typeof crossValidatedTool } | undefined;
  /** The compat forms; only in runs that measure one. */
  var CompatForms: { readonly compatTool: typeof compatTool } | undefined;
  var outOfFold: readonly number[] | undefined;
}

const products = new Map<string, Product>();
let before = '';

/** Ids of the engine's algorithms. */
export function algorithmIds(): string[] {
  return [...(globalThis.WinnowEngine?.algorithms ?? [])];
}

/** Brings style and layout up to date, as on a page that the user reads, and stores the page's HTML. */
export function prepare(): void {
  document.documentElement.getBoundingClientRect();
  before = document.documentElement.outerHTML;
}

/** First call of a tool: milliseconds, its error, and whether it changed the page. */
export function runCold(id: string): ColdRun {
  const tool = toolOf(id);
  // Collects the garbage of other tools, which would count as this tool's time.
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

/** Milliseconds of up to `runs` further calls; none starts after `budget` milliseconds. */
export function runWarm(id: string, { runs, budget }: { runs: number; budget: number }): number[] {
  const tool = toolOf(id);
  // On a reloaded page the tool must warm up first.
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

/** Text of the tool's first call; '' if it failed. */
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
  if (!engine) throw new Error('The engine is not in the page: was it built?');
  return algorithmTool(engine, refuses ? 'winnow' : id, { refuses });
}
