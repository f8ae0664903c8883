import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testArticle } from '../../reader/testing/test-article.ts';
import { keepArticle } from './keep-article.ts';
import { loadPlace } from '../stores/kept-places.ts';
import { keepInList } from '../stores/reading-list.ts';
import { readPicture } from './read-picture.ts';

const { tab, extension } = vi.hoisted(() => ({
  tab: { incognito: false as boolean | null },
  extension: { inIncognitoContext: false },
}));
vi.mock('../browser/browser.ts', () => {
  const get = () => (tab.incognito === null ? Promise.reject(new Error('closed')) : Promise.resolve(tab));
  return { default: { tabs: { get }, extension } };
});
vi.mock('../stores/kept-places.ts', async (load) => ({ ...(await load<object>()), loadPlace: vi.fn() }));
vi.mock('../stores/reading-list.ts', () => ({ keepInList: vi.fn() }));
vi.mock('./read-picture.ts', () => ({ readPicture: vi.fn() }));

const REQUEST = {
  article: testArticle({ title: 'A boat' }),
  text: 'Oars',
  pictures: ['https://a.example/1', 'https://a.example/2'],
};

beforeEach(() => {
  tab.incognito = false;
  extension.inIncognitoContext = false;
  vi.mocked(keepInList).mockReset().mockResolvedValue();
  vi.mocked(loadPlace).mockReset().mockResolvedValue(null);
  vi.mocked(readPicture).mockReset().mockResolvedValue(null);
});

describe('an article', () => {
  it('is kept with the pictures that its page can read, and without a next page', async () => {
    vi.mocked(readPicture).mockImplementation((_, url) =>
      Promise.resolve(url.endsWith('1') ? 'data:image/png,x' : null),
    );
    const pages = { current: 1, total: 2, next: 'https://a.example/next' };
    expect(await keepArticle(7, { isPrivate: false }, { ...REQUEST, article: { ...REQUEST.article, pages } })).toEqual({
      kind: 'kept',
      missing: 1,
    });
    expect(keepInList).toHaveBeenCalledExactlyOnceWith({
      article: REQUEST.article,
      text: 'Oars',
      pictures: new Map([['https://a.example/1', 'data:image/png,x']]),
      progress: null,
      isChosen: false,
    });
  });

  it('is kept with how far the user has read it, and with its pictures in their order', async () => {
    vi.mocked(loadPlace).mockResolvedValue({ blocks: [1], offset: 0, time: 5, fraction: 0.5 });
    let answerFirst = (): void => undefined;
    vi.mocked(readPicture).mockImplementation((_, url) =>
      url.endsWith('1')
        ? new Promise((resolve) => {
            answerFirst = () => {
              resolve('data:image/png,1');
            };
          })
        : Promise.resolve('data:image/png,2'),
    );
    const keeping = keepArticle(7, { isPrivate: false }, REQUEST);
    await vi.waitFor(() => {
      expect(readPicture).toHaveBeenCalledTimes(2);
    });
    answerFirst();
    await keeping;
    const [kept] = vi.mocked(keepInList).mock.calls[0] ?? [];
    expect(kept?.progress).toEqual({ fraction: 0.5, time: 5, isFinished: false });
    expect([...(kept?.pictures.keys() ?? [])]).toEqual(REQUEST.pictures);
  });

  it('is kept without pictures if its tab is closed', async () => {
    tab.incognito = null;
    expect(await keepArticle(7, { isPrivate: false }, REQUEST)).toEqual({ kind: 'kept', missing: 2 });
  });

  it.each([
    ['tab', () => (tab.incognito = true), false],
    ['reader', () => undefined, true],
    ['background', () => (extension.inIncognitoContext = true), false],
  ])('is not kept, and no picture is read, if its %s is private', async (_, prepare, isPrivate) => {
    prepare();
    expect(await keepArticle(7, { isPrivate }, REQUEST)).toMatchObject({ kind: 'not-kept', cause: 'private' });
    expect(keepInList).not.toHaveBeenCalled();
    expect(readPicture).not.toHaveBeenCalled();
  });

  it.each([
    [new DOMException('too much', 'QuotaExceededError'), 'full', 'too much'],
    [new DOMException('refused', 'InvalidStateError'), 'storage', 'refused'],
  ])('that cannot be stored is reported with the cause: %s', async (error, cause, detail) => {
    vi.mocked(keepInList).mockRejectedValue(error);
    expect(await keepArticle(7, { isPrivate: false }, REQUEST)).toEqual({ kind: 'not-kept', cause, detail });
  });
});
