import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { picture } from '../generated.ts';
import { ARTICLE, type Kind, LAST_WORDS, page, STORY } from './kind.ts';

const FEED = 'This is a feed';
const PICTURE = 'This is a picture';

const ITEM = '<item><title>High water</title><description>At six, and at six again.</description></item>';
const ENTRY = '<entry><id>urn:tide:1</id><title>High water</title><updated>2024-01-01T00:00:00Z</updated></entry>';
/** Picture of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const JAPANESE = [
  '古い堰の水位計は、毎日朝の六時と夕方の六時に、家族のうちで起きている者が読むことになっている。',
  'なぜそれを始めたのか、もう誰も覚えていない。台所にある帳面の最初の頁には、大水の年の日付と、鰊の値段についての書き込みがある。',
  '役場から一度、鉛筆をきれいに削った辛抱強い技師がやって来て、川の水位は今では橋の上流にある機械が測っているのだと説明した。',
  '一家は礼を言い、汁をふるまい、帳面を見せた。技師は暗くなるまでそれを読み、また来てもよいかと尋ねて、鉛筆を机に置いて帰った。',
  '春になると、その機械は橋から三里下の木の上で見つかった。それから梯子のことを尋ねた者はいない。',
];
const CHINESE = [
  '老水坝上的水位计每天要看两次，早上六点一次，晚上六点一次，家里谁醒着谁就去看，只要他找得到两只左脚的靴子。',
  '没有人记得这是怎么开始的。厨房里有一本账簿，第一页上写着大水那年的日期，还有一句关于鲱鱼价钱的话。',
  '镇上曾经派来一位工程师，他很有耐心，铅笔削得干干净净，他对他们解释说，现在河水由桥上游的一台机器来测量。',
  '他们谢过他，请他喝汤，又给他看那本账簿。他一直读到天黑，问自己能不能再来，然后把铅笔留在了桌上。',
  '到了春天，人们在桥下游三里地的一棵树上找到了那台机器。从那以后再也没有人来要过梯子。',
];
const inJapanese = `<title>水位計</title><article><h1>堰の水位計</h1>${JAPANESE.map((text) => `<p>${text}</p>`).join('')}</article>`;
const inChinese = `<title>水位计</title><article><h1>水坝上的水位计</h1>${CHINESE.map((text) => `<p>${text}</p>`).join('')}</article>`;

const utf16 = (text: string): Uint8Array => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const utf16BigEndian = (text: string): Uint8Array => Buffer.from(utf16(text)).swap16();

const WITHOUT_ENCODING = 'text/html';

/** Files that are no web page, and pages that do not state their encoding. */
export const FILES = {
  xhtml: {
    name: 'XHTML',
    type: 'application/xhtml+xml',
    body: `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>The gauge</title></head><body>${ARTICLE}</body></html>`,
  },
  xml: {
    name: 'XML of an unknown kind',
    type: 'application/xml',
    body: `<story><title>The gauge</title>${STORY.map((text) => `<line>${text}</line>`).join('')}</story>`,
    opens: 'tab',
  },
  'broken-xml': {
    name: 'XML with an error',
    type: 'application/xhtml+xml',
    body: `<html xmlns="http://www.w3.org/1999/xhtml"><body>${ARTICLE}<p>never closed</body></html>`,
    // Firefox shows the error, Chromium what is before it.
    answer: { chromium: LAST_WORDS, firefox: 'too little text' },
    opens: { chromium: 'overlay', firefox: 'tab' },
  },
  svg: { name: 'SVG', type: 'image/svg+xml', body: picture(300, 200, 'boat'), answer: PICTURE, opens: 'tab' },
  gif: { name: 'a picture', type: 'image/gif', body: GIF, answer: PICTURE, opens: 'tab' },
  rss: {
    name: 'RSS',
    type: 'application/xml',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Tides</title>${ITEM}</channel></rss>`,
    answer: FEED,
    opens: 'tab',
  },
  atom: {
    name: 'Atom as text',
    type: 'text/plain',
    body: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Tides</title>${ENTRY}</feed>`,
    answer: FEED,
    opens: 'tab',
  },
  json: {
    name: 'JSON',
    type: 'application/json',
    body: JSON.stringify({ story: STORY }),
    // Firefox shows JSON in a page of its own.
    answer: { chromium: LAST_WORDS, firefox: 'The browser does not let Winnow read this page' },
    opens: { chromium: 'tab', firefox: 'popup' },
  },
  text: { name: 'plain text', type: 'text/plain; charset=utf-8', body: STORY.join('\n\n'), opens: 'tab' },
  'empty-text': { name: 'an empty text', type: 'text/plain', body: '', answer: 'file', opens: 'tab' },
  'utf-16': { name: 'UTF-16', type: WITHOUT_ENCODING, body: utf16(page({})) },
  'utf-16-be': { name: 'UTF-16, big end first', type: WITHOUT_ENCODING, body: utf16BigEndian(page({})) },
  'shift-jis': {
    name: 'Shift-JIS without a header',
    type: WITHOUT_ENCODING,
    body: createMultibyteEncoder('shift_jis')(inJapanese),
    answer: JAPANESE.at(-1)!,
  },
  gbk: {
    name: 'GBK without a header',
    type: WITHOUT_ENCODING,
    body: createMultibyteEncoder('gbk')(inChinese),
    answer: CHINESE.at(-1)!,
  },
  'no-type': { name: 'no media type', type: '', body: page({}), answer: LAST_WORDS },
} as const satisfies Readonly<Record<string, Kind>>;
