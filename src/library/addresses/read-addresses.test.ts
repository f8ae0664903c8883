import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

const read = (text: string) => readAddresses(strToU8(text));
const DAY = Date.UTC(2023, 10, 14, 22, 13, 20);
const SECONDS = String(DAY / 1000);

/** Characters of the largest file in these tests, and milliseconds: linear code needs a hundredth of them. */
const SIZE = 2_000_000;
const timeout = 30_000;

describe('reads the list of', () => {
  it('Pocket', () => {
    const list = read(
      `title,url,time_added,tags,status\n"Hello, ""world""",https://a.example/1,${SECONDS},sea|wind,unread\n` +
        `https://a.example/2,https://a.example/2,${SECONDS},,archive\nNo address,,1,,unread\n`,
    );
    expect(list).toEqual({
      addresses: [
        { url: 'https://a.example/1', title: 'Hello, "world"', savedAt: DAY, tags: ['sea', 'wind'], isFinished: false },
        { url: 'https://a.example/2', title: '', savedAt: DAY, tags: [], isFinished: true },
      ],
      bad: [3],
      beyond: 0,
    });
  });

  it('Pocket, as an archive of several tables beside other files', () => {
    const table = (at: number) =>
      strToU8(`title,url,time_added,tags,status\nOne,https://a.example/${String(at)},1,,unread`);
    const archive = zipSync({
      'pocket/part_000000.csv': table(1),
      'pocket/part_000001.csv': table(2),
      'pocket/annotations/part_000000.json': strToU8('{}'),
    });
    expect(readAddresses(archive)?.addresses.map(({ url }) => url)).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
  });

  it('Pocket, as the older file of links', () => {
    const list = read(
      `<!DOCTYPE html><html><body><h1>Unread</h1><ul><li><a href="https://a.example/1" time_added="${SECONDS}" ` +
        'tags="sea,wind">One</a></li></ul><h1>Read Archive</h1><ul><li><a href="https://a.example/2" time_added="1" ' +
        'tags="">Two</a></li><li><a href="javascript:alert(1)">Bad</a></li></ul></body></html>',
    );
    expect(list?.addresses).toEqual([
      { url: 'https://a.example/1', title: 'One', savedAt: DAY, tags: ['sea', 'wind'], isFinished: false },
      { url: 'https://a.example/2', title: 'Two', savedAt: 1000, tags: [], isFinished: true },
    ]);
    expect(list?.bad).toEqual([3]);
  });

  it('Instapaper, whose own folders become tags', () => {
    const list = read(
      `URL,Title,Selection,Folder,Timestamp,Tags\nhttps://a.example/1,One,,Boats,${SECONDS},"[""sea"",""a \\""b\\""""]"\n` +
        `https://a.example/2,Two,,Archive,${SECONDS},[]\n`,
    );
    expect(list?.addresses.map(({ tags, isFinished }) => [tags, isFinished])).toEqual([
      [['sea', 'a "b"', 'Boats'], false],
      [[], true],
    ]);
  });

  it('Readwise Reader', () => {
    const list = read(
      'Title,URL,ID,Document tags,Saved date,Reading progress,Location,Seen\n' +
        `One,https://a.example/1,01g,"['sea', 'the wind']",2023-11-14 22:13:20+00:00,0.5,new,True\n`,
    );
    expect(list?.addresses).toEqual([
      { url: 'https://a.example/1', title: 'One', savedAt: DAY, tags: ['sea', 'the wind'], isFinished: false },
    ]);
  });

  it('Raindrop', () => {
    const list = read(
      'id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n' +
        '1,One,,,https://a.example/1,Boats,"sea, wind",2023-11-14T22:13:20.000Z,,,false\n',
    );
    expect(list?.addresses).toEqual([
      { url: 'https://a.example/1', title: 'One', savedAt: DAY, tags: ['sea', 'wind', 'Boats'], isFinished: false },
    ]);
  });

  it('Omnivore, as its archive', () => {
    const records = (from: number) =>
      strToU8(
        JSON.stringify([
          {
            url: `https://a.example/${String(from)}`,
            title: 'One',
            labels: ['sea'],
            state: 'Active',
            savedAt: '2023-11-14T22:13:20.000Z',
          },
          { url: `https://a.example/${String(from + 1)}`, title: 'Two', labels: [{ name: 'wind' }], state: 'Archived' },
        ]),
      );
    const list = readAddresses(
      zipSync({
        'metadata_0_to_1.json': records(0),
        'metadata_2_to_3.json': records(2),
        'content/one.html': strToU8('<a href="https://b.example/">no</a>'),
      }),
    );
    expect(list?.addresses).toHaveLength(4);
    expect(list?.addresses.slice(0, 2)).toEqual([
      { url: 'https://a.example/0', title: 'One', savedAt: DAY, tags: ['sea'], isFinished: false },
      { url: 'https://a.example/1', title: 'Two', savedAt: null, tags: ['wind'], isFinished: true },
    ]);
  });

  it('a browser, as HTML: folders of the user become tags', () => {
    const list = read(
      '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n' +
        '<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n' +
        `<DT><H3 PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>\n<DL><p>\n<DT><A HREF="https://a.example/1" ADD_DATE="${SECONDS}">One</A>\n` +
        '<DT><H3>Boats</H3>\n<DL><p>\n<DT><A HREF="https://a.example/2" TAGS="sea">Two</A>\n<DT><A HREF="chrome://x/">No</A>\n</DL><p>\n</DL><p>\n</DL><p>\n',
    );
    expect(list?.addresses).toEqual([
      { url: 'https://a.example/1', title: 'One', savedAt: DAY, tags: [], isFinished: false },
      { url: 'https://a.example/2', title: 'Two', savedAt: null, tags: ['sea', 'Boats'], isFinished: false },
    ]);
    expect(list?.bad).toEqual([3]);
  });

  it('Firefox, as JSON', () => {
    const place = (uri: string, more = {}) => ({
      type: 'text/x-moz-place',
      title: 'One',
      uri,
      dateAdded: DAY * 1000,
      ...more,
    });
    const folder = (title: string, children: readonly unknown[]) => ({
      type: 'text/x-moz-place-container',
      title,
      children,
    });
    const list = read(
      JSON.stringify(
        folder('', [
          folder('menu', [
            place('https://a.example/1'),
            folder('Boats', [place('https://a.example/2', { tags: 'sea,wind' })]),
          ]),
          folder('toolbar', [place('place:sort=8')]),
        ]),
      ),
    );
    expect(list?.addresses).toEqual([
      { url: 'https://a.example/1', title: 'One', savedAt: DAY, tags: [], isFinished: false },
      { url: 'https://a.example/2', title: 'One', savedAt: DAY, tags: ['sea', 'wind', 'Boats'], isFinished: false },
    ]);
    expect(list?.bad).toEqual([3]);
  });
});

describe('a file', () => {
  it('with a byte order mark and an address twice gives it once', () => {
    expect(read('\uFEFFurl\r\nhttps://a.example/\r\nhttps://a.example/\r\n')?.addresses).toHaveLength(1);
  });

  it.each(['', 'a,b\n1,2', '[]', '{}', '[1,2]', '{"type":7}', '<p>no link</p>', 'PK', 'null'])(
    'that is no list is none: %j',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('with too many addresses gives the first, and says how many are left out', () => {
    const list = read(
      `url\n${Array.from({ length: 50_003 }, (_, at) => `https://a.example/${String(at)}`).join('\n')}`,
    );
    expect([list?.addresses.length, list?.beyond]).toEqual([50_000, 3]);
  });

  it('never has more than bounded titles and tags, and dates that are past', () => {
    const far = '99999999999999';
    const list = read(
      `url,title,tags,time_added\nhttps://a.example/,${'x'.repeat(9000)},${'y|'.repeat(90)}${'z'.repeat(900)},${far}`,
    );
    const [one] = list?.addresses ?? [];
    expect([one?.title.length, one?.tags.map(({ length }) => length), one?.savedAt]).toEqual([1000, [1, 100], null]);
  });

  const repeated = (text: string): string => text.repeat(Math.floor(SIZE / text.length));
  it.each([
    ['quotation marks', `url\n${repeated('"')}`],
    ['quotation marks in words', `url\n${repeated('a"b,')}`],
    ['empty lines', `url\n${repeated('\n')}`],
    ['lines of commas', `url\n${repeated(',,,,,,,\n')}`],
    ['columns', repeated('url,')],
    ['open lists of tags', `url,tags\nhttps://a.example/,"[${repeated("'a")}"`],
    ['links', repeated('<a href="https://a.example/">a</a>')],
    ['nested lists', repeated('<dl><h3>a</h3>')],
    ['nested folders', `${'{"type":"text/x-moz-place-container","children":['.repeat(1000)}${']}'.repeat(1000)}`],
    ['brackets', repeated('[')],
    ['spaces', repeated(' ')],
  ])('is read in linear time: %s', { timeout }, (_, text) => {
    expect(() => read(text)).not.toThrow();
  });

  it('of any text or bytes throws nothing, and has addresses of the web alone', () => {
    const text = fc.array(
      fc.oneof(
        fc.constantFrom(
          'url,title,tags\n',
          'https://a.example/',
          ',',
          '"',
          '\n',
          '<a href="',
          '">',
          '[',
          ']',
          '{"url":"',
          '"}',
          '|',
          "'",
        ),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          text.map((parts) => strToU8(parts.join(''))),
          fc.uint8Array(),
        ),
        (data) => {
          for (const { url } of readAddresses(data)?.addresses ?? []) expect(url).toMatch(/^https?:\/\//);
        },
      ),
      { numRuns: 300 },
    );
  });
});
