import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPoint, type MountPoint } from '../../../ui/testing/mount-view.ts';
import { readText } from '../../text/read-text.ts';
import { OWN_WORDS } from '../../text/own-words.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testReading } from '../../testing/test-reading.ts';
import { ReaderView } from '../../view/reader-view.tsx';
import type { Availability, OpenTranslator, TranslatorApi } from './translator-api.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const CONTENT = `<h2>Der Wind</h2><p>Die <b>Mühle</b> braucht <a href="https://boot.example/" id="boot">das Boot</a> und
  <a href="https://korn.example/">Korn</a>.</p><ul><li>Eins<ul><li>Zwei</li></ul></li></ul><pre>let x = 1;</pre>
  <table><tr><td>Montag</td><td>12</td></tr></table>`;

/** A translator that answers from a table, else in capital letters. */
const WORDS: Readonly<Record<string, string>> = {
  'Die Mühle braucht das Boot und Korn.': `The mill ${HOSTILE} needs the boat and wheat.`,
  'das Boot': 'the boat',
  Korn: 'grain',
  Mühle: 'Mill',
  'Das große Eis liegt in Eisenach, sagt Le Monde, und npm test läuft.':
    'The big ice lies in Eisenach, says Le Monde, and npm test runs.',
  'Das große Eis': 'The big ice',
  große: 'big',
  Eis: 'ice',
  'Le Monde': 'The World',
  'npm test': 'NPM-Prüfung',
};
let availability: Availability = 'available';
let createError: Error | null = null;
/** Resolves one translation at a time where it is set. */
let hold: Promise<void> | null = null;
let created: unknown[] = [];
let destroyed = 0;
const fake: TranslatorApi = {
  availability: () => Promise.resolve(availability),
  create: ({ sourceLanguage, targetLanguage, signal, monitor }): Promise<OpenTranslator> => {
    created.push([sourceLanguage, targetLanguage]);
    monitor?.({
      addEventListener: (_, listener) => {
        listener({ loaded: 0.5 });
      },
    });
    if (createError !== null) return Promise.reject(createError);
    return Promise.resolve({
      translate: async (text) => {
        await hold;
        signal?.throwIfAborted();
        return WORDS[text] ?? text.toUpperCase();
      },
      destroy: () => destroyed++,
    });
  },
};

let mounted: MountPoint;
const find = <E extends HTMLElement = HTMLElement>(selector: string): E | null =>
  mounted.element.querySelector<E>(selector);
const status = (): string | undefined => find('.translate-status')?.textContent;
const translations = (): readonly string[] =>
  [...mounted.element.querySelectorAll('.translation')].map((one) => one.textContent);
const press = (name: string, role: 'button' | 'radio' = 'button') =>
  page.getByRole(role, { name, exact: true }).click({ force: true });
const choose = (at: number, value: string): void => {
  const select = mounted.element.querySelectorAll<HTMLSelectElement>('.translate-bar select')[at]!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const contentNow = (): string | undefined => find('.content')?.innerHTML;

async function show(lang = 'de', content = CONTENT): Promise<void> {
  const article = testArticle({ content, lang, title: 'Die Mühle' });
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article } })}
      host={{ surface: 'tab', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[]}
    />,
  );
  await expect.poll(() => find('.progress-line')).not.toBeNull();
  if (content === CONTENT) await expect.poll(() => find('.code-tools')).not.toBeNull();
  await userEvent.keyboard('y');
  if ('Translator' in globalThis) await expect.poll(() => find('.translate-bar')).not.toBeNull();
}
const finished = () => expect.poll(status).toBe('translate_done German English');

beforeEach(async () => {
  await page.viewport(1200, 700);
  Object.assign(globalThis, { Translator: fake });
  availability = 'available';
  createError = null;
  hold = null;
  created = [];
  destroyed = 0;
  mounted = mountPoint();
});
afterEach(async () => {
  await mounted.remove();
  Reflect.deleteProperty(globalThis, 'Translator');
});

it('is not offered where the browser has no translator', async () => {
  Reflect.deleteProperty(globalThis, 'Translator');
  await show();
  expect(find('.translate-bar')).toBeNull();
});

it('translates every run of text in its place, below the original, and leaves nothing behind', async () => {
  await show();
  const before = contentNow();
  await press('translate');
  await finished();
  expect(created).toEqual([['de', 'en']]);
  expect(destroyed).toBe(1);
  expect(translations()).toEqual([
    'DIE MÜHLE',
    'DER WIND',
    `The mill ${HOSTILE} needs the boat and wheat. (grain)`,
    'EINS',
    'ZWEI',
    'MONTAG',
  ]);
  const heading = find('h2 > .translation');
  expect([heading?.lang, heading?.dir]).toEqual(['en', 'ltr']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => find('.translate-bar')).toBeNull();
  expect(contentNow()).toBe(before);
  expect(document.documentElement.dataset['translation']).toBeUndefined();
});

it('translates by keys alone', async () => {
  await show();
  await expect.poll(() => document.activeElement?.textContent).toBe('translate');
  await userEvent.keyboard('{Enter}');
  await finished();
  expect(find('.translate-bar')?.contains(document.activeElement)).toBe(true);
});

it('writes strings of the translator as text only, and keeps links by their structure', async () => {
  await show();
  await press('translate');
  await finished();
  expect(find('.translation img')).toBeNull();
  const links = [...mounted.element.querySelectorAll<HTMLAnchorElement>('.translation a')];
  expect(links.map(({ href, textContent, id }) => [href, textContent, id])).toEqual([
    ['https://boot.example/', 'the boat', ''],
    ['https://korn.example/', 'grain', ''],
  ]);
  expect(links[0]?.rel).toContain('noopener');
});

it('keeps emphasis and code around whole words, also inside links, and names that stay as they are', async () => {
  await show(
    'de',
    '<p><a href="https://eis.example/">Das <b>große</b> <i>Eis</i></a> liegt in Eisenach, sagt <em>Le Monde</em>, und <code>npm test</code> läuft.</p>',
  );
  await press('translate');
  await finished();
  const link = '<a href="https://eis.example/" rel="noopener noreferrer">';
  expect(find('p > .translation')?.innerHTML.replace(/<a [^>]*>/u, link)).toBe(
    `${link}The <b>big</b> <i>ice</i></a> lies in Eisenach, says <em>Le Monde</em>, and <code class="short">npm test</code> runs.`,
  );
});

it('shows the translation instead of the original on request, and right to left where its language is', async () => {
  await show();
  choose(1, 'ar');
  await press('translate_whole', 'radio');
  await press('translate');
  await expect.poll(status).toBe('translate_done German Arabic');
  expect(find('p > .source-run')?.checkVisibility()).toBe(false);
  expect(find('p > .translation')?.checkVisibility()).toBe(true);
  expect(getComputedStyle(find('p > .translation')!).direction).toBe('rtl');
  await press('translate_below', 'radio');
  expect(find('p > .source-run')?.checkVisibility()).toBe(true);
});

it('keeps the text that highlights are found in, and its nodes', async () => {
  await show();
  const read = () => readText([find('.content')!], { without: OWN_WORDS });
  const before = read();
  await press('translate');
  await finished();
  expect(read().text).toBe(before.text);
  expect(read().nodes).toEqual(before.nodes);
});

describe('before it starts', () => {
  it('says that the browser downloads first', async () => {
    availability = 'downloadable';
    await show();
    await expect.poll(status).toBe('translate_needs_download');
    expect(created).toEqual([]);
    await press('translate_download');
    await finished();
  });

  it('says what to do where the browser cannot', async () => {
    availability = 'unavailable';
    await show();
    await expect.poll(status).toBe('translate_unavailable');
    expect(find('.translate-bar .primary')).toBeNull();
  });

  it('lets the person choose where the language is not known', async () => {
    await show('');
    await expect.poll(() => find<HTMLSelectElement>('.translate-bar select')?.value).toBe('');
    choose(0, 'de');
    await press('translate');
    await finished();
  });
});

it('stops on request and shows the original', async () => {
  await show();
  const before = contentNow();
  const holding = Promise.withResolvers<undefined>();
  hold = holding.promise;
  await press('translate');
  await expect.poll(status).toBe('translate_progress 0 6');
  await press('cancel');
  expect(contentNow()).toBe(before);
  holding.resolve(undefined);
  await expect.poll(() => destroyed).toBe(1);
  expect(translations()).toEqual([]);
  hold = null;
  await press('translate');
  await finished();
});

it.each([
  ['NetworkError', 'translate_failed_network'],
  ['NotAllowedError', 'translate_failed_here'],
  ['NotSupportedError', 'translate_unavailable'],
  ['OperationError', 'translate_failed Out of memory'],
])('says what to do after %s, and can try again', async (name, text) => {
  createError = new DOMException('Out of memory', name);
  await show();
  await press('translate');
  await expect.poll(status).toBe(text);
  createError = null;
  await press('retry');
  await finished();
});
