import type { Rule } from '../article/rules.ts';
import { placeInSite, siteOf, sitesFor } from '../rules/rule-site.ts';
import { parseSelector } from '../rules/selector.ts';
import { isUrl } from '../url/parse-url.ts';

/** The scope of a rule while the user edits it: the texts of the fields. */
export type ScopeDraft = {
  readonly scope: Rule['scope'];
  /** Address of the page, or its path. */
  readonly page: string;
  /** Selector that pages like this one match. */
  readonly alike: string;
};

/** The fields of a stored rule. */
export function scopeDraftOf({ scope, where = '', alike = '' }: Rule): ScopeDraft {
  return { scope, page: scope === 'page' ? where : '', alike: scope === 'alike' ? where : alike };
}

/** The scope for a rule, or the name of the field that is wrong. */
export function scopeOf(
  { scope, page, alike }: ScopeDraft,
  site: string,
): Pick<Rule, 'scope' | 'where' | 'alike'> | 'page' | 'alike' {
  const selector = alike.trim();
  const known = parseSelector(selector) !== null;
  if (scope === 'alike') return known ? { scope, where: selector } : 'alike';
  const others = known ? { alike: selector } : {};
  if (scope === 'site') return { scope, ...others };
  const where = pathOf(page.trim(), site);
  return where === null ? 'page' : { scope, where, ...others };
}

/** Path and query of an address of the site; null for any other. */
function pathOf(text: string, site: string): string | null {
  if (text.startsWith('/') && !text.startsWith('//')) {
    const url = `https://${site.replace('*.', '')}${text}`;
    return isUrl(url) ? placeInSite(url) : null;
  }
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  return isUrl(address) && sitesFor(siteOf(address)).includes(site) ? placeInSite(address) : null;
}
