import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printArticle, setPrintedSource } from './print-article.ts';

vi.mock('../../platform/translate.ts', () => import('../../ui/testing/fake-translate.ts'));

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const fire = (type: string) => dispatchEvent(new Event(type));
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
  setPrintedSource('https://a.example/<i>?x=1');
});
afterEach(() => {
  fire('afterprint');
  document.querySelector('.scroller')?.remove();
  vi.restoreAllMocks();
});

describe('printing', () => {
  it('adds the address below the article however it starts, and removes it', () => {
    fire('beforeprint');
    expect(foot()?.textContent).toBe('https://a.example/<i>?x=1');
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
    await printArticle(true);
    expect(seen).toEqual(['[1]', '[2]', '[1]', 'https://a.example/<b>', 'https://b.example/', 'true']);
    fire('afterprint');
    expect(document.querySelector('.print-mark, .print-foot')).toBeNull();
    fire('beforeprint');
    expect(document.querySelector('.print-mark')).toBeNull();
  });
});
