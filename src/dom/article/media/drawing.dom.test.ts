import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { readDrawing } from './drawing.ts';

const CHART =
  '<style>.line { stroke: #c00; fill: none } svg { color: rgb(1, 2, 3) }</style>' +
  '<svg viewBox="0 0 300 120" width="600" height="240"><title>Level by month</title>' +
  '<script>parent.ran = true</script><a href="javascript:alert(1)"><text>a link</text></a>' +
  '<image href="https://tracker.example/a.png"/><use href="https://tracker.example/s.svg#a"/>' +
  '<path class="line" d="M10 100 L290 10" onclick="alert(1)" style="background:url(https://tracker.example/b.png)"/>' +
  '<rect width="40" height="90" fill="currentColor"><animate attributeName="x" to="9"/></rect>' +
  '<text x="12" y="115">Jan &amp; Feb</text></svg>';

function drawingIn(markup: string) {
  return readDrawing(framedPage(markup).querySelector('svg')!);
}

/** The markup in the `data:` address. */
function markupOf(markup: string): string {
  const drawing = drawingIn(markup);
  if (drawing === null || drawing === 'too-large') throw new Error('No drawing was read');
  return decodeURIComponent(drawing.src.slice(drawing.src.indexOf(',') + 1));
}

afterEach(() => {
  document.body.replaceChildren();
});

test('copies a drawing with the colours of the page and without what loads or runs', async () => {
  const markup = markupOf(CHART);
  expect(markup).toContain('stroke="rgb(204, 0, 0)"');
  expect(markup).toContain('fill="rgb(1, 2, 3)"');
  expect(markup).toContain('Jan &amp; Feb</text>');
  expect(markup).toContain('a link</text>');
  expect(markup).not.toMatch(/script|onclick|animate|tracker|javascript|<a\b|<image|style=/);
  expect(drawingIn(CHART)).toMatchObject({ alt: 'Level by month', width: 600, height: 240 });
});

test.each([
  ['a title and a description', '', '<title>Level</title><desc>It  rises in May</desc>', 'Level. It rises in May'],
  ['a description alone', '', '<desc>It rises in May</desc>', 'It rises in May'],
  [
    'elements inside',
    'aria-labelledby="t d"',
    '<title id="t">Level.</title><desc id="d">In May</desc>',
    'Level. In May',
  ],
  ['an element of the page', 'aria-labelledby="out gone"', '<title>Chart 1</title>', 'The level in May'],
  ['a label', 'aria-label="Gauge"', '<title>Chart 1</title>', 'Gauge'],
])('a drawing is named by %s', (_, attributes, inside, alt) => {
  const shapes = '<text>1</text><path d="M0 0"/><path d="M0 9"/>';
  const drawing = drawingIn(`<p id="out">The level in May</p><svg ${attributes}>${inside}${shapes}</svg>`);
  expect(drawing).toMatchObject({ alt });
});

test('gives a picture that a browser can show, also where the page has signs that XML does not allow', async () => {
  const drawing = drawingIn(CHART.replace('Feb', 'Feb\u0001 &lt;b&gt;'));
  const image = new Image();
  image.src = drawing === null || drawing === 'too-large' ? '' : drawing.src;
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([600, 240]);
});

test('draws the background of the page behind the drawing', () => {
  expect(markupOf(`<div style="background:rgb(9, 8, 7)">${CHART}</div>`)).toContain('fill="rgb(9, 8, 7)"');
  expect(markupOf(CHART)).toContain('fill="#fff"');
});

test('writes words that are HTML as text, and keeps references within the drawing', () => {
  const markup = markupOf(
    '<svg width="400" height="200"><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>' +
      '<path id="p" d="M0 0"/></defs><rect fill="url(#g)" width="9" height="9"/><use href="#p"/>' +
      '<foreignObject x="10" y="20" width="100" height="40"><div>Start <b>here</b></div><script>no words</script></foreignObject></svg>',
  );
  expect(markup).toContain('fill="url(#g)"');
  expect(markup).toContain('<use href="#p"');
  expect(markup).toMatch(/<text x="60" y="40"[^>]*>Start here<\/text>/);
});

test('reads no ornament, and says where a drawing is too large', () => {
  expect(drawingIn('<svg width="900" height="200"><path d="M0 0 C 9 9"/></svg>')).toBeNull();
  expect(drawingIn('<svg width="900" height="200"><text y="9">The Courier</text></svg>')).toBeNull();
  const many = '<circle r="1"/>'.repeat(3001);
  expect(drawingIn(`<svg width="900" height="200">${many}</svg>`)).toBe('too-large');
});
