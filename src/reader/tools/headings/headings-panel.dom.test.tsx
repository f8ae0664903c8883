import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPoint, type MountPoint } from '../../../ui/testing/mount-view.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testReading } from '../../testing/test-reading.ts';
import { ReaderView } from '../../view/reader-view.tsx';
import { waitFor } from '../../../ui/testing/wait-for.ts';

const TEXT = '<p>Wind and grain.</p>'.repeat(30);
const ARTICLE = testArticle({
  minutes: 8,
  content: `${TEXT}<h2>Flour</h2>${TEXT}<h3>Bran <b>&amp; germ</b></h3>${TEXT}<h2> </h2><h2>Bread</h2>${TEXT}`,
});

let mounted: MountPoint;
const calls: string[] = [];

const show = async (content = ARTICLE.content): Promise<void> => {
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article: { ...ARTICLE, content } } })}
      host={{
        surface: 'tab',
        close: () => calls.push('close'),
        readNextPage: () => Promise.reject(new Error('No test reads a next page')),
      }}
      algorithms={[]}
    />,
  );
  await waitFor(() => {
    expect(mounted.element.querySelector('article.sheet')).not.toBeNull();
  });
};
const open = async (): Promise<void> => {
  await userEvent.keyboard('o');
  await waitFor(() => {
    expect(document.activeElement?.closest('.headings')).not.toBeNull();
  });
};
const entries = (): string[] => [...mounted.element.querySelectorAll('.headings li')].map((one) => one.textContent);
const current = (): string | undefined => mounted.element.querySelector('.headings [aria-current]')?.textContent;
const heading = (text: string): HTMLElement =>
  [...mounted.element.querySelectorAll<HTMLElement>('.sheet :is(h1, h2, h3)')].find((one) => one.textContent === text)!;
const left = (): string | undefined => mounted.element.querySelector('.headings header span')?.textContent;

beforeEach(async () => {
  await page.viewport(1200, 600);
  document.body.style.margin = '0';
  calls.length = 0;
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('lists title and headings with text, and marks where the reader is', async () => {
  await show();
  await open();
  expect(entries()).toEqual(['Wind', 'Flour', 'Bran & germ', 'Bread']);
  expect(mounted.element.querySelectorAll('.headings-level-3')).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Wind');
  expect(current()).toBe('Wind');
  expect(left()?.replace(/\s/g, ' ')).toBe('time_left 8 min');
  heading('Bran & germ').scrollIntoView();
  await waitFor(() => {
    expect(current()).toBe('Bran & germ');
  });
  expect(left()?.replace(/\s/g, ' ')).toMatch(/^time_left [3-5] min$/);
  mounted.element.querySelector('.scroller')!.scrollTop = 1e6;
  await waitFor(() => {
    expect(left()?.replace(/\s/g, ' ')).toBe('time_left 0 min');
  });
});

it('goes to a heading by keys alone, and stays open beside the text', async () => {
  await show();
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(heading('Bran & germ'));
  const top = heading('Bran & germ').getBoundingClientRect().top;
  expect(top).toBeGreaterThan(40);
  expect(top).toBeLessThan(120);
  expect(entries()).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  expect(mounted.element.querySelector('.headings')).toBeNull();
  expect(calls).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['close']);
});

it('covers the text in a narrow view and closes when a heading is chosen', async () => {
  await page.viewport(360, 600);
  await show();
  await page.getByRole('button', { name: 'outline' }).click();
  await page.getByRole('button', { name: 'Bread' }).click();
  expect(mounted.element.querySelector('.headings')).toBeNull();
  expect(document.activeElement).toBe(heading('Bread'));
});

it('is not offered for an article without headings', async () => {
  await show(TEXT);
  await userEvent.keyboard('o');
  expect(mounted.element.querySelector('[aria-label=outline]')).toBeNull();
});

it('has the headings of a long article once it is complete', async () => {
  const part = `<h2>Mill</h2>${'<p>Wind and grain, and the sacks below the floor.</p>'.repeat(200)}`;
  await show(part.repeat(40));
  await open();
  await waitFor(() => {
    expect(entries()).toHaveLength(41);
  });
});

it('draws a line as long as the part that was read', async () => {
  await show();
  const line = (): number => mounted.element.querySelector('.progress-line')?.getBoundingClientRect().width ?? -1;
  await expect.poll(line).toBe(0);
  mounted.element.querySelector('.scroller')!.scrollTop = 1e6;
  await expect.poll(line).toBe(1200);
});
