import { describe, expect, test } from 'vitest';
import schema from '../../docs/rules.schema.json' with { type: 'json' };
import { type Rule, RULE_ACTIONS, RULE_SCOPES } from '../article/rules.ts';
import { outlineOf } from '../engine/testing/outline-of.ts';
import { nameOf, pathOf, selectorOf } from './generalise.ts';
import { importFilterList, importSiteConfig, isSiteConfig } from './import-rules.ts';
import { RuleElements } from './match-elements.ts';
import { parseRule } from './parse-rule.ts';
import { siteOf, sitesFor } from './rule-site.ts';
import { parseRulesFile, writeRulesFile } from './rules-file.ts';
import { parseSelector, parseTarget } from './selector.ts';
import { selectorsOfXPath } from './selectors-of-xpath.ts';
import { isStableToken, stableTokens } from './stable-tokens.ts';

const pageOf = (html: string): RuleElements => new RuleElements(outlineOf(html).elements);
const classesOf = (html: string, selector: string): string[] => {
  const page = pageOf(html);
  return page.match(parseSelector(selector)!).map((i) => page.elements[i]!.classes || page.elements[i]!.tag);
};
const indexOf = (page: RuleElements, name: string): number =>
  page.elements.findIndex(({ classes, tag }) => classes.split(' ').includes(name) || tag === name);
const newId = (): string => 'id';
const isPublicSuffix = (host: string): boolean => ['com', 'org', 'example', 'co.example'].includes(host);
const OPTIONS = { newId, isPublicSuffix };

const RULE: Rule = {
  id: 'a1',
  site: 'example.org',
  scope: 'alike',
  where: 'main > article',
  action: 'leave-out',
  match: 'aside.newsletter',
  name: 'newsletter',
};

describe('stable tokens', () => {
  test('are names that a person gave', () => {
    for (const token of ['newsletter', 'story-body', 'articleBodyText', 'entry-content', 'c-related_links'])
      expect([token, isStableToken(token)]).toEqual([token, true]);
  });
  test('are not digits, hashes, states or generated names', () => {
    for (const token of [
      'post-1234',
      'css-abXyZq',
      'bdVaJa',
      'kxqzwt',
      'sc-gsTCUz',
      'is-open',
      'active',
      'a',
      'Box__3xK',
      'x'.repeat(50),
    ])
      expect([token, isStableToken(token)]).toEqual([token, false]);
    expect(stableTokens(' box  active box\tpost-9 wide ')).toEqual(['box', 'wide']);
  });
});

describe('selectors', () => {
  const HTML =
    '<main><div class="a one"><p class="x">t</p><p class="y">t</p></div><div class="b"><div class="c"><p class="z">t</p></div></div></main>';
  test('match tags, classes, children, descendants and places', () => {
    expect(classesOf(HTML, '.a > p')).toEqual(['x', 'y']);
    expect(classesOf(HTML, 'main p')).toEqual(['x', 'y', 'z']);
    expect(classesOf(HTML, '.b > p')).toEqual([]);
    expect(classesOf(HTML, '.b p')).toEqual(['z']);
    expect(classesOf(HTML, 'p:nth-of-type(2)')).toEqual(['y']);
    expect(classesOf(HTML, '.a > p:last-of-type')).toEqual(['y']);
    expect(classesOf(HTML, 'main > div:nth-last-of-type(1) .c')).toEqual(['c']);
    expect(classesOf(HTML, '[class*="on"]')).toEqual(['a one']);
    expect(classesOf(HTML, '[class="a one"]')).toEqual(['a one']);
  });
  test('are refused where they are no selector of this kind', () => {
    for (const text of [
      '',
      ' ',
      'a, b',
      'a:hover',
      'a::before',
      '> p',
      'a >',
      '[href]',
      '..a',
      'a b '.repeat(300),
      'p '.repeat(17),
      ':has(p)',
    ])
      expect([text, parseSelector(text)]).toEqual([text, null]);
  });
  test('take time linear in the page, and the depth of the page does not matter', () => {
    const elements = Array.from({ length: 100_000 }, (_, i) => ({
      parent: i - 1,
      end: 100_000,
      tag: 'div',
      classes: 'a '.repeat(20),
      id: '',
      role: '',
      firstBlock: 0,
      lastBlock: 0,
    }));
    expect(new RuleElements(elements).match(parseSelector('div .a div .a div .a div .a div .b')!)).toEqual([]);
  });
});

describe('generalising', () => {
  test('names a part by its stable class, also if other elements have that class in other places', () => {
    const page = pageOf(
      '<main><article class="story"><p>t</p><aside class="newsletter css-1x2"><p>t</p></aside></article><div class="rail"><aside class="newsletter"><p>t</p></aside></div></main>',
    );
    const selector = selectorOf(page, indexOf(page, 'newsletter'))!;
    expect(selector).toBe('article.story > aside.newsletter');
    expect(nameOf(page.elements, indexOf(page, 'newsletter'))).toBe('newsletter');
  });
  test('gives no name from a class that says nothing of the content', () => {
    const page = pageOf('<div class="box most-read" id="s1"><p>t</p></div><section class="wrapper"><p>t</p></section>');
    expect(nameOf(page.elements, indexOf(page, 'most-read'))).toBe('most read');
    expect(nameOf(page.elements, indexOf(page, 'wrapper'))).toBe('');
  });
  test('uses the place among siblings only where names do not suffice', () => {
    const page = pageOf('<article class="story"><p>t</p><p>t</p><p>t</p></article>');
    const last = page.elements.length - 1;
    expect(page.elements[last]!.tag).toBe('p');
    expect(selectorOf(page, last)).toBe('article.story > p:nth-last-of-type(1)');
  });
  test('matches the part again on another page of the template', () => {
    const page = pageOf(
      '<main id="p123"><article class="story"><p>t</p><div><b class="ad">t</b><p>t</p></div></article></main>',
    );
    const selector = selectorOf(page, indexOf(page, 'div'))!;
    const other = pageOf(
      '<main id="p99"><article class="story"><p>u</p><p>u</p><p>u</p><div><p>u</p></div></article></main>',
    );
    expect(other.match(parseSelector(selector)!)).toEqual([indexOf(other, 'div')]);
  });
  test('matches the part and nothing else, for every element of a page', () => {
    const page = pageOf(
      '<div><div><p>a</p><p>b</p><div><p>c</p></div></div><section class="x"><p>d</p></section><section class="x"><p>e</p><ul><li>f</li><li>g</li></ul></section></div>',
    );
    page.elements.forEach((_, i) => {
      const selector = selectorOf(page, i);
      expect(selector).not.toBeNull();
      expect(page.match(parseSelector(selector!)!)).toEqual([i]);
      expect(page.match(parseSelector(pathOf(page, i))!)).toContain(i);
    });
  });
});

describe('rules', () => {
  test('are read without unknown fields, and refused where a field is not valid', () => {
    expect(parseRule({ ...RULE, text: 'of the page' })).toEqual(RULE);
    for (const wrong of [
      { id: '../x' },
      { site: 'https://example.org/' },
      { site: '' },
      { site: '*.com' },
      { scope: 'all' },
      { where: undefined },
      { scope: 'page', where: 'no-path' },
      { action: 'run' },
      { match: 'a{}' },
      { name: '' },
      { isOff: 'yes' },
      { alike: 'a, b' },
      { match: 'p::text(0)' },
      { action: 'title', match: 'p::text(1)' },
    ])
      expect([wrong, parseRule({ ...RULE, ...wrong })]).toEqual([wrong, null]);
    for (const value of [null, 'x', 7, []]) expect(parseRule(value)).toBeNull();
  });
  test('name a text by its place in its element, and keep the selector of alike pages for other scopes', () => {
    expect(parseTarget('div.a > p::text(-2)')).toEqual({ steps: parseSelector('div.a > p'), text: -2 });
    expect(parseTarget('div.a')!.text).toBe(0);
    expect(parseTarget('::text(1)')).toBeNull();
    expect(parseTarget('p::text(1) b')).toBeNull();
    expect(parseRule({ ...RULE, match: 'p::text(2)' })!.match).toBe('p::text(2)');
    const { where, ...others } = { ...RULE, scope: 'site' as const, alike: RULE.where! };
    expect(parseRule({ ...others, where })).toEqual(others);
    expect(parseRule({ ...RULE, alike: 'b' })).toEqual(RULE);
  });
  test('belong to a host, or to its subdomains too', () => {
    expect(siteOf('https://www.example.org:8080/a?b')).toBe('example.org');
    expect(sitesFor('a.example.org')).toEqual(['a.example.org', '*.a.example.org', '*.example.org']);
  });
  test('belong to no site where an address is no address, or none of a website', () => {
    for (const address of [
      '',
      'example.org',
      '//example.org',
      'http://',
      'file:///a',
      'about:blank',
      'data:,a',
      'blob:x',
    ])
      expect(siteOf(address)).toBe('');
  });
  test('are exported and imported as a file', () => {
    expect(parseRulesFile(writeRulesFile([RULE]), isPublicSuffix)).toEqual({ rules: [RULE], ignored: [] });
    const file = JSON.stringify({ format: 'winnow-rules', version: 1, rules: [{ ...RULE, match: '' }, RULE] });
    expect(parseRulesFile(file, isPublicSuffix)).toEqual({ rules: [RULE], ignored: ['rules[0]'] });
    expect(parseRulesFile('{', isPublicSuffix)).toBe('not_json');
    expect(parseRulesFile('{}', isPublicSuffix)).toBe('not_rules');
    expect(parseRulesFile('{"format":"winnow-rules","version":2,"rules":[]}', isPublicSuffix)).toBe('newer');
  });
  test('have a schema that names the same fields and values', () => {
    const { properties, required } = schema.properties.rules.items;
    expect(Object.keys(properties).sort()).toEqual([...Object.keys(RULE), 'alike', 'isOff'].sort());
    expect([...required].sort()).toEqual(
      Object.keys(RULE)
        .filter((key) => key !== 'where')
        .sort(),
    );
    expect(properties.action.enum).toEqual(RULE_ACTIONS);
    expect(properties.scope.enum).toEqual(RULE_SCOPES);
  });
});

describe('importing', () => {
  test('reads the XPath that site configurations use', () => {
    for (const [xpath, selectors] of [
      ["//div[@id='main']", ['div[id="main"]']],
      ["//div[contains(@class, 'body')]//p[2]", ['div[class*="body"] p:nth-of-type(2)']],
      [`//*[contains(concat(' ',normalize-space(@class),' '),' ad ')]`, ['*[class~="ad"]']],
      ["//h1 | //h2[@class='t' and @id='u']", ['h1', 'h2[class="t"][id="u"]']],
      ["//div[@id='a' or @id='b']/p", ['div[id="a"] > p', 'div[id="b"] > p']],
      ['//article/section[last()]', ['article > section:last-of-type']],
    ] as const)
      expect([xpath, selectorsOfXPath(xpath)]).toEqual([xpath, selectors]);
    for (const xpath of [
      '//meta/@content',
      "//p[contains(., 'x')]",
      "//a[text()='b']",
      'substring-after(//h1, 1)',
      '//p[',
      '',
    ])
      expect([xpath, selectorsOfXPath(xpath)]).toEqual([xpath, null]);
  });
  test('reads title, body and strip of a site configuration and names the rest', () => {
    const text = `# Comment
title: //h1[@class='headline']
body: //div[@id='story']
author: //span[@class='by']
strip: //div[@class='share']
strip_id_or_class: newsletter
strip: //p[contains(., 'Read more')]
single_page_link: //a[@class='print']
test_url: http://www.example.org/a`;
    expect(isSiteConfig(text)).toBe(true);
    const { rules, ignored } = importSiteConfig(text, 'notes.txt', OPTIONS);
    expect(rules.map(({ site, action, match }) => [site, action, match])).toEqual([
      ['example.org', 'title', 'h1[class="headline"]'],
      ['example.org', 'body', 'div[id="story"]'],
      ['example.org', 'leave-out', 'div[class="share"]'],
      ['example.org', 'leave-out', '[class*="newsletter"]'],
      ['example.org', 'leave-out', '[id*="newsletter"]'],
    ]);
    expect(ignored.map((line) => line.split(':')[0])).toEqual(['author', 'strip', 'single_page_link']);
    expect(importSiteConfig(text, '.example.net.txt', OPTIONS).rules[0]!.site).toBe('*.example.net');
  });
  test('reads the filters of named sites and names the rest', () => {
    const { rules, ignored } = importFilterList(
      '[Adblock Plus 2.0]\n! Title\nexample.org,b.example##.ad, aside > .box\n##.everywhere\n||ads.example^\nexample.org#@#.ad\nexample.org##div:has(> a)',
      OPTIONS,
    );
    expect(rules.map(({ site, match }) => `${site} ${match}`)).toEqual([
      '*.example.org .ad',
      '*.example.org aside > .box',
      '*.b.example .ad',
      '*.b.example aside > .box',
    ]);
    expect(ignored).toHaveLength(4);
  });
});
