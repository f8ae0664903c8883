import type { Rule } from '../article/rules.ts';
import { isRecord, parseRule } from './parse-rule.ts';

/** States what the file is. docs/rules.schema.json describes it. */
const FORMAT = 'winnow-rules';
const VERSION = 1;
/** Far more rules than a person makes. It keeps a damaged file from filling the storage. */
export const MAX_RULES = 2000;

export type ReadRules = {
  readonly rules: readonly Rule[];
  /** What was left out, in the words of the file: lines, or numbers of rules. */
  readonly ignored: readonly string[];
};
export type RulesFileProblem = 'not_json' | 'not_rules' | 'newer';

/** True where a rule would apply to sites of different people, such as all of `*.co.uk`. */
export function isForManySites(site: string, isPublicSuffix: (host: string) => boolean): boolean {
  return site.startsWith('*.') && isPublicSuffix(site.slice('*.'.length));
}

/** The rules as the text of a JSON file. */
export function writeRulesFile(rules: readonly Rule[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, rules }, null, 2)}\n`;
}

/**
 * Reads an exported file: its valid rules, and the numbers of the others. A rule for all hosts of a public suffix is
 * not valid.
 */
export function parseRulesFile(text: string, isPublicSuffix: (host: string) => boolean): ReadRules | RulesFileProblem {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'not_json';
  }
  const { format, version, rules } = isRecord(file) ? file : {};
  if (format !== FORMAT || !Array.isArray(rules) || typeof version !== 'number') return 'not_rules';
  if (version > VERSION) return 'newer';
  const parsed = rules.slice(0, MAX_RULES).map((value) => {
    const rule = parseRule(value);
    return rule === null || isForManySites(rule.site, isPublicSuffix) ? null : rule;
  });
  return {
    rules: parsed.filter((rule) => rule !== null),
    ignored: [
      ...parsed.flatMap((rule, at) => (rule === null ? [`rules[${String(at)}]`] : [])),
      ...(rules.length > MAX_RULES ? [`rules[${String(MAX_RULES)}…]`] : []),
    ],
  };
}
