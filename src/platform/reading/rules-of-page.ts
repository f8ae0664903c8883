import type { ExtractOptions } from '../../article/extract-options.ts';
import { rulesFor } from '../stores/site-rules.ts';

/** The options with the rules of the page's site before their own. */
export async function withRules(url: string, options: ExtractOptions): Promise<ExtractOptions> {
  return withStoredRules(await rulesFor(url), options);
}

/** The same with the rules that `rulesFor` returned. */
export function withStoredRules(stored: readonly unknown[], options: ExtractOptions): ExtractOptions {
  return stored.length > 0 ? { ...options, rules: [...stored, ...(options.rules ?? [])] } : options;
}
