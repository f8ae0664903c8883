import { join } from 'node:path';

/** The part of the bundler's plugin context that is used here. Its own type is not exported. */
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const POPUP_FOLDER = join(import.meta.dirname, '../src/popup/');
const POPUP = join(POPUP_FOLDER, 'main.tsx');
const ARTICLE = join(import.meta.dirname, '../src/reader/article/article-view.tsx');
const BACKGROUND = join(import.meta.dirname, '../src/background/main.ts');

/**
 * The chunk of a module that the popup loads at once: `platform` if the background needs it, too, else `view`. By
 * default the bundler makes ten chunks, one per set of pages, which compress worse and need more requests. Null for
 * modules that the popup loads late or not at all: the bundler decides.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  // Modules of the popup's folder belong to no other page.
  if (id.startsWith(POPUP_FOLDER) || !staticImports(POPUP, graph).has(id)) return null;
  return staticImports(BACKGROUND, graph).has(id) ? 'platform' : 'view';
}

/** The same for modules that the popup loads for an article: one chunk. For a group after that of `sharedChunk`. */
export function articleChunk(id: string, graph: Graph): string | null {
  return staticImports(ARTICLE, graph).has(id) ? 'article' : null;
}

const known = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/** The module and all modules that it imports statically, directly or indirectly. */
function staticImports(entry: string, graph: Graph): ReadonlySet<string> {
  const sets = known.get(graph) ?? new Map<string, ReadonlySet<string>>();
  known.set(graph, sets);
  const reached = new Set(sets.get(entry) ?? []);
  if (reached.size > 0) return reached;
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  sets.set(entry, reached);
  return reached;
}
