import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../project.mjs';
import { pageOf, writeSitePages } from './site-pages.mjs';

const PAGES = {
  'docs/site/keys.md': 'keys.md',
  'docs/why.md': 'notes/why.md',
  'docs/notes/README.md': 'notes/index.md',
};
const README =
  '# A title\n\nThe start.\n\n## Keys\n\n[why](docs/why.md#because), [notes](docs/notes/), [code](src/a.ts)\n\n## Rest\n';

let root;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'winnow-site-'));
  await mkdir(join(root, 'docs/site'), { recursive: true });
  await writeFile(join(root, 'README.md'), README);
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function page(text) {
  await writeFile(join(root, 'docs/site/keys.md'), text);
  return pageOf(root, 'docs/site/keys.md', PAGES);
}

it('includes the start of a document, one section, or all of it one level deeper', async () => {
  expect((await page('<!-- include README.md -->')).text).toBe('The start.');
  expect((await page('<!-- include README.md#Rest -->')).text).toBe('## Rest');
  expect((await page('<!-- include README.md * -->')).text).toMatch(/^The start\.\n\n### Keys\n[^]+### Rest$/);
});

it('leads links to pages of the site, and shows the text of other links', async () => {
  const { text } = await page('<!-- include README.md#Keys -->');
  expect(text).toContain('[why](./notes/why.md#because), [notes](./notes/index.md), code');
});

it('brings the pictures of a page', async () => {
  const { text, pictures } = await page('![A reader](../reader.png) and [x](https://a.example/b.png)');
  expect(text).toBe('![A reader](./pictures/reader.png) and [x](https://a.example/b.png)');
  expect([...pictures]).toEqual(['docs/reader.png']);
});

it.each([
  ['a document', '<!-- include NONE.md -->', /includes NONE\.md, which does not exist/],
  ['a section', '<!-- include README.md#None -->', /"None" of README\.md, which has no such section/],
])('names %s that does not exist', async (_, text, message) => {
  await expect(page(text)).rejects.toThrow(message);
});

it('can write every page of the site', async () => {
  const folder = join(root, 'site');
  expect(await writeSitePages(ROOT, folder)).toEqual(expect.arrayContaining(['index.md', 'library.md', 'keys.md']));
});
