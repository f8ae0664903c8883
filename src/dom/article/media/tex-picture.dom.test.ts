import { expect, test } from 'vitest';
import { MAY_BE_TEX } from './tex-marks.ts';
import { texOfPicture } from './tex-picture.ts';

/** The TeX of a picture; null where the cheap test does not ask for it. */
function texOf(attributes: Record<string, string>): string | null {
  const image = document.implementation.createHTMLDocument().createElement('img');
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  const { alt = '', class: classes = '', src = 'https://a.example/1.png' } = attributes;
  const address = new URL(src).href;
  return MAY_BE_TEX.test(`${alt} ${classes} ${address}`) ? texOfPicture(image, address) : null;
}

test.each([
  ['a description between dollars', { alt: '$x^2$' }, 'x^2'],
  ['a description between double dollars', { alt: '$$ a = b $$' }, 'a = b'],
  ['a description between brackets', { alt: '\\[ \\int_0^1 f \\]' }, '\\int_0^1 f'],
  ['a number between dollars', { alt: '$100$' }, '100'],
  ['commands in a description', { alt: '\\frac{a}{b}' }, '\\frac{a}{b}'],
  ['a word in commands', { alt: '\\frac{\\text{large things}}{speed}' }, '\\frac{\\text{large things}}{speed}'],
  ['symbols, by the class', { alt: 'F = m a', class: 'latex' }, 'F = m a'],
  ['a product, by the class', { alt: 'abc', class: 'aligncenter tex' }, 'abc'],
  ['symbols, by the address', { alt: 'E=mc', src: 'https://a.example/equations/7.png' }, 'E=mc'],
  ['a letter, by the address', { alt: 'x', src: 'https://a.example/latex.php?1' }, 'x'],
  ['a parameter', { alt: 'formula', src: 'https://a.example/latex.php?latex=E%3Dmc%5E2&bg=fff' }, 'E=mc^2'],
  ['a parameter with spaces', { src: 'https://a.example/equation?tex=a+%2B+b' }, 'a + b'],
  ['a letter in a parameter', { src: 'https://a.example/equation?tex=x' }, 'x'],
  [
    'a parameter with another name',
    { src: 'https://a.example/chart?cht=tx&chl=%5Cfrac%7B1%7D%7B2%7D' },
    '\\frac{1}{2}',
  ],
  ['a query without names', { src: 'https://tex.example/gif.latex?x%5E2' }, 'x^2'],
  [
    'a query with settings of a service',
    {
      src: 'https://latex.example/svg.image?\\inline&space;\\dpi{300}&space;\\bg_white&space;\\fn_cm&space;a_1&space;=&space;2',
    },
    'a_1 = 2',
  ],
  ['the end of the path', { src: 'https://i.example/svg/%5Csqrt%7B2%7D' }, '\\sqrt{2}'],
])('reads TeX from %s', (_, attributes, tex) => {
  expect(texOf(attributes)).toBe(tex);
});

test.each([
  ['a sentence', { alt: 'A man = a plan' }],
  ['a sentence, by the class', { alt: 'The driver after the race', class: 'formula' }],
  ['a name, by the address', { alt: 'Max', src: 'https://a.example/formula-1/max.jpg' }],
  ['a number of an equation', { alt: 'Eq. (1)', class: 'equation latex' }],
  ['a sentence with a formula', { alt: 'Solve \\frac{a}{b} where both are even' }],
  ['prices', { alt: '$5 and $10' }],
  ['words between dollars', { alt: '$name of the author$' }],
  ['a path of Windows', { alt: 'C:\\Users\\me_2' }],
  ['an empty description', { alt: '', class: 'latex' }],
  ['a parameter of another kind', { src: 'https://a.example/formula/chart.png?val=300&from=2024' }],
  ['a version of a file', { src: 'https://a.example/math/plot.png?20240506' }],
  ['a broken query', { src: 'https://a.example/latex/plot.png?100%' }],
  ['a word in an address', { src: 'https://a.example/latex/plot.png', alt: 'gloves of latex' }],
])('does not take %s for TeX', (_, attributes) => {
  expect(texOf(attributes) ?? '').toBe('');
});
