import { ARTICLE, type Kind, scripted } from './kind.ts';

/** Runs once the page has loaded and was seen. */
const later = (code: string): string => `addEventListener('load', () => { setTimeout(() => { ${code} }, 50); });`;
const often = (code: string, milliseconds: number): string =>
  later(`let n = 0; setInterval(() => { n++; ${code} }, ${String(milliseconds)});`);
/** Elements from which a page is read in slices, with some to spare. */
const MANY = 22_000;
const LARGE_LIST = `<ul>${'<li><b>high</b> <i>low</i></li>'.repeat(MANY / 3)}</ul>`;
/** Inserts the newest entry of a list. The oldest go, so that the page does not grow without end. */
const INSERT = `
  const list = document.querySelector('ol');
  list.prepend(Object.assign(document.createElement('li'), { textContent: 'Now it is ' + n }));
  if (list.childElementCount > 500) list.lastElementChild.remove();`;

/** Pages that change while they are read. */
export const RESTLESS = {
  'push-state': {
    name: 'an address that changes every 5 ms by pushState',
    floods: true,
    body: scripted(often("history.pushState(null, '', '?' + n)", 5)),
  },
  'replace-state': {
    name: 'an address that changes every 5 ms by replaceState',
    floods: true,
    body: scripted(often("history.replaceState(null, '', '?' + n)", 5)),
  },
  hash: {
    name: 'an address whose fragment changes every 5 ms',
    floods: true,
    body: scripted(often("location.hash = '#' + n", 5)),
  },
  // Slower than the pace from which browsers ignore changes of the address.
  'state-changes': {
    name: 'an address that changes every 60 ms',
    body: scripted(often("history.replaceState(null, '', '?' + n)", 60)),
  },
  'text-changes': {
    name: 'a text that changes every millisecond',
    body: scripted(often("document.querySelector('aside').textContent = 'Now it is ' + n", 1), '<aside>Now</aside>'),
  },
  'attributes-change': {
    name: 'attributes that change every millisecond',
    body: scripted(often("document.documentElement.className = 'at-' + n; document.body.style.opacity = n % 2", 1)),
  },
  inserts: {
    name: 'a list that gets an entry every millisecond',
    body: scripted(often(INSERT, 1), '<ol></ol>'),
  },
  'large-inserts': {
    name: 'a large page with a list that gets an entry every millisecond',
    body: () => scripted(often(INSERT, 1), `<ol></ol>${LARGE_LIST}`),
  },
  rewritten: {
    name: 'an article whose elements are made anew every millisecond',
    body: scripted(often("const story = document.querySelector('article'); story.innerHTML = story.innerHTML", 1)),
  },
  'large-changes': {
    name: 'a large page that changes every millisecond',
    body: () =>
      scripted(
        often("document.querySelector('aside').textContent = 'Now it is ' + n", 1),
        `<aside>Now</aside>${LARGE_LIST}`,
      ),
  },
  replaced: {
    name: 'a body that is replaced every millisecond',
    body: scripted(often('document.body.replaceWith(document.body.cloneNode(true))', 1)),
  },
  open: {
    name: 'a page that is opened anew and never closed',
    body: scripted(`
      const story = ${JSON.stringify(ARTICLE)};
      ${later("document.open(); document.write('<!doctype html><title>The gauge</title>' + story);")}`),
  },
  written: {
    name: 'a page that is written anew every 100 ms',
    body: scripted(`
      const story = ${JSON.stringify(`<!doctype html><title>The gauge</title>${ARTICLE}`)};
      ${often('document.open(); document.write(story + n); document.close();', 100)}`),
    opens: 'tab',
  },
  leaves: {
    name: 'a page that goes to another in the middle of a read',
    body: scripted(later("location.href = '/kinds/framed?after'")),
    restsAt: '?after',
  },
  reloads: {
    name: 'a page that loads itself five times',
    body: scripted(later("const n = Number(location.search.slice(1)); if (n < 5) location.search = '?' + (n + 1)")),
    restsAt: '?5',
  },
  'takes-focus': {
    name: 'a page that takes the focus every 5 ms',
    body: scripted(often("document.querySelector('input').focus()", 5), '<input>'),
  },
  scrolls: {
    name: 'a page that scrolls every 5 ms',
    body: scripted(often('scrollTo(0, n % 2 ? 0 : 900)', 5), '<div style="height:4000px"></div>'),
  },
} as const satisfies Readonly<Record<string, Kind>>;
