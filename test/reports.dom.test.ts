import publicWords from 'virtual:public-words';
import resources from 'virtual:resources';
import { expect, test } from 'vitest';
import { ALL_CODE } from '../src/dom/rare/all-code.ts';
import { attributesIn } from '../src/dom/safe-dom.ts';
import { functionWordsOf } from '../src/engine/text/language-of-text.ts';
import { pageLanguage } from '../src/engine/text/page-language.ts';
import { labelStemsIn } from '../src/engine/evidence/label-vocabulary.ts';
import { prepareChosen } from '../src/extract/extract.ts';
import { writeReport } from '../src/dom/report/write-report.ts';

const PAGES = import.meta.glob<string>(['./golden/*/source.html', '../e2e/pages/*.html'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/**
 * Share of the blocks of all pages whose verdict a report must reproduce. Many golden pages are about rules for words,
 * which a report does not keep. Of real pages it is more (`npm run bench:report`).
 */
const LEAST_SAME = 0.98;
/** Random numbers that are the same in each run. */
function numbers(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const VOCABULARY = new Set(publicWords.split(' '));
const runsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** A frame for pages, which runs no scripts and loads nothing. */
async function frameForPages(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.width = '1000';
  frame.height = '800';
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  document.body.append(frame);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  return frame;
}

/** Puts a page into a frame, whose policy stays. A new frame for each page would take fifty milliseconds. */
function show(frame: HTMLIFrameElement, markup: string): Document {
  const page = frame.contentDocument!;
  page.open();
  page.write(markup);
  page.close();
  return page;
}

function read(page: Document) {
  const pending = prepareChosen(page, { explain: true });
  const decided = pending.decide(resources, ALL_CODE);
  return { read: pending.read, blocks: decided.blocks ?? [] };
}

function reportOf({ read: page, blocks }: ReturnType<typeof read>): string {
  return writeReport(
    { ...page, winnow: '1', browser: 'test', algorithm: 'winnow', corrections: [], blocks, wanted: blocks },
    { publicWords, stopWords: '' },
    numbers(),
  );
}

/** The values of attributes but those that name a language. */
function namesAndTexts(element: Element): string[] {
  return attributesIn(element).flatMap(([name, value]) => (/^(?:xml:)?lang$/.test(name) ? [] : [value]));
}

/** True for a run of letters that is made of public words, and of single letters before, between or after them. */
function isPublic(run: string, words: ReadonlySet<string>): boolean {
  if (words.has(run)) return true;
  for (let at = run.length - 1; at >= 1; at--)
    if ((at === 1 || words.has(run.slice(0, at))) && (run.length - at === 1 || isPublic(run.slice(at), words)))
      return true;
  return false;
}

test('a report keeps no word of a page but public ones, and its page gets the same verdicts', async () => {
  const left: string[] = [];
  const different: string[] = [];
  let [blocks, same] = [0, 0];
  const [frame, other] = [await frameForPages(), await frameForPages()];
  for (const [name, source] of Object.entries(PAGES)) {
    const page = read(show(frame, source));
    const file = reportOf(page);
    const again = read(show(other, file)).blocks;
    const agree = page.blocks.filter(({ kept }, b) => again[b]?.kept === kept).length;
    blocks += page.blocks.length;
    same += agree;
    if (again.length !== page.blocks.length || agree < page.blocks.length)
      different.push(`${name}: ${String(agree)} of ${String(page.blocks.length)}, ${String(again.length)} now`);
    const { walk, metadata } = page.read;
    const original = new Set(
      runsOf(
        [
          ...walk.texts.map(({ data }) => data),
          ...[metadata.title, metadata.excerpt, metadata.byline ?? ''],
          ...walk.elements.flatMap((element) => namesAndTexts(element)),
        ].join('\n'),
      ),
    );
    const labels = page.blocks.flatMap(({ text }) =>
      labelStemsIn(text.toLowerCase()).flatMap(([from, to]) => runsOf(text.toLowerCase().slice(from, to))),
    );
    const words = new Set([...VOCABULARY, ...labels, ...functionWordsOf(pageLanguage(page.read.page))]);
    const markup = file.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
    const shown = new DOMParser().parseFromString(markup, 'text/html');
    const values = [...shown.querySelectorAll('body, body *')].flatMap((element) => namesAndTexts(element));
    const kept = new Set(runsOf([shown.title, shown.body.textContent, ...values].join('\n')));
    const found = [...kept].filter((run) => original.has(run) && !isPublic(run, words));
    if (found.length > 0) left.push(`${name}: ${found.slice(0, 8).join(' ')}`);
    expect(file).not.toMatch(/<!--|data:|\?[\w%]+=|<script(?! type="application\/(?:ld\+)?json"| type="math)/i);
  }
  frame.remove();
  other.remove();
  expect(left).toEqual([]);
  expect(same / blocks, different.join('\n')).toBeGreaterThanOrEqual(LEAST_SAME);
});

test('two reports of a page have different letters', async () => {
  const frame = await frameForPages();
  const page = read(
    show(frame, '<title>A title</title><p>Nobody knows what is written here, and nobody can tell.</p>'),
  );
  const write = (random: () => number): string =>
    writeReport(
      { ...page.read, ...{ winnow: '1', browser: 'x', algorithm: 'winnow', corrections: [] }, blocks: [], wanted: [] },
      { publicWords, stopWords: '' },
      random,
    );
  const random = numbers();
  const [first, second] = [write(random), write(random)];
  expect(first).not.toBe(second);
  // The same word twice has different letters.
  const words = /<p>(.*?)<\/p>/.exec(first)![1]!.toLowerCase().split(' ');
  expect(words).toHaveLength(10);
  expect(words[0]).not.toBe(words[7]);
  frame.remove();
});
