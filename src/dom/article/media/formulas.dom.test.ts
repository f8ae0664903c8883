import { expect, test } from 'vitest';
import { queryFirst } from '../../safe-dom.ts';
import { readFormula } from './formulas.ts';

/** The TeX of the formula that the element #f is or holds; null where it is none. */
function texOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const element = queryFirst(page, '#f')!;
  return readFormula(element, element.localName, page)?.math.getAttribute('alttext') ?? null;
}

const SCRIPT = '<script type="math/tex" id="f">% <![CDATA[\na < b %]]></script>';

test('reads the TeX of a script that nothing is drawn from', () => {
  expect(texOf(`<p>x ${SCRIPT}</p>`)).toBe('a < b');
  expect(texOf(`<p><span class="MathJax_Preview"></span>${SCRIPT}</p>`)).toBe('a < b');
});

test.each(['<span class="MathJax_CHTML">x</span>', '<div class="MathJax_Display">x</div>'])(
  'leaves out a script behind %s',
  (drawn) => {
    expect(texOf(`<div>${drawn}${SCRIPT}</div>`)).toBeNull();
  },
);

test.each([
  ['an attribute', '<span id="f" class="katex" data-tex="x^2">x2</span>', 'x^2'],
  ['an attribute of a wrapper', '<b data-math="x^2"><span id="f" class="katex">x2</span></b>', 'x^2'],
  ['a part of it', '<mjx-container id="f"><mjx-math data-latex="x^2"></mjx-math></mjx-container>', 'x^2'],
  ['a label in TeX', '<span id="f" class="katex" aria-label="x^2">x2</span>', 'x^2'],
  ['an annotation', '<i id="f"><annotation encoding="application/x-tex">x^2</annotation>x2</i>', 'x^2'],
])('reads TeX in %s', (_, html, tex) => {
  expect(texOf(html)).toBe(tex);
});

test.each([
  ['a label in words', '<span id="f" class="katex" aria-label="x squared">x2</span>'],
  ['an attribute around more than the formula', '<p data-math="x^2">let <span id="f" class="katex">x2</span></p>'],
])('does not take %s', (_, html) => {
  expect(texOf(html)).toBeNull();
});
