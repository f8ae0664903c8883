import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ToolContext } from '../../context/tool.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testContext } from '../../testing/test-context.ts';
import PrintDialog from './print-dialog.tsx';
import { printItem } from './print-item.ts';
import { printOptions, reasonFor } from './print-options.ts';

let container: HTMLElement;
let scroller: HTMLElement;
let context: ToolContext;
const opened: unknown[] = [];

beforeEach(() => {
  scroller = document.body.appendChild(document.createElement('main'));
  scroller.className = 'scroller';
  container = document.body.appendChild(document.createElement('div'));
  opened.length = 0;
  const testing = testContext();
  context = testContext({
    article: testArticle({}),
    scroller: { current: scroller },
    host: { ...testing.host, surface: 'popup', openTab: (reason) => opened.push(reason) },
    open: (id) => opened.push(`opens ${id}`),
  });
});
afterEach(() => {
  render(null, container);
  container.remove();
  scroller.remove();
});

function fillArticle({ hasLink, highlights }: { readonly hasLink: boolean; readonly highlights: number }): void {
  scroller.innerHTML = `<div class="content"><p>Wind ${hasLink ? '<a href="https://a.example/">x</a>' : ''}</p></div>`;
  context.ownNotes.set({ count: () => highlights, notes: () => [], hide: () => undefined, show: () => undefined });
}

it('prints at once where there is nothing to choose, else asks', async () => {
  fillArticle({ hasLink: false, highlights: 0 });
  await printItem.run(context, () => undefined);
  fillArticle({ hasLink: true, highlights: 0 });
  await printItem.run(context, () => undefined);
  fillArticle({ hasLink: false, highlights: 1 });
  await printItem.run(context, () => undefined);
  expect(opened).toEqual(['print', 'opens print', 'opens print']);
});

it('prints what was chosen, and closes before it', async () => {
  fillArticle({ hasLink: true, highlights: 2 });
  const onClose = vi.fn();
  await act(() => {
    render(<PrintDialog context={context} how="" onClose={onClose} />, container);
  });
  await expect.element(page.getByRole('checkbox', { name: 'print_with_highlights' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'print_with_links' }).click();
  await page.getByRole('checkbox', { name: 'print_with_highlights' }).click();
  await page.getByRole('button', { name: 'print', exact: true }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(opened).toEqual(['print-plain-notes']);
});

it('offers only what the article has', async () => {
  fillArticle({ hasLink: true, highlights: 0 });
  await act(() => {
    render(<PrintDialog context={context} how="" onClose={() => undefined} />, container);
  });
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
});

it('names each choice by a reason that gives it back', () => {
  for (const links of [true, false])
    for (const highlights of [true, false])
      expect(printOptions(reasonFor({ links, highlights }))).toEqual({ links, highlights });
});
