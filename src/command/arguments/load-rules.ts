import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { getPublicSuffix } from 'tldts';
import type { Rule } from '../../article/rules.ts';
import { importFilterList, importSiteConfig, isSiteConfig } from '../../rules/import-rules.ts';
import { parseRulesFile, type ReadRules } from '../../rules/rules-file.ts';
import { UsageError } from '../text/command-error.ts';
import { unreadMessage } from '../text/why-unread.ts';

/** Most lines of a file that are named where they could not be read. */
const MAX_NAMED = 3;

type LoadedRules = { readonly rules: readonly Rule[]; readonly warnings: readonly string[] };

const isPublicSuffix = (host: string): boolean => getPublicSuffix(host, { allowPrivateDomains: true }) === host;

/** The rules of files: of Winnow, site configurations or filter lists. Throws UsageError for a file without a rule. */
export async function loadRules(files: readonly string[]): Promise<LoadedRules> {
  const rules: Rule[] = [];
  const warnings: string[] = [];
  for (const file of files) {
    const read = rulesIn(await textOf(file), basename(file));
    if (read.rules.length === 0) throw new UsageError(`${file} has no rule that Winnow can read.`);
    rules.push(...read.rules);
    const { length } = read.ignored;
    if (length > 0)
      warnings.push(`${file}: ${String(length)} lines are no rules: ${read.ignored.slice(0, MAX_NAMED).join('; ')}`);
  }
  return { rules, warnings };
}

function rulesIn(text: string, name: string): ReadRules {
  if (/^\s*\{/.test(text)) {
    const read = parseRulesFile(text, isPublicSuffix);
    if (typeof read !== 'string') return read;
    throw new UsageError(`${name} is no file of rules: ${read.replace('_', ' ')}.`);
  }
  const options = { newId: () => crypto.randomUUID(), isPublicSuffix };
  return isSiteConfig(text) ? importSiteConfig(text, name, options) : importFilterList(text, options);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new UsageError(unreadMessage(file, cause));
  }
}
