import { expect } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { NEWS } from '../articles.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';
import { chooseFile, keepNews, pressButton, TOAST } from './library-page.ts';

const LIST = 'src/library/index.html';
const TITLES = "[...document.querySelectorAll('.entries h2 a')].map((one) => one.textContent)";
const LOADED = "document.querySelector('.library-empty, .entry') !== null";

/** A list of another program, with what the reading list shows of it. Tags are those of the first entry. */
const LISTS = [
  {
    program: 'Pocket',
    name: 'part_000000.csv',
    data: strToU8(
      'title,url,time_added,tags,status\nThe ferry,http://a.example/pocket,1700000000,sea|wind,unread\nNone,,1,,unread\n',
    ),
    titles: ['The ferry'],
    tags: ['sea', 'wind'],
  },
  {
    program: 'Instapaper',
    name: 'instapaper-export.csv',
    data: strToU8(
      'URL,Title,Selection,Folder,Timestamp,Tags\nhttp://a.example/instapaper,The weir,,Boats,1700000000,"[""sea""]"\n',
    ),
    titles: ['The weir'],
    tags: ['sea', 'Boats'],
  },
  {
    program: 'Readwise Reader',
    name: 'export.csv',
    data: strToU8(
      'Title,URL,ID,Document tags,Saved date,Reading progress,Location,Seen\n' +
        'The lock,http://a.example/readwise,01g,"[\'the wind\']",2023-11-14 22:13:20+00:00,0.5,new,True\n',
    ),
    titles: ['The lock'],
    tags: ['the wind'],
  },
  {
    program: 'Omnivore',
    name: 'omnivore.zip',
    data: zipSync({
      'metadata_0_to_1.json': strToU8(
        JSON.stringify([{ url: 'http://a.example/omnivore', title: 'The quay', labels: ['sea'], state: 'Active' }]),
      ),
      'content/quay.html': strToU8('<a href="http://b.example/">no</a>'),
    }),
    titles: ['The quay'],
    tags: ['sea'],
  },
  {
    program: 'a browser',
    name: 'bookmarks.html',
    data: strToU8(
      '<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><H1>Bookmarks</H1><DL><p><DT><H3>Boats</H3><DL><p>' +
        '<DT><A HREF="http://a.example/bookmark" ADD_DATE="1700000000">The tide</A></DL><p></DL>',
    ),
    titles: ['The tide'],
    tags: ['Boats'],
  },
];

async function openList(firefox: Firefox): Promise<void> {
  await firefox.open(firefox.url(LIST));
  await expect.poll(() => firefox.page<boolean>(LOADED)).toBe(true);
}

test('everything goes out in one file, comes back on another machine, and is not doubled', async ({ firefox }) => {
  await keepNews(firefox);
  await openList(firefox);
  const kept = await firefox.page<string[]>(TITLES);
  expect(kept).toContain(NEWS.title);
  await pressButton(firefox, 'Export and import');
  await pressButton(firefox, 'Export everything');
  const { data } = await firefox.downloaded('winnow-archive.zip');

  // Another machine has nothing.
  await firefox.closeTab();
  await firefox.open(firefox.url('src/options/index.html'));
  await firefox.page(`new window.Promise((resolve, reject) => {
    const asked = window.indexedDB.deleteDatabase('winnow-reading-list');
    asked.onsuccess = () => resolve(true);
    asked.onerror = asked.onblocked = () => reject(new window.Error('It is open'));
  })`);
  await openList(firefox);
  expect(await firefox.page<string[]>(TITLES)).toEqual([]);
  await chooseFile(firefox, 'winnow-archive.zip', data);
  await expect.poll(() => firefox.page<string>(TOAST)).toMatch(/New articles: [1-9]/);
  await expect.poll(() => firefox.page<string[]>(TITLES)).toEqual(kept);
  await chooseFile(firefox, 'winnow-archive.zip', data);
  await expect.poll(() => firefox.page<string>(TOAST)).toContain('New articles: 0.');
  expect(await firefox.page<string[]>(TITLES)).toEqual(kept);
  const link = `[...document.querySelectorAll('.entries h2 a')].find((one) => one.textContent === ${JSON.stringify(NEWS.title)})`;
  await firefox.open(await firefox.page<string>(`${link}.href`));
  await expect
    .poll(() => firefox.page<string>("document.querySelector('article.sheet h1')?.textContent ?? ''"))
    .toBe(NEWS.title);
});

for (const { program, name, data, titles, tags } of LISTS)
  test(`imports a list of ${program}`, async ({ firefox }) => {
    await openList(firefox);
    await chooseFile(firefox, name, data);
    await expect.poll(() => firefox.page<string>(TOAST)).toMatch(/^1 address added to the list/);
    await expect.poll(() => firefox.page<string[]>(TITLES)).toEqual(expect.arrayContaining(titles));
    const entry = `[...document.querySelectorAll('.entry')].find((one) => one.querySelector('h2').textContent === ${JSON.stringify(titles[0])})`;
    expect(
      await firefox.page<string[]>(`[...${entry}.querySelectorAll('.tag')].map((one) => one.textContent)`),
    ).toEqual(tags);
  });

test('keeps the article of an imported address when it is read', async ({ firefox }) => {
  const url = `${NEWS.url}?imported`;
  await openList(firefox);
  const table = `title,url,time_added,tags,status\nTo be read,${url},1700000000,flour,unread\n`;
  await chooseFile(firefox, 'part_000000.csv', strToU8(table));
  await expect.poll(() => firefox.page<string[]>(TITLES)).toContain('To be read');
  await firefox.open(url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>("document.querySelector('article.sheet') !== null")).toBe(true);
  await expect.poll(() => firefox.popup<string>(TOAST)).toMatch(/^Kept in the reading list/);
  await firefox.closePopup();
  await openList(firefox);
  const titles = await firefox.page<string[]>(TITLES);
  expect(titles).not.toContain('To be read');
  expect(titles).toContain(NEWS.title);
});
