import { afterEach, describe, expect, test } from 'vitest';
import type { ExtractOptions } from '../article/extract-options.ts';
import forest from '../engine/algorithms/winnow/weights/forest.txt?raw';
import { FOREST_NAME } from '../engine/algorithms/winnow/index.ts';
import { algorithms, extract } from './extract.ts';

const PROSE = '<p>A sentence that stands here to be read, and is long enough. And a second one beside it.</p>'.repeat(
  8,
);
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
  test('returns the article with its metadata', () => {
    const extraction = extract(
      show(
        `<nav><a href="/">Home</a></nav><article><h1>The title of it</h1>${PROSE}</article><footer>Fine print</footer>`,
      ),
    );
    expect(extraction.kind).toBe('article');
    const { article } = extraction as Extract<typeof extraction, { kind: 'article' }>;
    expect(article).toMatchObject({
      title: 'The title of it',
      lang: 'en',
      dir: 'ltr',
      minutes: 1,
      algorithm: algorithms[0]!,
    });
    expect(article.wordCount).toBe(18 * 8);
    expect(article.confidence).toBeGreaterThan(0.8);
    expect(article.excerpt).toMatch(/^A sentence that stands here/);
    expect(article.content).not.toMatch(/Home|Fine print/);
  });

  test('returns the reason and the best guess where there is no article', () => {
    expect(extract(show('<h1>Sign in</h1><form><label>Name <input></label></form>'))).toMatchObject({
      kind: 'not-article',
      reason: 'too-little-text',
      bestGuess: { content: expect.stringContaining('Name') as string },
    });
  });

  test('returns a guess with text where only the title would be kept', () => {
    const page = show('<h1>The title of it</h1><form><label>Customer number <input></label></form>');
    expect(extract(page, {}, { [FOREST_NAME]: forest })).toMatchObject({
      kind: 'not-article',
      bestGuess: { content: expect.stringContaining('Customer number') as string },
    });
  });

  test('returns no guess for a page without text', () => {
    expect(extract(show('<img alt="">'), { force: true })).toEqual({
      kind: 'not-article',
      reason: 'no-text',
      bestGuess: null,
    });
  });

  test('returns the guess as the article with force', () => {
    expect(extract(show('<p>Only a few words.</p>'), { force: true })).toMatchObject({
      kind: 'article',
      article: { content: expect.stringContaining('Only a few words.') as string },
    });
  });

  test('throws for an unknown algorithm and lists the known ones', () => {
    expect(() => extract(show(PROSE), { algorithm: 'nonsense' })).toThrow(/nonsense.*div-scorer/);
  });

  test('throws for a compat form of the benchmark', () => {
    expect(algorithms).not.toContain('div-scorer-single');
    expect(() => extract(show(PROSE), { algorithm: 'div-scorer-single' })).toThrow(RangeError);
  });

  test('returns plain JSON', () => {
    const extraction = extract(show(PROSE));
    expect(JSON.parse(JSON.stringify(extraction))).toEqual(extraction);
  });
});

const ASIDE = 'A note beside the text that nobody would take for a part of it.';
const SPLIT = `<nav><a href="/">Home</a></nav><article><h1>The title of it</h1>${PROSE}</article><aside><p>${ASIDE}</p></aside><footer>Fine print</footer>`;

describe('explain', () => {
  const blocksOf = (html: string, options: ExtractOptions = {}) =>
    extract(show(html), { algorithm: 'div-scorer', explain: true, ...options }).blocks!;

  test('accounts for every block of the page in order, only with explain', () => {
    const blocks = blocksOf(SPLIT);
    expect(blocks.map(({ text }) => text.split(' ')[0])).toEqual([
      'Home',
      'The',
      ...(Array(8).fill('A') as string[]),
      'A',
      'Fine',
    ]);
    expect(blocks.map(({ kept }) => kept)).toEqual([false, false, ...(Array(8).fill(true) as boolean[]), false, false]);
    expect(blocks.every(({ score, reasons }) => score >= 0 && score <= 1 && reasons.length > 0)).toBe(true);
    expect(extract(show(SPLIT), { algorithm: 'div-scorer' })).not.toHaveProperty('blocks');
  });

  test('gives the reason shown-elsewhere for a kept block that the views show', () => {
    expect(blocksOf(SPLIT)[1]).toMatchObject({ text: 'The title of it', kept: false, reasons: ['shown-elsewhere'] });
  });

  test('returns the strongest reasons where the algorithm has them', () => {
    const { blocks } = extract(show(SPLIT), { explain: true }, { [FOREST_NAME]: forest });
    const reasons = blocks!.flatMap((block) =>
      block.reasons[0] === 'shown-elsewhere' ? [] : block.reasons.map((reason) => [block.kept, reason] as const),
    );
    expect(reasons.length).toBeGreaterThan(blocks!.length);
    for (const [kept, reason] of reasons) expect(reason).toMatch(kept ? /-for$|^part-of-kept$/ : /-against$/);
  });

  test('gives the reason largest-part where nothing was found', () => {
    const { blocks } = extract(show('<p>Only a few words.</p><p>And more.</p>'), {
      algorithm: 'boilerpipe',
      explain: true,
      force: true,
    });
    expect(blocks!.map(({ kept, reasons }) => [kept, ...reasons])).toEqual([
      [true, 'largest-part'],
      [true, 'largest-part'],
    ]);
  });
});

describe('corrections', () => {
  const read = (options: ExtractOptions) => extract(show(SPLIT), { algorithm: 'div-scorer', ...options });
  const contentOf = (options: ExtractOptions): string => {
    const extraction = read(options);
    expect(extraction.kind).toBe('article');
    return extraction.kind === 'article' ? extraction.article.content : '';
  };

  test('puts a block back in its place and counts its words', () => {
    expect(contentOf({})).not.toContain(ASIDE);
    const content = contentOf({ corrections: [{ keep: true, block: 10, text: ASIDE }] });
    expect(content.match(/A note beside/g)).toHaveLength(1);
    expect(content.indexOf('A note beside')).toBeGreaterThan(content.lastIndexOf('A sentence that stands'));
    expect(read({ corrections: [{ keep: true, block: 10, text: ASIDE }] })).toMatchObject({
      article: { wordCount: 18 * 8 + ASIDE.split(' ').length },
    });
  });

  test('leaves a block out, and keeps it where a later correction does', () => {
    const [first = ''] = contentOf({}).match(/(?<=<p>)[^<]+/) ?? [];
    const block = read({ explain: true }).blocks!.findIndex(({ text }) => text === first);
    const out = { keep: false, block, text: first };
    expect(contentOf({ corrections: [out] })).toBe(contentOf({}).replace(`<p>${first}</p>`, ''));
    expect(contentOf({ corrections: [out, { ...out, keep: true }] })).toBe(contentOf({}));
    expect(read({ explain: true, corrections: [out] }).blocks![block]).toMatchObject({
      kept: false,
      reasons: ['by-hand'],
    });
  });

  test('ignores a reference whose index and text do not match', () => {
    const plain = contentOf({});
    for (const reference of [
      { keep: true, block: 10, text: 'Another text' },
      { keep: true, block: 9, text: ASIDE },
      { keep: true, block: 999, text: ASIDE },
      { keep: true, block: -1, text: ASIDE },
    ])
      expect(contentOf({ corrections: [reference] })).toBe(plain);
  });

  test('makes an article of a refused page', () => {
    const page = '<h1>Sign in</h1><form><label>Name <input></label></form>';
    expect(
      extract(show(page), { algorithm: 'div-scorer', corrections: [{ keep: true, block: 0, text: 'Sign in' }] }).kind,
    ).toBe('article');
    expect(
      extract(show(page), { algorithm: 'div-scorer', corrections: [{ keep: true, block: 0, text: 'Sign out' }] }).kind,
    ).toBe('not-article');
    expect(extract(show(page), { algorithm: 'div-scorer', alternative: 3 }).kind).toBe('not-article');
  });
});

describe('alternatives', () => {
  const OTHER = ['one', 'two', 'three', 'four', 'five', 'six']
    .map(
      (day) =>
        `<p>Somebody else has this to say of day ${day}, at some length and with some care. They saw it all.</p>`,
    )
    .join('');
  const TWO = `<main><article><h1>The title of it</h1>${PROSE}</article></main><aside class="sidebar related" role="complementary"><h2>From the archive</h2>${OTHER}</aside><footer>Fine print</footer>`;
  const read = (options: ExtractOptions = {}) => {
    const extraction = extract(show(TWO), options, { [FOREST_NAME]: forest });
    if (extraction.kind !== 'article') throw new Error(extraction.reason);
    return { ...extraction, ...extraction.article };
  };

  test('lists other parts of the page and returns each by its rank', () => {
    const first = read();
    expect(first.alternatives!.length).toBeGreaterThan(0);
    expect(first.alternatives!.map(({ rank }) => rank)).toEqual(first.alternatives!.map((_, i) => i + 1));
    for (const { rank, opening, wordCount, confidence } of first.alternatives!) {
      const other = read({ alternative: rank });
      expect(other.content).not.toBe(first.content);
      expect(other.content.replace(/<[^>]+>/g, ' ')).toContain(opening.slice(0, 30));
      expect(other.confidence).toBe(confidence);
      expect(Math.abs(other.wordCount - wordCount)).toBeLessThanOrEqual(10);
      expect(other.alternatives).toEqual(first.alternatives);
    }
  });

  test('opens each alternative with text that better ones do not contain', () => {
    const { alternatives } = read();
    const openings = alternatives!.map(({ opening }) => opening);
    expect(openings[0]).toMatch(/^Somebody else/);
    expect(alternatives!.map(({ adds = false }) => adds)).toEqual(openings.map((_, at) => at === 0));
    expect(openings.every((opening) => !opening.startsWith('A sentence that stands'))).toBe(true);
  });

  test('gives the reasons of the choice instead of those against it', () => {
    const first = read({ explain: true });
    const other = read({ explain: true, alternative: first.alternatives![0]!.rank });
    const moved = other.blocks!.filter(
      ({ kept }, b) => kept !== first.blocks![b]!.kept && !first.blocks![b]!.reasons.includes('shown-elsewhere'),
    );
    expect(moved.length).toBeGreaterThan(5);
    for (const { kept, reasons } of moved) expect(reasons).toEqual([kept ? 'in-chosen-part' : 'outside-chosen-part']);
    const still = other.blocks!.filter(({ kept }, b) => kept === first.blocks![b]!.kept);
    expect(still.length).toBeGreaterThan(0);
    for (const { kept, reasons } of still) expect(reasons.join()).not.toMatch(kept ? /-against/ : /-for/);
  });

  test('returns the best selection for a rank that does not exist', () => {
    for (const alternative of [0, 7, -1, 1.5, NaN]) expect(read({ alternative }).content).toBe(read().content);
  });

  test('lists no alternatives for an algorithm without them', () => {
    expect(read({ algorithm: 'div-scorer' }).alternatives).toEqual([]);
  });
});
