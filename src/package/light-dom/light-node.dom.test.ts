import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLight } from './parse.ts';

const HTML =
  '<!doctype html><html><head><title>t</title></head><body>' +
  '<div id="n0"><p id="n1">one <b id="n2">two</b> three</p><ul id="n3"><li id="n4">x</li><li id="n5">y</li></ul></div>' +
  '<figure id="n6"><figcaption id="n7">c</figcaption><i id="n8">i</i></figure></body></html>';
const NODES = 9;

/** What both DOMs have of a tree. */
type Tree = {
  readonly parentNode: Tree | null;
  readonly firstChild: Tree | null;
  readonly firstElementChild: Tree | null;
  readonly nextSibling: Tree | null;
  readonly outerHTML: string;
  contains(other: Tree): boolean;
  insertBefore(node: Tree, before: Tree | null): unknown;
  append(...nodes: Tree[]): void;
  prepend(...nodes: Tree[]): void;
  before(...nodes: Tree[]): void;
  after(...nodes: Tree[]): void;
  replaceWith(...nodes: Tree[]): void;
  replaceChildren(...nodes: Tree[]): void;
  remove(): void;
  normalize(): void;
};

const CHANGES = {
  append: (at, [a]) => {
    at.append(a);
  },
  appendTwo: (at, [a, b]) => {
    at.append(a, b);
  },
  prepend: (at, [a]) => {
    at.prepend(a);
  },
  prependTwo: (at, [a, b]) => {
    at.prepend(a, b);
  },
  prependFirst: (at) => {
    if (at.firstElementChild) at.prepend(at.firstElementChild);
  },
  before: (at, [a]) => {
    at.before(a);
  },
  beforeItself: (at) => {
    at.before(at);
  },
  after: (at, [a, b]) => {
    at.after(a, b);
  },
  afterItself: (at) => {
    at.after(at);
  },
  replaceWith: (at, [a, b]) => {
    at.replaceWith(a, b);
  },
  replaceWithItself: (at, [a]) => {
    at.replaceWith(at, a);
  },
  replaceChildren: (at, [a]) => {
    at.replaceChildren(a);
  },
  insertBefore: (at, [a]) => {
    at.insertBefore(a, at.firstChild);
  },
  remove: (at) => {
    at.remove();
  },
  normalize: (at) => {
    at.normalize();
  },
} satisfies Record<string, (at: Tree, nodes: readonly [Tree, Tree]) => void>;

function standardDocument(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

type Change = readonly [name: keyof typeof CHANGES, at: number, a: number, b: number];

/** The tree after the changes, as HTML. A change that would put a node into itself is left out in both DOMs. */
function changed(body: Tree, nodes: readonly Tree[], changes: readonly Change[]): string {
  for (const [name, at, a, b] of changes) {
    const [target, first, second] = [nodes[at]!, nodes[a]!, nodes[b]!];
    const isWithin = [first, second].some((node) => node !== target && node.contains(target));
    if (isWithin || first === second || first.contains(second) || second.contains(first)) continue;
    if (first === target || second === target) continue;
    CHANGES[name](target, [first, second]);
  }
  return body.outerHTML;
}

const index = fc.integer({ min: 0, max: NODES - 1 });
const change = fc.tuple(fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])), index, index, index);

test('any changes of the tree have the result that the DOM Standard defines', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const light = parseLight(HTML);
      const document = standardDocument(HTML);
      const ids = Array.from({ length: NODES }, (_, at) => `#n${String(at)}`);
      const lightNodes = ids.map((id) => light.querySelector(id) as Tree | null);
      const nodes = ids.map((id) => document.querySelector(id) as unknown as Tree | null);
      expect(changed(light.body as unknown as Tree, lightNodes as Tree[], changes)).toBe(
        changed(document.body as unknown as Tree, nodes as Tree[], changes),
      );
    }),
    { numRuns: 300, seed: 20261127 },
  );
});

test('a node can be put before its own place, and not into itself', () => {
  const figure = parseLight(HTML).querySelector('figure')!;
  figure.prepend(figure.querySelector('figcaption')!);
  expect(figure.innerHTML).toBe('<figcaption id="n7">c</figcaption><i id="n8">i</i>');
  expect(() => {
    figure.querySelector('figcaption')!.append(figure);
  }).toThrow('into itself');
});

const PARTS = [
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<table>',
  '<tr>',
  '<td>',
  '</table>',
  '<li>',
  '<ul>',
  '</ul>',
  '<a href=x>',
];
const MORE = [
  '</a>',
  '<div class="a b">',
  '</div>',
  'text',
  '&amp;&lt;',
  ' ',
  '<!-- c -->',
  '<pre>\n',
  '<br>',
  '<svg><g>',
];
// Without select, whose parsing the standard changed, and noscript, which depends on the script flag.
const LAST = ['</svg>', '<template><i>', '</template>', '<textarea>', '</textarea>'];

test('any HTML is parsed, written and searched as the HTML Standard defines', () => {
  const selectors = ['p', 'div.a > p', 'ul li:first-child', 'a[href]', ':is(td, li) b', 'p:not(.a)', 'table ~ *', '*'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS, ...MORE, ...LAST), { maxLength: 14 }), (parts) => {
      const html = `<!doctype html><body>${parts.join('')}`;
      const light = parseLight(html);
      const document = standardDocument(html);
      expect(light.documentElement?.outerHTML).toBe(document.documentElement.outerHTML);
      for (const selector of selectors)
        expect(
          light.querySelectorAll(selector).map(({ outerHTML }) => outerHTML),
          selector,
        ).toEqual([...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML));
    }),
    { numRuns: 200, seed: 20261127 },
  );
});
