import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetStore } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading } from '../testing/test-reading.ts';
import { ReaderView } from './reader-view.tsx';

const PICTURE = Object.assign(document.createElement('canvas'), { width: 400, height: 300 }).toDataURL();
const NOTE =
  '<p>Wind<a class="footnote-ref" href="#article-n1">1</a>.</p><section class="footnotes"><ol><li id="article-n1">West.</li></ol></section>';
const ARTICLE = testArticle({
  content: `<h2>Flour</h2><p id="text">Wind and grain.</p><img src="${PICTURE}" alt="mill">${NOTE}`,
});

let mounted: MountPoint;
let closed = 0;
const find = <E extends HTMLElement = HTMLElement>(selector: string): E | null =>
  mounted.element.querySelector<E>(selector);
const key = (name: string) => act(() => userEvent.keyboard(name));
const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
const appears = (selector: string) => expect.poll(() => find(selector)).not.toBeNull();

/** What can be open: how to open it, and what is then in the view. */
const THINGS: Readonly<Record<string, readonly [open: () => Promise<unknown>, selector: string]>> = {
  'the headings': [() => key('o'), '.headings'],
  'the find bar': [() => key('/'), '.find-bar'],
  'the player': [() => key('l'), '.listen-bar'],
  'the focus aids': [() => key('f'), '.focus-bar'],
  'the main sentences': [() => key('m'), '.skim'],
  'the list of highlights': [() => key('h'), '.highlight-list'],
  'the fix bar': [() => key('x'), '.fix-bar'],
  '"Why this?"': [() => key('w'), 'dialog.explain'],
  'the help dialog': [() => key('?'), 'dialog.help'],
  '"Not right?"': [() => key('a'), '.popover.menu'],
  'the look': [() => press('appearance'), '.popover.dialog'],
  'the menu "Keep"': [() => press('keep'), '.popover.menu'],
  'the menu "More"': [() => press('more'), '.popover.menu'],
  'a picture': [
    async () => {
      await appears('img.enlargeable');
      find('img.enlargeable')?.click();
    },
    'dialog.lightbox',
  ],
  'the tools for selected text': [
    async () => {
      getSelection()?.selectAllChildren(find('.content p') ?? document.body);
      await appears('.selection-tools');
    },
    '.selection-tools',
  ],
  'the editor of a highlight': [
    async () => {
      getSelection()?.selectAllChildren(find('.content p') ?? document.body);
      await appears('.selection-tools');
      await press('own_note');
    },
    '.highlight-editor',
  ],
};

/** Where the focus can be when Esc is pressed. */
const FOCUS: Readonly<Record<string, () => void>> = {
  'where it is': () => undefined,
  'in the article': () => find('.scroller')?.focus(),
  'on the body': () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
  'in a field': () => find('.find-bar input, .highlight-editor textarea, .scroller')?.focus(),
};

beforeAll(() => page.viewport(1200, 700));
beforeEach(async () => {
  resetStore();
  closed = 0;
  mounted = mountPoint();
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article: ARTICLE } })}
      host={{
        surface: 'overlay',
        close: () => closed++,
        readNextPage: () => Promise.reject(new Error('No test reads a next page')),
      }}
      algorithms={[]}
    />,
  );
  await appears('.progress-line');
});
afterEach(async () => {
  getSelection()?.removeAllRanges();
  await mounted.remove();
  CSS.highlights.clear();
});

it.each(Object.entries(THINGS))(
  'Esc closes %s, then the reader, wherever the focus is',
  async (_, [open, selector]) => {
    for (const [at, focus] of Object.entries(FOCUS)) {
      closed = 0;
      getSelection()?.removeAllRanges();
      await open();
      await appears(selector);
      focus();
      await key('{Escape}');
      await expect.poll(() => find(selector), { message: at }).toBeNull();
      expect(closed, at).toBe(0);
      await key('{Escape}');
      expect(closed, at).toBe(1);
    }
  },
);

it('Esc closes a note, then the reader', async () => {
  find('.footnote-ref')?.click();
  await appears('.note-popover');
  await key('{Escape}');
  await expect.poll(() => find('.note-popover')).toBeNull();
  expect(closed).toBe(0);
  await key('{Escape}');
  expect(closed).toBe(1);
});

describe('Esc closes what was opened last', () => {
  it.each([
    ['the player', 'the find bar'],
    ['the player', 'the help dialog'],
    ['the player', '"Not right?"'],
    ['the headings', 'the player'],
    ['the headings', 'the list of highlights'],
    ['the main sentences', 'the find bar'],
    ['the find bar', 'the menu "Keep"'],
    ['the find bar', 'the player'],
    ['the fix bar', 'the look'],
  ])('first: %s, then: %s', async (first, second) => {
    const [[openFirst, outer], [openSecond, inner]] = [THINGS[first]!, THINGS[second]!];
    await openFirst();
    await appears(outer);
    // Letters typed into a field open nothing.
    find('.scroller')?.focus();
    await openSecond();
    await appears(inner);
    await key('{Escape}');
    await expect.poll(() => find(inner)).toBeNull();
    expect(find(outer)).not.toBeNull();
    await key('{Escape}');
    await expect.poll(() => find(outer)).toBeNull();
    expect(closed).toBe(0);
  });

  it('ends the editing of a highlight in the list before the list', async () => {
    getSelection()?.selectAllChildren(find('.content p') ?? document.body);
    await key('h');
    await expect.poll(() => CSS.highlights.get('marked-yellow')?.size).toBe(1);
    getSelection()?.removeAllRanges();
    find('.scroller')?.focus();
    await key('h');
    await appears('.highlight-list .highlight-edit');
    find('.highlight-edit')?.click();
    await appears('.highlight-list textarea');
    await key('{Escape}');
    await expect.poll(() => find('.highlight-list textarea')).toBeNull();
    await key('{Escape}');
    await expect.poll(() => find('.highlight-list')).toBeNull();
    expect(closed).toBe(0);
  });
});
