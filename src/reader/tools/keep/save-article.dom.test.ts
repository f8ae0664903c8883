import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileExporters } from '../../../exporters/index.ts';
import { prepareSink } from '../../article/sink.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testContext } from '../../testing/test-context.ts';
import { collectPictures } from './collect-pictures.ts';
import { saveArticle } from './save-article.ts';

await prepareSink();

const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const BROKEN = 'data:image/png;base64,AAAA';
const [book, markdown, webPage] = fileExporters;

/** The last file that was handed to the browser. */
let saved: { readonly name: string; readonly file: Blob } | null = null;

beforeEach(() => {
  saved = null;
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = { name: this.download, file: last! };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ARTICLE = testArticle({
  title: 'A/B: <tide>?',
  url: 'https://a.example/tide',
  content: '<p>Text <img src="https://a.example/1.gif" alt="One"> <img src="https://a.example/2.gif" alt="Two"></p>',
});
const context = testContext();
const readPicture = (address: string) => Promise.resolve(address.endsWith('1.gif') ? GIF : null);

describe('saving an article', () => {
  it('hands over a file with its name, its type and the pictures that can be had', async () => {
    const progress: string[] = [];
    const onProgress = (done: number, all: number) => progress.push(`${String(done)}/${String(all)}`);
    const result = await saveArticle(ARTICLE, webPage!, { context, readPicture, onProgress });
    expect(result).toEqual({ name: 'A B tide.html', missing: 1 });
    expect([saved?.name, saved?.file.type]).toEqual(['A B tide.html', 'text/html']);
    const html = await saved!.file.text();
    expect(html).toContain(`<img src="${GIF}" alt="One">`);
    expect(html).toContain('<a href="https://a.example/2.gif">Two</a>');
    expect(progress).toEqual(['1/2', '2/2']);
  });

  it('asks for no picture where the format has none', async () => {
    const read = vi.fn(readPicture);
    const options = { context, readPicture: read, onProgress: () => undefined };
    expect(await saveArticle({ ...ARTICLE, title: '' }, markdown!, options)).toEqual({
      name: 'a.example.md',
      missing: 0,
    });
    expect(read).not.toHaveBeenCalled();
    expect(await saved!.file.text()).toContain('![One](https://a.example/1.gif)');
  });

  it('adds comments only while they are open', async () => {
    const comments = { content: '<p>A remark</p>', count: null, wordCount: 2 };
    const texts: string[] = [];
    for (const hasComments of [true, false]) {
      await saveArticle({ ...ARTICLE, comments }, webPage!, {
        context: testContext({ hasComments }),
        readPicture,
        onProgress: () => undefined,
      });
      texts.push(await saved!.file.text());
    }
    expect(texts.map((text) => text.includes('A remark'))).toEqual([true, false]);
  });

  it('writes a book', async () => {
    await saveArticle(ARTICLE, book!, { context, readPicture, onProgress: () => undefined });
    expect([saved?.name, saved?.file.type]).toEqual(['A B tide.epub', 'application/epub+zip']);
    expect((await saved!.file.text()).slice(0, 2)).toBe('PK');
  });
});

describe('pictures', () => {
  const none = (): void => undefined;

  it('that are broken or missing are left out', async () => {
    const answers = new Map([
      ['https://a.example/1', GIF],
      ['https://a.example/2', BROKEN],
    ]);
    const read = (address: string) => Promise.resolve(answers.get(address) ?? null);
    const addresses = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3', GIF, BROKEN];
    expect([...(await collectPictures(addresses, read, none))]).toEqual([
      [GIF, GIF],
      ['https://a.example/1', GIF],
    ]);
  });

  it('are asked for a few at a time', async () => {
    let [open, most] = [0, 0];
    const read = async (): Promise<string> => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve));
      open--;
      return GIF;
    };
    const addresses = Array.from({ length: 20 }, (_, at) => `https://a.example/${String(at)}`);
    expect((await collectPictures(addresses, read, none)).size).toBe(20);
    expect(most).toBe(4);
  });
});
