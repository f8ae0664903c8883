import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPoint, type MountPoint } from '../../../ui/testing/mount-view.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testReading } from '../../testing/test-reading.ts';
import { ReaderView } from '../../view/reader-view.tsx';

/** A picture of 400 × 300 pixels. */
const picture = (alt: string): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  return `<figure><img src="${canvas.toDataURL()}" alt="${alt}"><figcaption>Caption of ${alt}</figcaption></figure>`;
};

let mounted: MountPoint;
let closed = 0;

/** Shows an article and waits for its reading aids, which are loaded late. */
async function show(content: string, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article: testArticle({ content, dir }) } })}
      host={{
        surface: 'tab',
        close: () => closed++,
        readNextPage: () => Promise.reject(new Error('No test reads a next page')),
      }}
      algorithms={[]}
    />,
  );
  await expect.poll(() => mounted.element.querySelector('.progress-line')).not.toBeNull();
}
const find = <E extends HTMLElement>(selector: string): E | null => mounted.element.querySelector<E>(selector);
const focused = (): Element | null => document.activeElement;

beforeEach(async () => {
  await page.viewport(800, 600);
  document.body.style.margin = '0';
  closed = 0;
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

describe('pictures', () => {
  it('are enlarged, zoomed, stepped through and closed by keys', async () => {
    await show(`${picture('mill')}${picture('pond')}`);
    await expect.poll(() => mounted.element.querySelectorAll('.enlargeable').length).toBe(2);
    find('.enlargeable')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => find('.lightbox-caption')?.textContent).toBe('Caption of mill');
    const width = (): number => find('.lightbox-stage img')?.getBoundingClientRect().width ?? 0;
    await expect.poll(width).toBe(400);
    expect(focused()).toBe(find('.lightbox-stage'));
    await userEvent.keyboard('++');
    await expect.poll(width).toBe(800);
    await userEvent.keyboard('0{ArrowRight}');
    await expect.poll(() => find('.lightbox-caption')?.textContent).toBe('Caption of pond');
    expect(find('#lightbox-title')?.textContent).toBe('picture_of 2 2');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => find('.lightbox')).toBeNull();
    expect(focused()?.getAttribute('alt')).toBe('pond');
    expect(closed).toBe(0);
  });

  it('without a description are named as pictures and not as decoration', async () => {
    await show(picture(''));
    await expect.poll(() => find('.enlargeable')?.ariaLabel).toBe('picture');
    expect(find('.enlargeable')?.hasAttribute('alt')).toBe(false);
  });

  it('that are links or small are left alone', async () => {
    await show(
      `<p><a href="https://x.example/">${picture('linked').replace(/<\/?fig.*?>/g, '')}</a></p>${picture('mill')}`,
    );
    await expect.poll(() => mounted.element.querySelectorAll('.enlargeable').length).toBe(1);
    expect(find('.enlargeable')?.getAttribute('alt')).toBe('mill');
  });
});

describe('notes', () => {
  const NOTE =
    '<p>Wind<a class="footnote-ref" href="#article-n1" id="article-r1">1</a> and grain.</p><section class="footnotes"><ol><li id="article-n1">From the <b>west</b>. <a class="footnote-back" href="#article-r1">↩</a></li></ol></section>';

  it('are shown beside their mark, without the link back, until Esc', async () => {
    await show(NOTE);
    find('.footnote-ref')?.focus();
    await userEvent.keyboard('{Enter}');
    const popover = find('.note-popover');
    expect(popover?.querySelector('.content')?.textContent.trim()).toBe('From the west.');
    expect(popover?.querySelector('[id], .footnote-back')).toBeNull();
    expect(focused()).toBe(popover);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => find('.note-popover')).toBeNull();
    expect(focused()).toBe(find('.footnote-ref'));
    expect(closed).toBe(0);
  });

  it('let the keys of the reader work, and close when the focus leaves them', async () => {
    await show(NOTE);
    find('.footnote-ref')?.click();
    await userEvent.keyboard('/');
    await expect.poll(() => focused()?.localName).toBe('input');
    await expect.poll(() => find('.note-popover')).toBeNull();
  });

  it('lead to their place in the list', async () => {
    await show(NOTE);
    find('.footnote-ref')?.click();
    await page.getByRole('button', { name: 'note_go' }).click();
    expect(focused()?.id).toBe('article-n1');
  });

  it('are not taken for links to other parts of the article', async () => {
    await show('<p><a href="#article-end"><sup>a</sup></a></p><h2 id="article-end">End</h2>');
    find('.content a')?.click();
    expect(find('.note-popover')).toBeNull();
    expect(focused()?.id).toBe('article-end');
  });
});

it('keep the first column of a wide table in view', async () => {
  const row = (tag: string): string => `<tr>${`<${tag}>A wide cell</${tag}>`.repeat(20)}</tr>`;
  await show(`<table>${row('th')}${row('td').repeat(60)}</table>`);
  await expect.poll(() => mounted.element.querySelectorAll('.first-column').length).toBe(61);
  const table = find('.table-scroll')!;
  const cell = mounted.element.querySelectorAll('tr')[1]!.cells[0]!;
  const before = cell.getBoundingClientRect().left;
  table.scrollLeft = 300;
  expect(Math.abs(cell.getBoundingClientRect().left - before)).toBeLessThan(20);
});

it.each(['ltr', 'rtl'] as const)('keep the caption of a wide table in the width of the text (%s)', async (dir) => {
  await page.viewport(360, 600);
  const caption = 'Highest observed tide in metres, with the readings of the gauge before it was moved. '.repeat(3);
  await show(`<table><caption>${caption}</caption><tr>${'<td>A wide cell</td>'.repeat(20)}</tr></table>`, dir);
  const table = find('.table-scroll')!;
  const box = (): DOMRect => find('caption')!.getBoundingClientRect();
  for (const scrolled of [0, 150, 10_000]) {
    table.scrollLeft = dir === 'ltr' ? scrolled : -scrolled;
    expect(Math.abs(table.scrollLeft) > 0).toBe(scrolled > 0);
    expect(Math.abs(box().left - table.getBoundingClientRect().left)).toBeLessThan(2);
    expect(Math.abs(box().right - table.getBoundingClientRect().right)).toBeLessThan(2);
  }
});

it.each([
  [360, false],
  [900, true],
])('show the buttons of a listing above its code on a narrow view (%d px), else over it', async (width, isOver) => {
  await page.viewport(width, 600);
  await show(`<p>Wind.</p><pre>${'grain '.repeat(60)}</pre>`);
  await expect.poll(() => find('.code-tools')).not.toBeNull();
  const buttons = find('.code-tools .icon-button')!;
  const code = document.createRange();
  code.selectNodeContents(find('.content pre')!);
  expect(code.getBoundingClientRect().top < buttons.getBoundingClientRect().bottom).toBe(isOver);
  if (!isOver) expect(getComputedStyle(buttons).opacity).toBe('1');
});

it('copy a listing and wrap its lines, without words between those of the article', async () => {
  const written: Record<string, string>[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    written.push({ text: await (await item!.getType('text/plain')).text() });
  });
  await show(`<pre><code>let wind = ${'1 + '.repeat(100)}0;\n</code></pre>`);
  await page.getByRole('button', { name: 'code_copy' }).click();
  await expect.poll(() => written[0]?.['text']).toMatch(/^let wind = .*0;$/);
  const listing = find('pre')!;
  expect(listing.scrollWidth).toBeGreaterThan(listing.clientWidth);
  await page.getByRole('button', { name: 'code_wrap' }).click();
  expect(listing.scrollWidth).toBeLessThanOrEqual(listing.clientWidth);
  expect(find('.code-tools')?.textContent).toBe('');
});

it('say the host of the link with the focus', async () => {
  await show(
    '<p><a href="https://www.tides.example/today">Tides</a> and <a href="#article-x">here</a></p><h2 id="article-x">Ebb</h2>',
  );
  mounted.element.querySelectorAll<HTMLElement>('.content a')[0]?.focus();
  expect(find('.link-host')?.textContent).toContain('tides.example');
  mounted.element.querySelectorAll<HTMLElement>('.content a')[1]?.focus();
  expect(find('.link-host')?.hidden).toBe(true);
});
