import type { Rule } from '../article/rules.ts';
import { parseRule } from './parse-rule.ts';
import { siteOf } from './rule-site.ts';
import { isForManySites, MAX_RULES, type ReadRules } from './rules-file.ts';
import { selectorsOfXPath } from './selectors-of-xpath.ts';

/** Directives of a site configuration that have rules, with what the rule does. */
const ACTIONS = new Map<string, Rule['action']>([
  ['title', 'title'],
  ['body', 'body'],
  ['strip', 'leave-out'],
  ['strip_id_or_class', 'leave-out'],
]);
/** Directives of which one makes a text file a site configuration. */
const KNOWN = new Set([...ACTIONS.keys(), 'author', 'date', 'test_url']);
/** Directives that only help to test a configuration. */
const FOR_TESTS = new Set(['test_url', 'test_contains']);
/** Far more than the longest configuration or list for reader views has. */
const MAX_LINES = 20_000;
const MAX_NAME = 120;

export type ImportOptions = {
  /** Returns a fresh id. */
  readonly newId: () => string;
  /** True for a host below which anybody can have a site, such as `co.uk`: no rule may be for all of them. */
  readonly isPublicSuffix: (host: string) => boolean;
};

/** True for a file that states title, body or parts to strip by XPath, as the configurations of full-text-rss do. */
export function isSiteConfig(text: string): boolean {
  return linesOf(text).lines.some((line) => KNOWN.has(directiveOf(line)?.key ?? ''));
}

/**
 * The rules of a site configuration (full-text-rss). Its site is the name of the file, such as `example.org.txt`, with
 * a dot before it for all subdomains, else that of its test page. `ignored` names every line that has no rule.
 * Takes time linear in the text.
 */
export function importSiteConfig(text: string, fileName: string, options: ImportOptions): ReadRules {
  const { lines, rest } = linesOf(text);
  const directives = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const collected = new CollectedRules(options, rest);
  const site = siteNamed(fileName) ?? siteTested(directives);
  for (const line of directives) {
    const { key, value } = directiveOf(line) ?? { key: '', value: '' };
    if (FOR_TESTS.has(key)) continue;
    const action = ACTIONS.get(key);
    const selectors = action === undefined ? [] : (selectorsFor(key, value) ?? []);
    collected.add(line, { sites: [site], action: action ?? 'leave-out', selectors, name: value });
  }
  return collected.read();
}

/**
 * The rules of a filter list that hide elements on named sites (`example.org##.newsletter`). `ignored` names all other
 * lines but comments: filters of requests, exceptions, filters for all sites. Takes time linear in the text.
 */
export function importFilterList(text: string, options: ImportOptions): ReadRules {
  const { lines, rest } = linesOf(text);
  const collected = new CollectedRules(options, rest);
  for (const line of lines) {
    if (line === '' || line.startsWith('!') || (line.startsWith('[') && line.endsWith(']'))) continue;
    const at = line.indexOf('##');
    const hosts = at < 0 ? '' : line.slice(0, at);
    const selectors = line.slice(at + 2);
    const isHiding = hosts !== '' && !/[#\s]/.test(hosts) && !selectors.startsWith('#');
    const sites = hosts.split(',').flatMap((host) => (host === '' ? [] : [`*.${host}`]));
    collected.add(line, {
      sites: isHiding ? sites : [],
      action: 'leave-out',
      selectors: selectors.split(',').map((selector) => selector.trim()),
    });
  }
  return collected.read();
}

/** What one line asks for: a rule for each site and selector. Without a name, a rule is named after its selector. */
type Wanted = {
  readonly sites: readonly string[];
  readonly action: Rule['action'];
  readonly selectors: readonly string[];
  readonly name?: string;
};

/** The rules of a file, at most MAX_RULES. A line has none if one of its rules is not valid or has no room. */
class CollectedRules {
  readonly #rules: Rule[] = [];
  readonly #ignored: string[] = [];

  constructor(
    readonly options: ImportOptions,
    readonly rest: readonly string[],
  ) {}

  add(line: string, { sites, action, selectors, name }: Wanted): void {
    // The number of rules is known before a rule is made.
    const count = sites.length * selectors.length;
    const fits = count > 0 && this.#rules.length + count <= MAX_RULES;
    if (!fits || sites.some((site) => isForManySites(site, this.options.isPublicSuffix))) {
      this.#ignored.push(line);
      return;
    }
    const made: Rule[] = [];
    for (const site of sites)
      for (const match of selectors) {
        const named = (name ?? match).slice(0, MAX_NAME);
        const rule = parseRule({ id: this.options.newId(), site, scope: 'site', action, match, name: named });
        if (rule === null) {
          this.#ignored.push(line);
          return;
        }
        made.push(rule);
      }
    for (const rule of made) this.#rules.push(rule);
  }

  read(): ReadRules {
    return { rules: this.#rules, ignored: [...this.#ignored, ...this.rest] };
  }
}

/** The trimmed lines up to MAX_LINES, and the number of lines after them. */
function linesOf(text: string): { readonly lines: readonly string[]; readonly rest: readonly string[] } {
  const all = text.split('\n');
  const lines = all.slice(0, MAX_LINES).map((line) => line.trim());
  const more = all.length - lines.length;
  return { lines, rest: more === 0 ? [] : [`… +${String(more)}`] };
}

/** The directive of a line, lower case, and its value; null for any other line. */
function directiveOf(line: string): { readonly key: string; readonly value: string } | null {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  return /^[a-z_]+$/.test(key) && value !== '' ? { key, value } : null;
}

function selectorsFor(key: string, value: string): readonly string[] | null {
  if (key !== 'strip_id_or_class') return selectorsOfXPath(value);
  return ['class', 'id'].map((name) => `[${name}*="${value.replace(/^["']|["']$/g, '')}"]`);
}

/** The site in the name of a configuration file; null where the name is no host. */
function siteNamed(fileName: string): string | null {
  const host = fileName.toLowerCase().replace(/\.txt$/, '');
  const isHost = host.slice(host.startsWith('.') ? 1 : 0).split('.').length > 1 && /^[a-z0-9.-]+$/.test(host);
  return isHost ? host.replace(/^\./, '*.').replace(/^www\./, '') : null;
}

/** The site of the first page that a configuration names for its test; '' where it names none. */
function siteTested(lines: readonly string[]): string {
  for (const line of lines) {
    const { key, value } = directiveOf(line) ?? {};
    const site = key === 'test_url' ? siteOf(value?.split(/\s/, 1)[0] ?? '') : '';
    if (site !== '') return site;
  }
  return '';
}
