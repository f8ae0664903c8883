import { expect, type Frame, type Page } from '@playwright/test';
import type { Seen } from '../site/server.ts';

const LINKS = /^(?:https?:|mailto:|#)/;
const PICTURES = /^(?:https?:|data:image\/)/;

/** Expects that no script of the page ran in that view, and that the view contains nothing that could run. */
export async function expectHarmless(view: Page | Frame): Promise<void> {
  const found = await view.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const inside = [...document.querySelectorAll('.scroller *')];
    return {
      ran: (window as { __pwned?: unknown }).__pwned ?? null,
      handlers: all.flatMap((element) => element.getAttributeNames().filter((name) => /^on/i.test(name))),
      active: inside
        .filter((element) =>
          element.matches(
            'script, style, link, meta, base, iframe, frame, object, embed, form, input, textarea, select, template, video, audio, article svg, article button, annotation-xml',
          ),
        )
        .map((element) => element.outerHTML),
      styled: inside
        .filter((element) => element.matches('article [style], [srcdoc], [ping], [formaction], [action], [background]'))
        .map((element) => element.outerHTML),
      links: inside
        .filter((element) => element.hasAttribute('href'))
        .map((element) => element.getAttribute('href') ?? ''),
      linksElsewhere: inside
        .filter((element) => element.matches('[*|href]:not(a)'))
        .map((element) => element.outerHTML),
      pictures: inside
        .filter((element) => element.matches('[src], [poster]'))
        .map((element) => element.getAttribute('src') ?? element.getAttribute('poster') ?? ''),
      referrers: inside
        .filter((element) => element.matches('img:not([referrerpolicy="no-referrer"])'))
        .map((element) => element.outerHTML),
      ids: inside
        .filter((element) => element.matches('article [id]:not([id^="article-"]):not(h1#title)'))
        .map((element) => element.outerHTML),
    };
  });
  expect.soft(found.links.filter((href) => !LINKS.test(href))).toEqual([]);
  expect.soft(found.pictures.filter((source) => !PICTURES.test(source))).toEqual([]);
  expect.soft({ ...found, links: [], pictures: [] }).toEqual({
    ran: null,
    handlers: [],
    active: [],
    styled: [],
    links: [],
    linksElsewhere: [],
    pictures: [],
    referrers: [],
    ids: [],
  });
}

/** Expects no request for the canary address, which the scripts of the hostile page would send. */
export function expectNoCanary(seen: readonly Seen[]): void {
  expect(seen.filter(({ url }) => url.includes('/canary'))).toEqual([]);
}
