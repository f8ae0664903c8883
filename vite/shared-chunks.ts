import { join } from 'node:path';

/** What a bundler tells of a module; structural, as the bundler's own type is not exported. */
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const POPUP_FOLDER = join(import.meta.dirname, '../src/popup/');
const POPUP = join(POPUP_FOLDER, 'main.tsx');
const BACKGROUND = join(import.meta.dirname, '../src/background/main.ts');

/**
 * Puts what the popup loads at once into two files: `platform` is what the background needs, too, and `view` is the
 * rest. Left to itself the bundler makes ten, one for each set of pages; small files compress badly, and each is asked
 * for on its own. What is fetched late, and what other pages have for themselves, stays where the bundler puts it.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  // The popup's own parts, its fixed size among them, are no other page's.
  if (id.startsWith(POPUP_FOLDER) || !reach(POPUP, graph).has(id)) return null;
  return reach(BACKGROUND, graph).has(id) ? 'platform' : 'view';
}

const known = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/** Every module that one imports statically, directly or not, itself included. */
function reach(entry: string, graph: Graph): ReadonlySet<string> {
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
