import { expect, it } from 'vitest';
import { fileExporters } from '../../../exporters/index.ts';
import { markdown } from '../../../exporters/markdown.ts';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { testArticle } from '../../testing/test-article.ts';
import { contentText } from './article-text.ts';
import { withHighlights } from './marked-content.ts';
import { quoteOf } from './quote.ts';

const ARTICLE = testArticle({ title: 'Tide' });

function contentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** A highlight from the first of these words to the end of the last. */
function around(content: DocumentFragment, first: string, last: string, note = ''): KeptHighlight {
  const { text } = contentText(content);
  const start = text.indexOf(first);
  const quote = quoteOf(text, { start, end: text.indexOf(last, start) + last.length });
  return { id: first, quote, position: start, color: 'blue', note, createdAt: 1 };
}

const marks = (content: DocumentFragment): string[] =>
  [...content.querySelectorAll('mark.highlight-blue')].map((mark) => mark.innerHTML);

it('marks runs of text with the elements that are wholly inside, in a copy of the content', () => {
  const content = contentOf('<p>The mill <em>waits</em> for <a href="#">the tide</a>.</p>\n<p>Twice <b>a day</b></p>');
  const before = (content.cloneNode(true) as DocumentFragment).textContent;
  const whole = withHighlights(content, ARTICLE, [around(content, 'mill', 'a day')]);
  expect(marks(whole).slice(0, 2)).toEqual(['mill <em>waits</em> for <a href="#">the tide</a>.', 'Twice <b>a day</b>']);
  expect(content.textContent).toBe(before);
});

it('marks a part of an element inside it, and formulas as a whole', () => {
  const content = contentOf('<p>The <em>old mill</em> has <math><mi>x</mi><mo>+</mo><mi>y</mi></math> wheels</p>');
  const whole = withHighlights(content, ARTICLE, [around(content, 'mill', 'wheels')]);
  expect(whole.querySelector('em')?.innerHTML).toBe('old <mark class="highlight highlight-blue">mill</mark>');
  expect(whole.querySelector('math mark')).toBeNull();
  expect(whole.querySelector('mark > math, math')).not.toBeNull();
});

it('lists notes as text, also those whose words are gone, and hostile ones', async () => {
  const content = contentOf('<p>The mill waits for the tide and the moon.</p>');
  const gone = {
    ...around(content, 'mill', 'mill'),
    quote: { exact: '<img src=x onerror=a()>', prefix: 'q', suffix: 'z' },
  };
  const found = around(content, 'waits', 'tide', 'Ask <script>why</script>\nand when');
  const whole = withHighlights(content, ARTICLE, [gone, found]);
  expect(whole.querySelector('img, script')).toBeNull();
  expect(await markdown.render(ARTICLE, whole)).toContain(
    'The mill ==waits for the tide== and the moon.\n\n## highlights\n\n- ==waits for the tide==\n\n' +
      '  Ask &lt;script>why&lt;/script>\n\n  and when\n\n- ==&lt;img src=x onerror=a()>==\n',
  );
});

it('is in the saved page and the book', async () => {
  const content = contentOf('<p>The mill waits for the tide.</p>');
  const whole = withHighlights(content, ARTICLE, [around(content, 'mill', 'waits', 'why')]);
  const page = fileExporters.find(({ id }) => id === 'web-page')!;
  expect(await page.write(ARTICLE, whole, new Map())).toContain(
    'The <mark class="highlight highlight-blue">mill waits</mark>',
  );
});
