import { beforeEach, describe, expect, it } from 'vitest';
import { testArticle } from '../../reader/testing/test-article.ts';
import { addWhole, parseWhole, readWhole, type WholeArticle } from './reading-list-transfer.ts';
import {
  changeEntries,
  keepInList,
  markDeleted,
  readKept,
  readKeptPicture,
  readKeptText,
  readList,
  removeFromList,
} from './reading-list.ts';

const RED = 'data:image/png;base64,AAAA';
const PICTURE = 'https://mill.example/red.png';
const URL = 'https://mill.example/grain';

/** Keeps an article, and reads everything that is stored of it. */
async function kept(title = 'Grain'): Promise<WholeArticle> {
  const article = testArticle({ title, url: URL });
  await keepInList({ article, text: 'Some grain.', pictures: new Map([[PICTURE, RED]]), progress: null });
  const [entry] = await readList();
  return (await readWhole(entry!.id))!;
}

beforeEach(async () => {
  await removeFromList((await readList()).map(({ id }) => id));
});

describe('a whole article', () => {
  it('is the same after it was written to a file and added to an empty list', async () => {
    const whole = parseWhole(JSON.parse(JSON.stringify(await kept())));
    await removeFromList([whole!.entry.id]);
    expect(await addWhole(whole!)).toBe('new');
    const [entry] = await readList();
    expect(entry).toEqual({ ...whole!.entry, id: entry!.id });
    expect(await readKept(entry!.id)).toEqual(whole!.article);
    expect(await readKeptText(entry!.id)).toBe('Some grain.');
    expect(await readKeptPicture(entry!.id, PICTURE)).toBe(RED);
  });

  it('is not doubled: tags are joined, and the later progress stays', async () => {
    const whole = await kept();
    const { id } = whole.entry;
    const progress = { fraction: 0.5, time: 2000, isFinished: false };
    await changeEntries([id], () => ({ tags: ['oats'], progress }));
    const added = { ...whole.entry, tags: ['rye', 'oats'], progress: { fraction: 0.2, time: 1000, isFinished: true } };
    expect(await addWhole({ ...whole, entry: added })).toBe('known');
    expect(await readList()).toEqual([
      { ...whole.entry, tags: ['oats', 'rye'], progress: { ...progress, isFinished: true } },
    ]);
  });

  it('replaces an earlier copy of the page, and stays behind a later one', async () => {
    const whole = await kept();
    const later = { ...whole.entry, keptAt: whole.entry.keptAt + 1 };
    const article = { ...whole.article, content: '<p>Changed.</p>' };
    expect(await addWhole({ ...whole, entry: later, article })).toBe('newer');
    expect(await addWhole(whole)).toBe('known');
    const [entry, ...others] = await readList();
    expect(others).toEqual([]);
    expect((await readKept(entry!.id))?.content).toBe('<p>Changed.</p>');
  });

  it('is back if it was deleted', async () => {
    const whole = await kept();
    await markDeleted([whole.entry.id], 1000);
    await addWhole(whole);
    expect((await readList())[0]?.deletedAt).toBeUndefined();
  });
});

describe('a value of a file', () => {
  it.each([null, 7, [], {}, { entry: {}, article: {} }])('that is no article is refused: %j', (value) => {
    expect(parseWhole(value)).toBeNull();
  });

  it('has only pictures that are data', async () => {
    const whole = await kept();
    const pictures = { [PICTURE]: 'https://spy.example/', b: 7, c: 'data:text/html,<script>', d: RED };
    expect(parseWhole({ ...whole, pictures })?.pictures).toEqual({ d: RED });
  });
});
