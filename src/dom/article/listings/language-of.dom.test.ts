import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { languageOf } from './language-of.ts';

const PROSE = `<p>${'Some other text of the page, long enough to be read. '.repeat(12)}</p>`;

function languageIn(html: string): string {
  const walk = walkPage(framedPage(PROSE + html));
  return languageOf(
    walk,
    walk.outline.elements.findIndex(({ tag }) => tag === 'pre'),
  );
}

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['a class with a prefix, known or not', 'obscure', '<pre class="language-Obscure">x</pre>'],
  ['a known word in the classes of the code', 'python', '<pre><code class="python wide">x</code></pre>'],
  ['a known word beside one for code', 'ruby', '<div class="highlight ruby"><pre>x</pre></div>'],
  ['an attribute of the listing', 'go', '<pre data-language="Go">x</pre>'],
  ['a parameter of a brush', 'java', '<pre data-params="gutter: false; brush: java; tab: 2">x</pre>'],
  ['the only label above', 'c#', '<div><p>C#:</p><pre>x</pre></div>'],
  ['a label beside a button', 'bash', '<div><p>Bash<button>Copy</button></p><pre>x</pre></div>'],
  ['a figure around a table', 'css', '<figure class="highlight css"><table><tr><td><pre>x</pre></table></figure>'],
])('reads %s', (_, language, html) => {
  expect(languageIn(html)).toBe(language);
});

test.each([
  ['a word of an element that does not hold code', '<div class="swift post"><pre>x</pre></div>'],
  ['the language of a text', '<pre lang="en" data-lang="de">x</pre>'],
  ['a word for no language', '<pre class="language-none"><code data-language="plaintext">x</code></pre>'],
  ['a heading', '<div><h4>Python</h4><pre>x</pre></div>'],
  ['one of two labels', '<div><p>Ruby</p><p>Perl</p><pre>x</pre></div>'],
  ['a label of a larger part', `<div><p>Ruby</p><pre>x</pre>${PROSE}</div>`],
  ['a sentence that ends in a language', '<div><p>This is Ruby</p><pre>x</pre></div>'],
])('does not take %s', (_, html) => {
  expect(languageIn(html)).toBe('');
});
