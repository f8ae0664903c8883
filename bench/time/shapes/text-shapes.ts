import { ARTICLE, htmlShape, paragraph, repeat, sentence, type Shape } from './shape.ts';

/** Text with a zero-width character between all letters. The character is given by its code. */
const between = (code: number, units: number): string =>
  `${ARTICLE}<p>${`mill${String.fromCodePoint(code)}`.repeat(units)}</p>`;

/** Pages with much text, or with text that is hard to read. */
export const TEXT_SHAPES: readonly Shape[] = [
  htmlShape('paragraphs', 1_000, (n) => `<h1>The mill</h1>${repeat(n, paragraph)}`),
  htmlShape('one paragraph', 4_000, (n) => `<h1>The mill</h1><p>${repeat(n, (i) => sentence(20, i))}</p>`),
  htmlShape('text without spaces', 100_000, (n) => `${ARTICLE}<p>${'mill'.repeat(n)}</p>`),
  htmlShape(
    'Chinese',
    2_000,
    (n) => `<h1>潮汐磨坊</h1>${repeat(n, () => `<p>${'磨坊在退潮时磨玉米。'.repeat(8)}</p>`)}`,
  ),
  htmlShape('lines with br', 4_000, (n) => `<h1>The mill</h1><div>${repeat(n, (i) => `${sentence(8, i)}<br>`)}</div>`),
  htmlShape(
    'paragraphs with br',
    2_000,
    (n) => `<h1>The mill</h1><div>${repeat(n, (i) => `${sentence(25, i)}<br><br>`)}</div>`,
  ),
  htmlShape(
    'text file',
    4_000,
    (n) => `<pre>${repeat(n, (i) => `${sentence(12, i)}${i % 5 === 0 ? '\n\n' : '\n'}`)}</pre>`,
  ),
  htmlShape(
    'code',
    400,
    (n) => `${ARTICLE}${repeat(n, (i) => `<pre><code>${'  let mill = corn;\n'.repeat(6)}// ${i}</code></pre>`)}`,
  ),
  htmlShape(
    'preformatted text',
    300,
    (n) => `${ARTICLE}${repeat(n, (i) => `<pre>${sentence(12, i)}\n${sentence(12, i)}</pre>`)}`,
  ),
  htmlShape(
    'highlighted code',
    4_000,
    (n) =>
      `${ARTICLE}<pre><code>${repeat(n, (i) => `<span class=k>let</span> <span class=n>mill${i}</span>;\n`)}</code></pre>`,
  ),
  htmlShape('unicode noise', 2_000, (n) => `${ARTICLE}${repeat(n, (i) => `<p>${noise(i)}</p>`)}`),
  htmlShape('zero-width spaces', 30_000, (n) => between(0x200b, n)),
  htmlShape('soft hyphens', 30_000, (n) => between(0xad, n)),
  htmlShape('direction marks', 30_000, (n) => between(0x202e, n)),
  // The browser itself needs a minute to lay out one letter with all marks.
  htmlShape('combining marks', 5_000, (n) => `${ARTICLE}<p>${`a${'\u0301'.repeat(50)} `.repeat(n)}</p>`),
  htmlShape(
    'white space',
    300_000,
    (n) => `${ARTICLE}<p>The mill${' \n'.repeat(n)}stands.</p><p>${'&nbsp; '.repeat(n)}</p>`,
  ),
  htmlShape('entities', 60_000, (n) => `${ARTICLE}<p>${'&lt;mill&gt; &amp; '.repeat(n)}</p>`),
  htmlShape('Markdown signs', 30_000, (n) => `${ARTICLE}<p>${'*_`[~#|]('.repeat(n)}</p>`),
  htmlShape(
    'addresses in text',
    4_000,
    (n) => `${ARTICLE}<p>${repeat(n, (i) => `https://mill.example/a_${i}?b=(c) `)}</p>`,
  ),
];

function noise(seed: number): string {
  return Array.from({ length: 40 }, (_, i) => String.fromCodePoint(0xa1 + ((seed * 131 + i * 977) % 0xd000))).join('');
}
