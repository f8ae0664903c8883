import { afterEach, beforeEach, expect, it } from 'vitest';
import { colorListings } from './code-colors.ts';
import { CODE_KINDS, highlightName } from './code-kinds.ts';
import { paintCode } from './paint-code.ts';

let scroller: HTMLElement;
let end: () => void = () => undefined;

beforeEach(() => {
  scroller = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  end();
  scroller.remove();
  CSS.highlights.clear();
});

function show(html: string): Element {
  scroller.innerHTML = `<div class="content">${html}</div>`;
  return scroller.querySelector('pre')!;
}

/** The coloured words of each kind. */
function colored(): Partial<Record<string, string>> {
  const words: Partial<Record<string, string>> = {};
  for (const kind of CODE_KINDS)
    for (const { startContainer, startOffset, endContainer, endOffset } of CSS.highlights.get(highlightName(kind)) ??
      []) {
      expect(startContainer).toBe(endContainer);
      const word = startContainer.textContent!.slice(startOffset, endOffset);
      words[kind] = words[kind] === undefined ? word : `${words[kind]}|${word}`;
    }
  return words;
}

it('colours the words of a listing and leaves the document as it is', () => {
  const html = '<pre><code class="language-js">const wind = "grain"; // 3\nmill(42);</code></pre>';
  const listing = show(html);
  paintCode(listing, 'js');
  expect(colored()).toEqual({
    keyword: 'const',
    string: '"grain"',
    comment: '// 3',
    name: 'mill',
    number: '42',
  });
  expect(listing.outerHTML).toBe(html);
});

it('colours words in several texts, but not those of links and marks', () => {
  paintCode(show('<pre><code>return "wi<b>nd"</b> + <a href="#x">"bran"</a> + <mark>7</mark> + 8</code></pre>'), 'js');
  expect(colored()).toEqual({ keyword: 'return', string: '"wi|nd"', number: '8' });
});

it('gives code inside a string its own colours', () => {
  paintCode(show('<pre><code>`a ${b(1)} c`</code></pre>'), 'typescript');
  expect(colored()).toEqual({ string: '`a | c`', number: '1' });
});

it('colours code that is nested a thousand times', () => {
  paintCode(show(`<pre><code>${'`${'.repeat(3_000)}</code></pre>`), 'js');
  expect(colored()).toHaveProperty('string');
});

it('stays below the highlights of a person', () => {
  paintCode(show('<pre><code>if 1</code></pre>'), 'js');
  expect(CSS.highlights.get('code-keyword')?.priority).toBeLessThan(-1);
});

it('reads the stated language of listings near the view, and forgets them at the end', async () => {
  show(
    '<pre><code class="language-python">import wind</code></pre><pre class="language-rust">fn bran() {}</pre><pre><code>import chaff</code></pre><pre><code class="language-brainfuck">import</code></pre>',
  );
  end = colorListings(scroller);
  await expect.poll(colored).toEqual({ keyword: 'import|fn', name: 'bran' });
  end();
  expect(CSS.highlights.size).toBe(0);
});

it('leaves a very long listing plain', async () => {
  show(
    `<pre><code class="language-js">${'if 1; '.repeat(10_000)}</code></pre><pre><code class="language-js">7</code></pre>`,
  );
  scroller.querySelector('pre')!.style.cssText = 'block-size: 10px; overflow: hidden';
  end = colorListings(scroller);
  await expect.poll(colored).toEqual({ number: '7' });
});
