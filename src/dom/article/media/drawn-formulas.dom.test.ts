import { expect, test } from 'vitest';
import { queryFirst } from '../../safe-dom.ts';
import { readFormula } from './formulas.ts';

/** The MathML of a drawn formula without its root; null where it cannot be read. */
function mathOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const element = queryFirst(page, 'mjx-container, .MathJax_CHTML, .katex')!;
  const math = readFormula(element, element.localName, page)?.math;
  return math ? math.innerHTML.replace(/ xmlns="[^"]*"/g, '') : null;
}

/** A token that MathJax 3 draws: the code points are classes. */
const mi = (code: string, name = 'mi', style = 'mjx-i'): string =>
  `<mjx-${name} class="${style}"><mjx-c class="mjx-c${code} TEX-I"></mjx-c></mjx-${name}>`;
const mn = (digit: number): string => mi(`3${digit}`, 'mn', 'mjx-n');
const [A, B, X] = [mi('1D44E'), mi('1D44F'), mi('1D465')];
const mathJax3 = (inside: string): string =>
  `<mjx-container class="MathJax" jax="CHTML"><mjx-math class=" MJX-TEX">${inside}</mjx-math></mjx-container>`;

test.each([
  ['one script', `<mjx-msup>${X}<mjx-script>${mn(2)}</mjx-script></mjx-msup>`, '<msup><mi>x</mi><mn>2</mn></msup>'],
  [
    'scripts on both sides, the upper one first',
    `<mjx-msubsup>${X}<mjx-script>${mn(2)}<mjx-spacer></mjx-spacer>${mn(1)}</mjx-script></mjx-msubsup>`,
    '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>',
  ],
  [
    'limits',
    `<mjx-munderover><mjx-over>${A}</mjx-over><mjx-box><mjx-munder><mjx-row><mjx-base>${mi('2211', 'mo', 'mjx-lop')}</mjx-base></mjx-row><mjx-row><mjx-under>${B}</mjx-under></mjx-row></mjx-munder></mjx-box></mjx-munderover>`,
    '<munderover><mo>∑</mo><mi>b</mi><mi>a</mi></munderover>',
  ],
  [
    'limits beside the sign',
    `<mjx-munder limits="false">${mi('2211', 'mo', 'mjx-sop')}<mjx-script>${A}</mjx-script></mjx-munder>`,
    '<msub><mo>∑</mo><mi>a</mi></msub>',
  ],
  [
    'a fraction',
    `<mjx-mfrac><mjx-frac><mjx-num><mjx-nstrut></mjx-nstrut>${A}</mjx-num><mjx-dbox><mjx-dtable><mjx-line></mjx-line><mjx-row><mjx-den><mjx-dstrut></mjx-dstrut>${B}${X}</mjx-den></mjx-row></mjx-dtable></mjx-dbox></mjx-frac></mjx-mfrac>`,
    '<mfrac><mi>a</mi><mrow><mi>b</mi><mi>x</mi></mrow></mfrac>',
  ],
  [
    'a fraction without a line',
    `<mjx-mfrac><mjx-frac atop="true"><mjx-num>${A}</mjx-num><mjx-den>${B}</mjx-den></mjx-frac></mjx-mfrac>`,
    '<mfrac linethickness="0"><mi>a</mi><mi>b</mi></mfrac>',
  ],
  [
    'a root with a degree',
    `<mjx-mroot><mjx-root>${mn(3)}</mjx-root><mjx-sqrt><mjx-surd>${mi('221A', 'mo')}</mjx-surd><mjx-box>${X}</mjx-box></mjx-sqrt></mjx-mroot>`,
    '<mroot><mi>x</mi><mn>3</mn></mroot>',
  ],
  [
    'a table with a number of its row',
    `<mjx-mtable><mjx-table><mjx-itable><mjx-mlabeledtr><mjx-mtd>${A}<mjx-tstrut></mjx-tstrut></mjx-mtd></mjx-mlabeledtr></mjx-itable></mjx-table><mjx-labels><mjx-itable><mjx-mtr><mjx-mtd>${mn(1)}</mjx-mtd></mjx-mtr></mjx-itable></mjx-labels></mjx-mtable>`,
    '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mn>1</mn></mtd></mtr></mtable>',
  ],
  [
    'scripts before the base',
    `<mjx-mmultiscripts><mjx-prescripts><mjx-row><mjx-cell>${mn(4)}</mjx-cell></mjx-row><mjx-row></mjx-row><mjx-row><mjx-cell>${mn(6)}</mjx-cell></mjx-row></mjx-prescripts>${A}</mjx-mmultiscripts>`,
    '<mmultiscripts><mi>a</mi><mprescripts></mprescripts><mn>6</mn><mn>4</mn></mmultiscripts>',
  ],
  [
    'a stretched sign',
    `<mjx-mo class="mjx-n"><mjx-stretchy-v class="mjx-c28"><mjx-beg><mjx-c></mjx-c></mjx-beg></mjx-stretchy-v></mjx-mo>${A}`,
    '<mrow><mo>(</mo><mi>a</mi></mrow>',
  ],
  ['an upright letter', mi('64', 'mi', 'mjx-n'), '<mi mathvariant="normal">d</mi>'],
  ['characters that the font has not', '<mjx-mi><mjx-utext>漢</mjx-utext></mjx-mi>', '<mi>漢</mi>'],
  ['text in the elements', '<mjx-mi><mjx-c class="mjx-c1D465">𝑥</mjx-c></mjx-mi>', '<mi>x</mi>'],
])('reads from boxes of MathJax 3: %s', (_, html, math) => {
  expect(mathOf(mathJax3(html))).toBe(math);
});

test('reads the boxes of MathJax 2, which are classes', () => {
  const char = (name: string, text: string): string =>
    `<span class="mjx-${name}"><span class="mjx-char MJXc-TeX-math-I">${text}</span></span>`;
  const scripts = `<span class="mjx-msubsup"><span class="mjx-base">${char('mi', 'x')}</span><span class="mjx-stack"><span class="mjx-sup">${char('mn', '2')}</span><span class="mjx-sub">${char('mn', '1')}</span></span></span>`;
  const fraction = `<span class="mjx-mfrac"><span class="mjx-box MJXc-stacked"><span class="mjx-numerator">${char('mi', 'a')}</span><span class="mjx-denominator">${char('mi', 'b')}</span><span class="mjx-line"></span></span></span>`;
  const html = `<span class="mjx-chtml MathJax_CHTML"><span class="mjx-math"><span class="mjx-mrow">${scripts}${fraction}</span></span></span>`;
  expect(mathOf(html)).toBe(
    '<mrow><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow>',
  );
});

/** A stack of KaTeX: lines from below, each with its distance from the top, in em. */
const stack = (...lines: readonly (readonly [top: number, content: string])[]): string =>
  `<span class="vlist-t"><span class="vlist-r"><span class="vlist">${lines.map(([top, content]) => `<span style="top:${top}em;"><span class="pstrut" style="height:3em;"></span>${content}</span>`).join('')}</span><span class="vlist-s">\u200b</span></span></span>`;
const ord = (text: string, classes = 'mord mathnormal'): string => `<span class="${classes}">${text}</span>`;
const small = (text: string): string => `<span class="sizing reset-size6 size3 mtight">${ord(text)}</span>`;
const scripts = (base: string, ...lines: readonly (readonly [number, string])[]): string =>
  `<span class="mord">${base}<span class="msupsub">${stack(...lines)}</span></span>`;
const katex = (inside: string): string =>
  `<span class="katex"><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut"></span>${inside}</span></span></span>`;
const LINE = '<span class="frac-line"></span>';

test.each([
  ['a script above', scripts(ord('x'), [-3.4, small('n')]), '<msup><mi>x</mi><mi>n</mi></msup>'],
  ['a script below', scripts(ord('x'), [-2.8, small('n')]), '<msub><mi>x</mi><mi>n</mi></msub>'],
  [
    'scripts on both sides',
    scripts(ord('x'), [-2.8, small('a')], [-3.4, small('b')]),
    '<msubsup><mi>x</mi><mi>a</mi><mi>b</mi></msubsup>',
  ],
  [
    'a fraction',
    `<span class="mfrac">${stack([-2.3, ord('b')], [-3.2, LINE], [-3.7, ord('a')])}</span>`,
    '<mfrac><mi>a</mi><mi>b</mi></mfrac>',
  ],
  [
    'a fraction without a line',
    `<span class="mfrac">${stack([-2.3, ord('b')], [-3.7, ord('a')])}</span>`,
    '<mfrac linethickness="0"><mi>a</mi><mi>b</mi></mfrac>',
  ],
  [
    'a root with a degree',
    `<span class="mord sqrt"><span class="root">${stack([-2.8, small('n')])}</span>${stack([-3, ord('x')], [-2.7, '<span class="hide-tail"><svg></svg></span>'])}</span>`,
    '<mroot><mi>x</mi><mi>n</mi></mroot>',
  ],
  [
    'limits',
    `<span class="mop op-limits">${stack([-1.8, small('a')], [-3, `<span>${ord('∑', 'mop op-symbol')}</span>`], [-4.3, small('b')])}</span>`,
    '<munderover><mo>∑</mo><mi>a</mi><mi>b</mi></munderover>',
  ],
  [
    'an accent',
    `<span class="mord katex-accent">${stack([-3, ord('x')], [-3, '<span class="accent-body"><span class="mord">ˉ</span></span>'])}</span>`,
    '<mover><mi>x</mi><mo>ˉ</mo></mover>',
  ],
  [
    'a table, which is drawn in columns',
    `<span class="mtable"><span class="col-align-c">${stack([-3.6, ord('a')], [-2.4, ord('c')])}</span><span class="arraycolsep"></span><span class="col-align-c">${stack([-3.6, ord('b')], [-2.4, ord('d')])}</span></span>`,
    '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>',
  ],
  [
    'letters, numbers, operators and words',
    `${ord('ab')}<span class="mspace"></span>${ord('=', 'mrel')}${ord('12', 'mord')}${ord('R', 'mord mathbb')}<span class="mord text">${ord('if so', 'mord')}</span>`,
    '<mrow><mrow><mi>a</mi><mi>b</mi></mrow><mo>=</mo><mn>12</mn><mi mathvariant="double-struck">R</mi><mtext>if&nbsp;so</mtext></mrow>',
  ],
])('reads from boxes of KaTeX: %s', (_, html, math) => {
  expect(mathOf(katex(html))).toBe(math);
});

test.each([
  ['a symbol that only the font knows', katex(ord('\ue020', 'mrel'))],
  ['a drawn sign', katex('<span class="accent-body"><svg></svg></span>')],
  ['an unknown stack', katex(`<span class="mord overline">${stack([-3, ord('x')])}</span>`)],
  ['a stack without places', katex(scripts(ord('x'), [-3.4, small('n')]).replaceAll('em;', 'ch;'))],
  ['a symbol of the font of MathJax', mathJax3(mi('E152', 'mo'))],
  ['a drawing without symbols', mathJax3('<mjx-mrow></mjx-mrow>')],
  ['a code that is no character', mathJax3(mi('FFFFFF'))],
  ['a very deep drawing', mathJax3(`${'<mjx-msqrt>'.repeat(300)}${X}`)],
])('does not read %s', (_, html) => {
  expect(mathOf(html)).toBeNull();
});
