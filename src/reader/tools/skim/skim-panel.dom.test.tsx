import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPoint, type MountPoint } from '../../../ui/testing/mount-view.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testReading } from '../../testing/test-reading.ts';
import { ReaderView } from '../../view/reader-view.tsx';

/** The first sentence has the words of the others, so it is the central one. */
const SECTION = (place: string): string => `<p>The <b>${place} grinds</b> the grain that the boat brings. The boat comes
  at high water, twice in a week.</p><table><tr><td>The ${place} grinds the grain that the boat brings.</td></tr></table>
  <p>Grain lies below the wooden floor. The ${place} stands still on calm days. Nobody grinds on Sundays around
  here.<br>A cat sleeps beside the stove today.</p><pre>grinds the grain that the boat brings</pre>`;
const FAR = `<table>${'<tr><td>1</td></tr>'.repeat(100)}</table>`;
const CONTENT = `<h2>Morning</h2>${SECTION('mill')}${FAR}<h2>Evening</h2>${SECTION('quern')}`;

let mounted: MountPoint;

async function show(content: string, lang = 'en'): Promise<void> {
  const article = testArticle({ content, lang, minutes: 17 });
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article } })}
      host={{ surface: 'tab', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[]}
    />,
  );
  await expect.poll(() => mounted.element.querySelector('article.sheet')).not.toBeNull();
  await userEvent.keyboard('m');
  await expect.poll(() => mounted.element.querySelector('.skim')?.getAttribute('aria-busy')).toBe('false');
}
const entries = (): string[] =>
  [...mounted.element.querySelectorAll('.skim button:not(.icon-button)')].map((one) => one.textContent);
const marked = (name: string): string[] =>
  [...(CSS.highlights.get(name) ?? [])].map((range) => range.toString().replace(/\s+/g, ' '));

beforeEach(async () => {
  await page.viewport(1200, 600);
  document.body.style.margin = '0';
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('marks and lists a central sentence of each section, and changes nothing in the document', async () => {
  await show(CONTENT);
  const written = (): string[] => [...mounted.element.querySelectorAll('.content p')].map((one) => one.outerHTML);
  const before = written();
  const sentences = [
    'The mill grinds the grain that the boat brings.',
    'The quern grinds the grain that the boat brings.',
  ];
  expect(entries()).toEqual(sentences);
  expect(marked('skim')).toEqual(sentences);
  expect([...mounted.element.querySelectorAll('.skim-heading')].map((one) => one.textContent)).toEqual([
    'Morning',
    'Evening',
  ]);
  expect(mounted.element.querySelector('.skim [role=status]')?.textContent.replace(/\s/g, ' ')).toBe(
    'skim_minutes 3 17 min',
  );
  await userEvent.keyboard('m');
  expect(mounted.element.querySelector('.skim')).toBeNull();
  expect(marked('skim')).toEqual([]);
  expect(written()).toEqual(before);
});

it('goes to a sentence by keys alone, and says in the list which one is read', async () => {
  await show(CONTENT);
  expect(document.activeElement?.textContent).toBe(entries()[0]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const [range] = CSS.highlights.get('skim-current') ?? [];
  expect(range?.toString()).toBe(entries()[1]);
  const place = (range as Range).getBoundingClientRect();
  expect(place.top).toBeGreaterThan(40);
  expect(place.bottom).toBeLessThan(600);
  await expect.poll(() => mounted.element.querySelector('.skim [aria-current]')?.textContent).toBe(entries()[1]);
});

it('gives its place to the outline, and the outline gives it back', async () => {
  await show(CONTENT);
  await userEvent.keyboard('o');
  await expect.poll(() => mounted.element.querySelector('.headings')).not.toBeNull();
  expect(mounted.element.querySelector('.skim')).toBeNull();
  await userEvent.keyboard('m');
  await expect.poll(() => mounted.element.querySelector('.skim')).not.toBeNull();
  expect(mounted.element.querySelector('.headings')).toBeNull();
});

it('chooses from Chinese text', async () => {
  const text =
    '磨坊把船运来的谷物磨成面粉。船在涨潮时运来谷物。地板下面存放着谷物。磨坊在没有风的日子停止转动。星期天没有人磨面粉。猫睡在火炉旁边。';
  await show(`<p>${text}</p>`, 'zh');
  expect(entries()).toEqual(['磨坊把船运来的谷物磨成面粉。']);
});

it('says so where an article has too few sentences', async () => {
  await show('<p>Wind and grain. A boat.</p>');
  expect(mounted.element.querySelector('.skim-hint')?.textContent).toBe('skim_none');
});

it('is below the text in a narrow view', async () => {
  await page.viewport(360, 600);
  await show(CONTENT);
  const panel = mounted.element.querySelector('.skim')?.getBoundingClientRect();
  const text = mounted.element.querySelector('.scroller')?.getBoundingClientRect();
  expect(panel?.top).toBe(text?.bottom);
  expect(panel?.width).toBe(360);
  expect(text?.height).toBeGreaterThan(250);
});
