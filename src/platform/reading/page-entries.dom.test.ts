import { afterEach, describe, expect, it, vi } from 'vitest';
import browser from '../browser/browser.ts';
import { entriesOnPage, readPageEntries } from './page-entries.ts';

vi.mock('../browser/browser.ts', () => ({ default: { scripting: { executeScript: vi.fn() } } }));

/** The titles of the entries of a page. */
function titles(html: string, limit = 60): readonly string[] {
  document.body.innerHTML = html;
  return entriesOnPage(limit).map(({ title }) => title);
}

const link = (title: string, path = title.replace(/\W/g, '-')): string => `<a href="/${path}">${title}</a>`;
const LINES = ['The mill burns again', 'Harbour closed until Friday', 'Choir rescues a dog'];

afterEach(() => {
  document.body.replaceChildren();
});

describe('the entries of a page', () => {
  it('are its long links, in the order of the page', () => {
    expect(titles(`<ul>${LINES.map((line) => `<li>${link(line)}</li>`).join('')}</ul>`)).toEqual(LINES);
    expect(entriesOnPage(2)).toEqual(
      LINES.slice(0, 2).map((title) => ({
        title,
        url: `${location.origin}/${title.replace(/\W/g, '-')}`,
        isElsewhere: false,
      })),
    );
  });

  it('are not links of its navigation, short ones, and links in a paragraph', () => {
    const furniture = ['nav', 'footer', 'header'].map(
      (tag) => `<${tag}>${link('All the news of today', tag)}</${tag}>`,
    );
    const rest = `${link('Read more')}<p>The council has met, and <a href="/c">the minutes of the meeting</a> say what was decided there.</p>`;
    expect(titles(`${furniture.join('')}<main>${LINES.map((line) => link(line)).join(' ')}${rest}</main>`)).toEqual(
      LINES,
    );
  });

  it('are those with headings where there are enough, each address once with its heading', () => {
    const card = (line: string): string =>
      `<article><a href="/${line.length}#top"><img alt="A photograph of it"></a><h3>${link(line, String(line.length))}</h3><p><a href="/${line.length}">A summary that is longer than the heading above it.</a></p></article>`;
    expect(titles(`${LINES.map(card).join('')}${link('Send us a letter please')}`)).toEqual(LINES);
  });

  it('have the heading inside the link as title', () => {
    expect(
      titles(LINES.map((line, i) => `<a href="/${String(i)}"><h2>${line}</h2><p>And a summary.</p></a>`).join('')),
    ).toEqual(LINES);
  });

  it('say whether they are on another site', () => {
    document.body.innerHTML = `${link('A line of this site')} <a href="https://mill.example/">A line of another site</a>`;
    expect(entriesOnPage(60).map(({ isElsewhere }) => isElsewhere)).toEqual([false, true]);
  });

  it('may be in Chinese and Korean', () => {
    const lines = ['港口周五之前将继续关闭', '항구는 금요일까지 닫는다', '市议会讨论了新的渡轮'];
    expect(titles(lines.map((line, i) => link(line, String(i))).join(' '))).toEqual(lines);
  });

  it('are not hidden links, other schemes, the page itself or the front page', () => {
    const others = [
      `<a href="/hidden" hidden>A hidden line of words</a>`,
      `<a href="javascript:void 0">A script and no page</a>`,
      `<a href="#top">Back to the very top</a>`,
      `<a href="/">The front page of all</a>`,
    ];
    expect(titles(`${LINES.map((line) => link(line)).join(' ')}${others.join(' ')}`)).toEqual(LINES);
  });

  it('are found where the page shadows the members of its document', () => {
    const shadows = '<img name="querySelectorAll"><form name="links"></form>';
    expect(titles(`${shadows}${LINES.map((line) => link(line)).join(' ')}`)).toEqual(LINES);
  });
});

it('reads no entries of a page with few, or that has been left', async () => {
  const answer = vi.mocked(browser.scripting.executeScript);
  const entry = { title: LINES[0], url: 'https://a.example/1' };
  answer.mockResolvedValueOnce([{ frameId: 0, documentId: 'A', result: [entry, entry] }]);
  expect(await readPageEntries(7)).toEqual([]);
  answer.mockResolvedValueOnce([{ frameId: 0, documentId: 'A', result: [entry, entry, entry] }]);
  expect(await readPageEntries(7)).toHaveLength(3);
  answer.mockRejectedValueOnce(new Error('no tab'));
  expect(await readPageEntries(7)).toEqual([]);
});
