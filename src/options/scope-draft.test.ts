import { describe, expect, it } from 'vitest';
import type { Rule } from '../article/rules.ts';
import { scopeDraftOf, scopeOf } from './scope-draft.ts';

const SITE = 'example.org';
const RULE: Rule = {
  ...{
    id: 'a',
    site: SITE,
    scope: 'alike',
    where: 'html > body.story',
    action: 'leave-out',
    match: 'aside',
    name: 'x',
  },
};

describe('the scope of a rule', () => {
  it('can be changed to every other scope and back, and keeps the selector of alike pages', () => {
    const draft = scopeDraftOf(RULE);
    expect(draft).toEqual({ scope: 'alike', page: '', alike: 'html > body.story' });
    const site = scopeOf({ ...draft, scope: 'site' }, SITE);
    expect(site).toEqual({ scope: 'site', alike: 'html > body.story' });
    const page = scopeOf({ ...draft, scope: 'page', page: 'https://www.example.org/a/b?c=1#d' }, SITE);
    expect(page).toEqual({ scope: 'page', where: '/a/b?c=1', alike: 'html > body.story' });
    const back = scopeDraftOf({ ...RULE, ...(page as Rule) });
    expect(back).toEqual({ scope: 'page', page: '/a/b?c=1', alike: 'html > body.story' });
    expect(scopeOf({ ...back, scope: 'alike' }, SITE)).toEqual({ scope: 'alike', where: 'html > body.story' });
  });

  it('takes a page as path, address, or address without its start, and only of the site', () => {
    const where = (page: string, site = SITE) => {
      const scope = scopeOf({ scope: 'page', page, alike: '' }, site);
      return typeof scope === 'string' ? scope : scope.where;
    };
    expect(where('/a')).toBe('/a');
    expect(where('example.org/a?b')).toBe('/a?b');
    expect(where('http://news.example.org/a', '*.example.org')).toBe('/a');
    expect(where('https://other.org/a')).toBe('page');
    expect(where('//other.org/a')).toBe('page');
    expect(where('')).toBe('page');
  });

  it('names a selector that is none', () => {
    expect(scopeOf({ scope: 'alike', page: '', alike: '' }, SITE)).toBe('alike');
    expect(scopeOf({ scope: 'alike', page: '', alike: 'a, b' }, SITE)).toBe('alike');
  });
});
