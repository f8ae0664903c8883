import { afterEach, describe, expect, test } from 'vitest';
import { algorithms, extract } from './extract.ts';

const PROSE = '<p>A sentence that stands here to be read, and is long enough. And a second one beside it.</p>'.repeat(8);
const frames: HTMLIFrameElement[] = [];

function show(html: string): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  const page = frame.contentDocument!;
  page.open();
  page.write(`<!doctype html><html lang="en"><title>The title of it</title><body>${html}</body></html>`);
  page.close();
  return page;
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

describe('extract', () => {
  test('gives the article with what is known of it', () => {
    const extraction = extract(show(`<nav><a href="/">Home</a></nav><article><h1>The title of it</h1>${PROSE}</article><footer>Fine print</footer>`));
    expect(extraction.kind).toBe('article');
    const { article } = extraction as Extract<typeof extraction, { kind: 'article' }>;
    expect(article).toMatchObject({ title: 'The title of it', lang: 'en', dir: 'ltr', minutes: 1, algorithm: algorithms[0]!.id });
    expect(article.wordCount).toBe(18 * 8);
    expect(article.confidence).toBeGreaterThan(0.8);
    expect(article.excerpt).toMatch(/^A sentence that stands here/);
    expect(article.content).not.toMatch(/Home|Fine print/);
  });

  test('says why there is no article and gives its best guess', () => {
    expect(extract(show('<h1>Sign in</h1><form><label>Name <input></label></form>'))).toMatchObject({ kind: 'not-article', reason: 'too-little-text', bestGuess: { content: expect.stringContaining('Name') as string } });
  });

  test('a page without text has no guess', () => {
    expect(extract(show('<img alt="">'), { force: true })).toEqual({ kind: 'not-article', reason: 'no-text', bestGuess: null });
  });

  test('with force the guess is an article', () => {
    expect(extract(show('<p>Only a few words.</p>'), { force: true })).toMatchObject({ kind: 'article', article: { content: expect.stringContaining('Only a few words.') as string } });
  });

  test('an unknown algorithm is named, with those that are known', () => {
    expect(() => extract(show(PROSE), { algorithm: 'nonsense' })).toThrow(/nonsense.*div-scorer/);
  });

  test('literal forms are selectable by id and offered to nobody', () => {
    expect(algorithms.map(({ id }) => id)).not.toContain('div-scorer-single');
    expect(extract(show(PROSE), { algorithm: 'div-scorer-single' })).toMatchObject({ kind: 'article', article: { algorithm: 'div-scorer-single' } });
  });

  test('is plain JSON', () => {
    const extraction = extract(show(PROSE));
    expect(JSON.parse(JSON.stringify(extraction))).toEqual(extraction);
  });
});
