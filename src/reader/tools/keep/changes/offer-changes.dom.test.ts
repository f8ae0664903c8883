import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeyHandler } from '../../../context/tool.ts';
import { createOpenThings } from '../../../../ui/open-things.ts';
import { prepareSink } from '../../../article/sink.ts';
import { background } from '../../../testing/no-background.ts';
import { testArticle } from '../../../testing/test-article.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testReading } from '../../../testing/test-reading.ts';
import { offerChanges } from './offer-changes.ts';

await prepareSink();

const OLD = '<p>Wind and grain come from the west.</p><p>There was bread.</p>';
const NEW = '<p>Wind and grain come from the east.</p>';
const KEPT_AT = Date.UTC(2026, 2, 4);

let end: (() => void) | null = null;
let scroller: HTMLElement;
beforeEach(() => {
  scroller = document.createElement('main');
  document.body.append(scroller);
});
afterEach(() => {
  end?.();
  scroller.remove();
});

/** Opens the new version; the old one is kept. */
function open({
  kept = {},
  context: changes = {},
}: { kept?: object; context?: Parameters<typeof testContext>[0] } = {}) {
  vi.spyOn(background, 'ask').mockResolvedValue({ article: testArticle({ content: OLD, ...kept }), keptAt: KEPT_AT });
  scroller.setHTMLUnsafe(
    `<article class="sheet"><header class="opening"><p class="credits"></p></header><div class="content">${NEW}</div></article>`,
  );
  const article = testArticle({ content: NEW });
  const context = testContext({ article, ...changes });
  end = offerChanges({ ...context, article }, scroller);
  return context;
}

const line = () => scroller.querySelector('.changes');
const isOffered = () => expect.poll(line).not.toBeNull();
const press = (name: string): void => {
  [...scroller.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
};

it('says below the credits how many paragraphs have changed, and shows and hides them', async () => {
  open();
  await isOffered();
  expect(line()?.previousElementSibling?.className).toBe('credits');
  expect(line()?.querySelector('#changes-count')?.textContent).toContain('changes_count');
  expect(scroller.querySelector('ins')).toBeNull();
  press('changes_show');
  expect(scroller.querySelector('ins')?.textContent).toBe('east');
  expect(scroller.querySelectorAll('.changed-was')).toHaveLength(2);
  await expect.poll(() => line()?.querySelector('.changes-legend')?.textContent).toContain('changes_legend');
  await expect.poll(() => line()?.querySelector('button')?.textContent).toBe('changes_hide');
  press('changes_hide');
  expect(scroller.querySelector('.content')?.getHTML()).toBe(NEW);
});

it('goes to each changed paragraph by button and key, and around', async () => {
  const showStatus = vi.fn();
  const handlers: KeyHandler[] = [];
  const handleKey = (handler: KeyHandler) => {
    handlers.push(handler);
    return () => void handlers.splice(handlers.indexOf(handler), 1);
  };
  open({ context: { showStatus, handleKey } });
  await isOffered();
  expect(handlers).toEqual([]);
  press('changes_show');
  await expect.poll(() => line()?.textContent).toContain('changes_next');
  press('changes_next');
  expect(document.activeElement?.querySelector('ins')?.textContent).toBe('east');
  expect(showStatus).toHaveBeenLastCalledWith(expect.stringContaining('changes_at'));
  const key = (shiftKey: boolean) => handlers[0]?.run(new KeyboardEvent('keydown', { shiftKey }));
  expect(key(false)).toBe(true);
  expect(document.activeElement?.className).toBe('changed-was');
  key(false);
  expect(document.activeElement?.querySelector('ins')?.textContent).toBe('east');
  key(true);
  expect(document.activeElement?.className).toBe('changed-was');
  press('changes_hide');
  expect(handlers).toEqual([]);
  expect(scroller.querySelector('.content')?.getHTML()).toBe(NEW);
});

it('hides the changes with Esc, and with the article', async () => {
  const openThings = createOpenThings();
  open({ context: { openThings } });
  await isOffered();
  press('changes_show');
  expect(openThings.closeLast()).toBe(true);
  expect(scroller.querySelector('.content')?.getHTML()).toBe(NEW);
  expect(openThings.closeLast()).toBe(false);
  press('changes_show');
  end?.();
  expect(line()).toBeNull();
  expect(scroller.querySelector('.content')?.getHTML()).toBe(NEW);
});

it('keeps the new version, and is gone then', async () => {
  const keep = vi.fn(() => Promise.resolve({ kind: 'kept', missing: 0 } as const));
  const { host } = testContext();
  open({ context: { host: { ...host, keep } } });
  await isOffered();
  press('changes_keep');
  await expect.poll(line).toBeNull();
  expect(keep).toHaveBeenCalledOnce();
});

it('says why the new version is not kept, and keeps offering it', async () => {
  const showStatus = vi.fn();
  const { host } = testContext();
  open({
    context: {
      showStatus,
      host: { ...host, keep: () => Promise.resolve({ kind: 'not-kept', cause: 'full', detail: '' }) },
    },
  });
  await isOffered();
  press('changes_keep');
  await vi.waitFor(() => {
    expect(showStatus).toHaveBeenLastCalledWith(expect.stringContaining('not_kept_full'));
  });
  expect(line()).not.toBeNull();
});

it('does not offer to replace a copy that has more pages than are shown', async () => {
  const { host } = testContext();
  const page = { number: 2, url: 'https://mill.example/2', content: '<p>The second page.</p>', wordCount: 3 };
  open({
    kept: { further: [page] },
    context: { host: { ...host, keep: () => Promise.resolve({ kind: 'kept', missing: 0 } as const) } },
  });
  await isOffered();
  expect([...scroller.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['changes_show']);
});

it.each([
  ['the same words', { kept: { content: NEW.replace('<p>', '<p class="a">') } }],
  ['other quotes and spaces only', { kept: { content: NEW.replace('and', ' and\n') } }],
  ['a text that another algorithm found', { kept: { algorithm: 'bte' } }],
])('says nothing about a copy with %s', async (_, kept) => {
  open(kept);
  await vi.waitFor(() => {
    expect(background.ask).toHaveBeenCalledOnce();
  });
  // The code that compares is loaded by an earlier test, so this is enough for an answer.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(line()).toBeNull();
});

it('asks for no copy after a correction of the user, or for a kept article', () => {
  const { host } = testContext();
  open({ context: { reading: testReading({ options: { alternative: 1 } }) } });
  open({ context: { host: { ...host, isKept: true } } });
  expect(background.ask).not.toHaveBeenCalled();
});
