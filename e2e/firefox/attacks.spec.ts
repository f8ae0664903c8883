import { expect } from '@playwright/test';
import { BATCHES, CANARY_HOST, LAST_WORDS, MARK, type Payload } from '../../test/attacks/attack-page.ts';
import { forbiddenIn, OF_THE_VIEW } from '../../test/attacks/forbidden.ts';
import { liveMarkdown } from '../../test/attacks/live-markdown.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/allowlist.ts';
import type { Site } from '../site/server.ts';
import { until } from '../until.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const ALLOWED = JSON.stringify({ elements: ELEMENTS, attributes: [...ATTRIBUTES, ...OF_THE_VIEW] });
const READ = `(document.querySelector('article.sheet')?.textContent ?? '').includes(${JSON.stringify(LAST_WORDS)})`;
/** An expression, for it is evaluated in another process: all that is wrong in a view that shows an article. */
const WRONG = `(() => {
  const check = ${forbiddenIn.toString()};
  const found = check(document.querySelector('article.sheet .content'), ${ALLOWED});
  for (const element of document.querySelectorAll('.opening *')) if (element.matches('script, img, svg, a, [style], [onclick]')) found.push('in the head of the article: ' + element.outerHTML);
  if (${JSON.stringify(MARK)} in (window.wrappedJSObject ?? window)) found.push('a script ran');
  return found;
})()`;

type Evaluate = <T>(expression: string) => Promise<T>;

async function wrongIn(evaluate: Evaluate): Promise<string[]> {
  await until('The article is shown', () => evaluate<boolean>(READ));
  return evaluate<string[]>(WRONG);
}

const SURFACES: Readonly<Record<string, (firefox: Firefox) => Promise<string[]>>> = {
  popup: async (firefox) => {
    await firefox.press();
    const found = await wrongIn((expression) => firefox.popup(expression));
    await firefox.key('c', 'KeyC');
    const markdown = await until('The article is copied', async () => {
      const text = await firefox.clipboard();
      return text.includes(LAST_WORDS) ? text : null;
    });
    await firefox.closePopup();
    return [...found, ...liveMarkdown(markdown).map((piece) => `Markdown: ${piece} would come to life`)];
  },
  overlay: async (firefox) => {
    await firefox.command();
    const found = await wrongIn((expression) => firefox.overlay(expression));
    await firefox.command();
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
    return found;
  },
};

async function attack(firefox: Firefox, site: Site, path: string): Promise<string[]> {
  site.forget();
  await firefox.open(`http://attacks.example/attacks/${path}`);
  const address = await firefox.page<string>('location.href');
  const found: string[] = [];
  for (const [name, surface] of Object.entries(SURFACES)) found.push(...(await surface(firefox).catch((cause: unknown) => [String(cause)])).map((piece) => `${name}: ${piece}`));
  if ((await firefox.front()) !== address) found.push(`in front is ${await firefox.front()}`);
  if (await firefox.page<boolean>(`${JSON.stringify(MARK)} in (window.wrappedJSObject ?? window)`)) found.push('a script ran in the page');
  // The page's own requests say where they come from; ours never do. Behind a <base> even honest pictures are the other host's.
  const asked = site.seen.filter(({ referer = '' }) => !referer.startsWith('http://attacks.example')).map(({ url }) => new URL(url)).filter(({ hostname, pathname }) => hostname === CANARY_HOST && !pathname.startsWith('/picture/'));
  found.push(...asked.map(({ href }) => `asked for ${href}`));
  return found;
}

/** Which of them did it, each tried by itself. */
async function culprits(firefox: Firefox, site: Site, payloads: readonly Payload[]): Promise<string> {
  const guilty: string[] = [];
  for (const payload of payloads) {
    await firefox.closePopup();
    const found = await attack(firefox, site, `one-${String(payload.id)}`);
    if (found.length > 0) guilty.push(`${String(payload.id)} (${payload.family}) ${payload.markup}\n  ${found.join('\n  ')}`);
    await firefox.closeTab();
  }
  return guilty.join('\n');
}

BATCHES.forEach((payloads, at) => {
  test(`${String(payloads.length)} attacks come to nothing in the popup and over the page (page ${String(at + 1)})`, async ({ firefox, site }) => {
    const path = payloads.find((payload) => payload.at === 'path')?.markup ?? '';
    const found = await attack(firefox, site, `batch-${String(at)}/${path}`);
    if (found.length > 0) expect(found, await culprits(firefox, site, payloads)).toEqual([]);
  });
});
