import type { Article } from '../../../article/article.ts';
import type { ToolContext } from '../../context/tool.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testArticle } from '../../testing/test-article.ts';
import { testContext } from '../../testing/test-context.ts';
import { printArticle } from './print-article.ts';
import startPrinting from './start-printing.ts';

const ADDRESS = 'https://a.example/%3Ci%3E?x=1';
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const fire = (type: string) => dispatchEvent(new Event(type));
const article = testArticle({ url: 'https://a.example/<i>?x=1' });
let context: ToolContext & { readonly article: Article };
let end: () => void;
const foot = () => document.querySelector('.print-foot');

beforeEach(() => {
  const scroller = document.createElement('main');
  scroller.className = 'scroller';
  const content = scroller.appendChild(document.createElement('div'));
  content.className = 'content';
  for (const address of ['https://a.example/<b>', 'https://b.example/', 'https://a.example/<b>', '#article-n']) {
    const link = content.appendChild(document.createElement('a'));
    link.setAttribute('href', address);
    link.textContent = 'link';
  }
  const image = content.appendChild(document.createElement('img'));
  image.loading = 'lazy';
  image.src = PICTURE;
  document.body.append(scroller);
  context = { ...testContext({ scroller: { current: scroller } }), article };
  context.ownNotes.setKnown();
  end = startPrinting(context, scroller);
});
afterEach(() => {
  fire('afterprint');
  document.querySelector('.scroller')?.remove();
  end();
  vi.restoreAllMocks();
});

describe('printing', () => {
  it('adds the address below the article however it starts, and removes it', () => {
    fire('beforeprint');
    expect(foot()?.textContent).toBe(ADDRESS);
    expect(document.querySelector('.print-mark')).toBeNull();
    fire('afterprint');
    expect(foot()).toBeNull();
  });

  it('waits for pictures, and lists each address once on request', async () => {
    const seen: string[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      fire('beforeprint');
      seen.push(...[...document.querySelectorAll('.print-mark')].map((mark) => mark.textContent));
      seen.push(...[...foot()!.querySelectorAll('li')].map((item) => item.textContent));
      seen.push(String(document.querySelector('img')?.complete));
    });
    await printArticle({ links: true, highlights: true }, context);
    expect(seen).toEqual(['[1]', '[2]', '[1]', 'https://a.example/<b>', 'https://b.example/', 'true']);
    fire('afterprint');
    expect(document.querySelector('.print-mark, .print-foot')).toBeNull();
    fire('beforeprint');
    expect(document.querySelector('.print-mark')).toBeNull();
  });

  it('numbers the notes of the user before the links, and leaves the text as it was', async () => {
    const paragraph = document.querySelector('.content')!.appendChild(document.createElement('p'));
    paragraph.textContent = 'Wind and grain, and wind again.';
    const text = paragraph.firstChild as Text;
    const calls: string[] = [];
    const rangeOf = (from: number, to: number): Range => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range;
    };
    const ranges = [rangeOf(0, 4), rangeOf(9, 14)] as const;
    const note = { lang: 'en', note: 'why\n<b>so</b>' };
    context.ownNotes.set({
      count: () => 3,
      notes: () => [
        { range: ranges[0], words: 'Wind', ...note },
        { range: ranges[1], words: 'grain', ...note },
        { range: null, words: 'gone', ...note },
      ],
      hide: () => calls.push('hide'),
      show: () => calls.push('show'),
    });
    const seen: (string | null | undefined)[] = [];
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      fire('beforeprint');
      seen.push(paragraph.textContent, ...[...foot()!.querySelectorAll('li')].map((item) => item.textContent));
      fire('afterprint');
    });
    await printArticle({ links: true, highlights: true }, context);
    expect(seen).toEqual([
      'Wind[1] and grain[2], and wind again.',
      ...['Wind', 'grain', 'gone'].map((words) => `${words}${note.note}`),
      'https://a.example/<b>',
      'https://b.example/',
    ]);
    expect([...paragraph.childNodes]).toEqual([text]);
    expect(ranges.map(String)).toEqual(['Wind', 'grain']);
    expect(ranges[1].startContainer).toBe(text);

    print.mockImplementation(() => {
      fire('beforeprint');
      calls.push(foot()!.textContent);
      fire('afterprint');
    });
    await printArticle({ links: false, highlights: false }, context);
    expect(calls).toEqual(['hide', ADDRESS, 'show']);
  });
});
