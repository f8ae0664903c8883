import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtPackage } from './built-package.ts';

const { extract } = await builtPackage();

const SENTENCE = 'The river rose in the night, and by morning the lower fields lay under water, as in every spring. ';
const HIDING = '.a { display: none }\n';
const MARKED = 'MARKED';
const MEGABYTE = 1_000_000;
/** Milliseconds. The work is counted; this is for a reader that never ends. */
const HANG = 60_000;

/** Deep and wide, with long classes and many attributes, so that selectors have much to compare. */
const REST =
  `${'<div class="x y z">'.repeat(300)}<p>${SENTENCE}</p>${'</div>'.repeat(300)}` +
  `<ul>${Array.from({ length: 1500 }, (_, i) => `<!-- --><li class="x i${String(i)}" title="${'x'.repeat(i % 200)}">One</li>`).join('')}</ul>`;

function pageWith(css: string): string {
  return `<title>The flood</title><style>${css}</style><article><h1>The flood</h1><p>${SENTENCE.repeat(5)}</p>
<div class="box"><p class="a">${MARKED} ${SENTENCE.repeat(3)}</p></div><p>${SENTENCE.repeat(5)}</p></article>${REST}`;
}

const UNSTYLED = read('', false);

function read(css: string, styles = true): string {
  return JSON.stringify(extract(pageWith(css), { url: 'https://weir.example/flood', styles, force: true }));
}

/** The whole page as without the option, or every rule of the sheet as it should be. */
function expectAllOrNothing(css: string): void {
  const result = read(HIDING + css);
  if (result.includes(MARKED)) expect(result).toBe(UNSTYLED);
}

function repeated(piece: string, length = MEGABYTE): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

test.each([
  ['selectors of all elements', repeated('x * * * li{display:none}')],
  ['selectors in each other', repeated(':not(:is(:not(:is(:not(x *) *) *) *) *) * {opacity:0}')],
  ['sibling selectors', repeated('x ~ * ~ * ~ li{opacity:0}')],
  ['selectors of what is inside', repeated('div:has(b, :not(*)){opacity:0}')],
  ['places among siblings', repeated('li:nth-last-of-type(7n+1):nth-child(3n){opacity:0}')],
  ['attributes', repeated('[title*=xxxxxxxxxxxxxxxxxxxxxxxy]{opacity:0}')],
  ['one rule for a class with many others', repeated('.x{opacity:1}')],
])('styles as without the option where they take too much work: %s', { timeout: HANG }, (_, css) => {
  expect(read(HIDING + css)).toBe(UNSTYLED);
});

test.each([
  ['semicolons', ';'],
  ['brackets that open', '{'],
  ['brackets that close', '}'],
  ['layers in each other', '@layer a{'],
  ['media in each other', '@media all{'],
  ['supports in each other', '@supports (a:b){'],
  ['conditions of media', '@media (min-width: 1px) and (max-width: 2px), '],
  ['imports', '@import url("x") layer(a) supports(b:c);'],
  ['names of layers', '@layer a, b.c, d;'],
  ['negations in each other', ':not('],
  ['alternatives in each other', ':is(a, :where(b, '],
  ['a list of alternatives', 'b, '],
  ['a chain of classes', '.x'],
  ['a chain of children', 'b > '],
  ['open comments', '/* '],
  ['open strings', '"\\'],
  ['open addresses', 'url( '],
  ['escapes', '\\0\\10ffff \\'],
  ['rules', 'b{top:0}\n'],
  ['declarations', 'display:none;'],
  ['important marks', '! important '],
  ['markup comments', '<!-- -->'],
  ['brackets of attributes', '[a="'],
])('a megabyte of %s ends, alone and as the selector or body of a rule', { timeout: HANG }, (_, piece) => {
  const part = repeated(piece, MEGABYTE / 4);
  for (const sheet of [repeated(piece), `:is(${part}x) {display:none}`, `b{${part}}`, `@media ${part}{b{top:0}}`])
    expectAllOrNothing(sheet);
});

test.each([`b{top:0}`, `li > x{display:none}`])(
  '100,000 rules are read, or none of them: %s',
  { timeout: HANG },
  (rule) => {
    expectAllOrNothing(repeated(rule, rule.length * 100_000));
  },
);

const PIECES = [
  ...'{ } ( ) [ ] ; : , > + ~ * . # @ ! " \' \\ /* */ <!-- --> | = ^ $ & %'.split(' '),
  ...' \n\t\0\u{10ffff}\u200b'.split(''),
  ...'a b li div .x .y #x x: display:none opacity:0 color:red !important url( \\61 \\0 \\110000'.split(' '),
  ...':not( :is( :where( :has( :nth-child( 2n+1) ::before :hover :root :empty [title [title*="x" i]'.split(' '),
  ...'@media @supports @layer @import @container @scope @charset @font-face @keyframes screen print all not and'.split(
    ' ',
  ),
  ...'(min-width: (display:grid) a.b{ .x{display:none} '.split(' '),
];

test('any mix of hostile pieces is read whole or not at all, and never throws', { timeout: 20 * HANG }, () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }));
  const block = fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 17 }))
    .map(([pieces, doublings]) => repeated(pieces.join(''), Math.min(2 ** doublings, MEGABYTE / 4)));
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      // The end tag would end the sheet.
      expectAllOrNothing(blocks.join('').replaceAll('</', '< /'));
    }),
    { numRuns: 40, seed: 37 },
  );
});
