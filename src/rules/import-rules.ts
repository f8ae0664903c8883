import type { Rule } from '../article/rules.ts';
import { parseRule } from './parse-rule.ts';
import { siteOf } from './rule-site.ts';
import { MAX_RULES, type ReadRules } from './rules-file.ts';
import { selectorsOfXPath } from './selectors-of-xpath.ts';

/** Directives of a site configuration that have rules, with what the rule does. */
const ACTIONS: Readonly<Record<string, Rule['action']>> = {
  title: 'title',
  body: 'body',
  strip: 'leave-out',
  strip_id_or_class: 'leave-out',
};
const DIRECTIVE = /^([a-z_]+)(?:\(.*\))?\s*:\s*(.+)$/i;
const HIDING = /^([^#\s]*)##([^#].*)$/;
const MAX_LINES = 20_000;

/** Makes a rule for all pages of a site; null where site or selector cannot be read. `newId` returns a fresh id. */
type Make = (site: string, action: Rule['action'], match: string, name: string) => Rule | null;

function maker(newId: () => string): Make {
  return (site, action, match, name) =>
    parseRule({ id: newId(), site, scope: 'site', action, match, name: name.slice(0, 120) });
}

/** True for a file that states title, body or parts to strip by XPath, as the configurations of full-text-rss do. */
export function isSiteConfig(text: string): boolean {
  return /^\s*(?:title|body|strip|strip_id_or_class|author|date|test_url)\s*:/m.test(text);
}

/**
 * The rules of a site configuration (full-text-rss). Its site is the name of the file, such as `example.org.txt`, with
 * a dot before it for all subdomains, else that of its test page. `ignored` names every line that has no rule.
 */
export function importSiteConfig(text: string, fileName: string, newId: () => string): ReadRules {
  const lines = text.split(/\r?\n/).slice(0, MAX_LINES);
  const named = fileName.toLowerCase().replace(/\.txt$/, '');
  const tested = lines
    .map((line) => siteOf(/^\s*test_url\s*:\s*(\S+)/.exec(line)?.[1] ?? ''))
    .find((one) => one !== '');
  const isHost = /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(named);
  const site = isHost ? named.replace(/^\./, '*.').replace(/^www\./, '') : (tested ?? '');
  const make = maker(newId);
  const rules: Rule[] = [];
  const ignored: string[] = [];
  for (const line of lines.map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, directive = '', value = ''] = DIRECTIVE.exec(line) ?? [];
    const key = directive.toLowerCase();
    if (key === 'test_url' || key === 'test_contains') continue;
    const action = ACTIONS[key];
    const selectors =
      key === 'strip_id_or_class'
        ? ['class', 'id'].map((name) => `[${name}*="${value.replace(/^["']|["']$/g, '')}"]`)
        : selectorsOfXPath(value);
    const made = action === undefined ? [] : (selectors ?? []).map((one) => make(site, action, one, value));
    const valid = made.filter((rule) => rule !== null);
    if (valid.length === 0 || valid.length < made.length) ignored.push(line);
    else rules.push(...valid);
  }
  return limited(rules, ignored);
}

/**
 * The rules of a filter list that hide elements on named sites (`example.org##.newsletter`). `ignored` names all other
 * lines but comments: filters of requests, exceptions, filters for all sites.
 */
export function importFilterList(text: string, newId: () => string): ReadRules {
  const make = maker(newId);
  const rules: Rule[] = [];
  const ignored: string[] = [];
  for (const line of text
    .split(/\r?\n/)
    .slice(0, MAX_LINES)
    .map((one) => one.trim())) {
    if (line === '' || line.startsWith('!') || /^\[.*\]$/.test(line)) continue;
    const [, domains = '', selectors = ''] = HIDING.exec(line) ?? [];
    const made = domains
      .split(',')
      .filter((domain) => domain !== '')
      .flatMap((domain) =>
        selectors.split(',').map((selector) => make(`*.${domain}`, 'leave-out', selector.trim(), selector.trim())),
      );
    const valid = made.filter((rule) => rule !== null);
    if (valid.length === 0 || valid.length < made.length) ignored.push(line);
    else rules.push(...valid);
  }
  return limited(rules, ignored);
}

function limited(rules: readonly Rule[], ignored: readonly string[]): ReadRules {
  return rules.length > MAX_RULES
    ? { rules: rules.slice(0, MAX_RULES), ignored: [...ignored, `${String(rules.length - MAX_RULES)} more`] }
    : { rules, ignored };
}
