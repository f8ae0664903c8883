import katex from 'katex';
import { describe, expect, it, test } from 'vitest';
import { formulaTex } from './formula-tex.ts';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

function formulaOf(content: string): Element {
  const template = document.createElement('template');
  template.innerHTML = `<math>${content}</math>`;
  return template.content.firstElementChild!;
}

/** TeX of a formula, which KaTeX must read. */
function tex(content: string): string | null {
  const written = formulaTex(formulaOf(content));
  if (written !== null) katex.renderToString(written, { displayMode: true, strict: false, output: 'mathml' });
  return written;
}

const cells = (...rows: string[][]): string =>
  rows.map((row) => `<mtr>${row.map((cell) => `<mtd>${cell}</mtd>`).join('')}</mtr>`).join('');

describe('MathML as TeX', () => {
  it.each([
    ['<mi>x</mi><mo>=</mo><msup><mi>y</mi><mn>2</mn></msup>', 'x=y^2'],
    ['<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>10</mn></mfrac>', '\\frac{a+b}{10}'],
    ['<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', '\\genfrac{}{}{0pt}{}{n}{k}'],
    ['<msqrt><mi>x</mi><mo>−</mo><mn>1</mn></msqrt>', '\\sqrt{x-1}'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
    ['<msub><mi>a</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub>', 'a_{ij}'],
    ['<msup><msup><mi>x</mi><mn>2</mn></msup><mn>3</mn></msup>', '{x^2}^3'],
    ['<msup><mi>f</mi><mo>′</mo></msup><mo>+</mo><msup><mi>f</mi><mo>″</mo></msup>', 'f^{\\prime}+f^{\\prime\\prime}'],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
      '\\sum_{i=1}^ni',
    ],
    ['<msubsup><mo>∫</mo><mn>0</mn><mi>∞</mi></msubsup><mi>d</mi><mi>x</mi>', '\\int_0^{\\infty}dx'],
    ['<munder><mi>lim</mi><mrow><mi>n</mi><mo>→</mo><mi>∞</mi></mrow></munder>', '\\lim_{n\\to\\infty}'],
    ['<mi>sin</mi><mo>\u2061</mo><mi>θ</mi><mi>ab</mi>', '\\sin\\theta\\mathrm{ab}'],
    ['<mi>α</mi><mi>x</mi>', '\\alpha x'],
    [
      '<mover><mi>x</mi><mo>¯</mo></mover><mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>→</mo></mover>',
      '\\bar{x}\\overrightarrow{AB}',
    ],
    ['<mover><mo>=</mo><mtext>def</mtext></mover>', '\\overset{\\text{def}}{=}'],
    ['<munder><munder><mrow><mi>a</mi><mi>b</mi></mrow><mo>⏟</mo></munder><mi>n</mi></munder>', '\\underbrace{ab}_n'],
    [
      `<mo>(</mo><mtable>${cells(['<mi>a</mi>', '<mi>b</mi>'], ['<mo>[</mo>', '<mi>d</mi>'])}</mtable><mo>)</mo>`,
      '\\left( \\begin{matrix} a & b \\\\ {}[ & d \\end{matrix}\\right)',
    ],
    [
      `<mo>{</mo><mtable>${cells(['<mn>1</mn>', '<mtext>if</mtext>'], ['<mn>0</mn>', '<mtext>else</mtext>'])}</mtable>`,
      '\\begin{cases} 1 & \\text{if} \\\\ 0 & \\text{else} \\end{cases}',
    ],
    [
      `<mtable columnalign="right left">${cells(['<mi>x</mi>', '<mo>=</mo><mn>1</mn>'])}</mtable>`,
      '\\begin{aligned} x & =1 \\end{aligned}',
    ],
    ['<mo>|</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>|</mo>', '\\left\\vert \\frac{a}{b}\\right\\vert'],
    ['<mo>(</mo><mi>a</mi><mo>)</mo><mo>]</mo>', '(a)]'],
    [
      '<mmultiscripts><mi>C</mi><mi>a</mi><mi>b</mi><mprescripts></mprescripts><mn>6</mn><mn>14</mn></mmultiscripts>',
      '{}_6^{14}C_a^b',
    ],
    [
      '<mi>ℝ</mi><mi mathvariant="bold">v</mi><mi>𝒜</mi><mi mathvariant="normal">d</mi><mn>1,000</mn>',
      '\\mathbb{R}\\mathbf{v}\\mathcal{A}\\mathrm{d}1{,}000',
    ],
    [
      '<mi>x</mi><mtext>for all</mtext><mi>y</mi><mi>é</mi><mtext>数</mtext>',
      'x\\ \\text{for all}\\ y\\text{é}\\ \\text{数}',
    ],
    [
      '<menclose notation="box"><mi>x</mi></menclose><mphantom><mi>y</mi></mphantom><mspace width="1em"></mspace>',
      '\\boxed{x}\\phantom{y}\\quad',
    ],
  ])('%s', (content, expected) => {
    expect(tex(content)).toBe(expected);
  });

  it('escapes what TeX would obey', () => {
    expect(tex('<mtext>5% of {a_b} \\input{x} $1 &amp; #2 ~ a|b</mtext>')).toBe(
      '\\text{5}\\%\\text{ of }\\{\\text{a}\\_\\text{b}\\}\\text{ }\\backslash\\text{input}\\{\\text{x}\\}\\text{ }\\$\\text{1 }\\&\\text{ }\\#\\text{2 }\\sim\\text{ a}\\vert\\text{b}',
    );
    expect(tex('<mi>\\def</mi><mo>}</mo><mn>50%</mn><mo>&amp;</mo><mi>a_b</mi>')).toBe(
      '\\backslash def\\}50\\%\\&a\\_b',
    );
  });

  it.each([
    ['a<mi>b</mi>'],
    ['<mfrac><mi>a</mi></mfrac>'],
    ['<mfrac><mi>a</mi>b<mi>c</mi></mfrac>'],
    ['<mtext>a ^ b</mtext>'],
    ['<menclose notation="longdiv"><mi>x</mi></menclose>'],
    ['<mtable><mtr><mtd rowspan="2"><mi>x</mi></mtd></mtr></mtable>'],
    ['<mtable><mi>x</mi></mtable>'],
    ['<mmultiscripts><mi>x</mi><mi>a</mi></mmultiscripts>'],
    ['<mi>a<mn>1</mn></mi>'],
    ['<unknown><mi>x</mi></unknown>'],
    [' '],
    [`${'<mrow>'.repeat(500)}<mi>x</mi>${'</mrow>'.repeat(500)}`],
  ])('has none for %s', (content) => {
    expect(formulaTex(formulaOf(content))).toBeNull();
  });
});

/** Every element in every place, with tokens that TeX obeys; KaTeX reads each. */
test('TeX of parts in any place is valid', () => {
  const tokens = [
    '<mi>x</mi>',
    '<mi>αβ</mi>',
    '<mo>∑</mo>',
    '<mo>(</mo>',
    '<mo>]</mo>',
    '<mo>{</mo>',
    '<mo>′</mo>',
    '<mo>¯</mo>',
    '<mtext>a}$\\</mtext>',
    '<mrow></mrow>',
    '<mn>1,5</mn>',
  ];
  const forms = [
    (a: string, b: string) => `<mrow>${a}${b}</mrow>`,
    (a: string, b: string) => `<mfrac>${a}${b}</mfrac>`,
    (a: string, b: string) => `<mroot>${a}${b}</mroot>`,
    (a: string, b: string) => `<msup>${a}${b}</msup>`,
    (a: string, b: string) => `<msubsup>${a}${b}${a}</msubsup>`,
    (a: string, b: string) => `<mover>${a}${b}</mover>`,
    (a: string, b: string) => `<munder>${a}${b}</munder>`,
    (a: string, b: string) => `<munderover>${a}${b}${a}</munderover>`,
    (a: string, b: string) => `<mtable>${cells([a, b], [b, a])}</mtable>`,
    (a: string, b: string) => `<mmultiscripts>${a}${b}${a}<mprescripts></mprescripts>${b}${b}</mmultiscripts>`,
  ];
  const simple = forms.flatMap((form) => tokens.flatMap((a) => tokens.map((b) => form(a, b))));
  for (const one of simple) expect(() => tex(one), one).not.toThrow();
  for (const form of forms)
    for (const one of simple.filter((_, i) => i % 7 === 0)) tex(form(one, one) + form('<mi>x</mi>', one));
});

test('a large formula takes time with its length', () => {
  const math = document.createElementNS(MATHML, 'math');
  math.innerHTML = '<mo>(</mo><mi>α</mi><mi>x</mi>'.repeat(2_000);
  expect(formulaTex(math)).toBe('(\\alpha x'.repeat(2_000));
});
