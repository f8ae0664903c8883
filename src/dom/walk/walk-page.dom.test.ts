import { afterEach, describe, expect, test } from 'vitest';
import { outlineOf } from '../../engine/testing/outline-of.ts';
import { random } from '../../engine/testing/random.ts';
import { isUndisplayed } from './visibility.ts';
import { walkPage } from './walk-page.ts';

/** Enough words for the page not to count as sparse. */
const PROSE = `<p>${'Words that stand here to be read by somebody. '.repeat(20)}</p>`;
const frames: HTMLIFrameElement[] = [];

/** Shows markup in a frame of its own and returns its document. */
function show(html: string, prepare?: (document: Document) => void): Document {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  document.body.append(frame);
  frames.push(frame);
  const page = frame.contentDocument!;
  put(page, html);
  prepare?.(page);
  return page;
}

/** Replaces the page by that markup. */
function put(page: Document, html: string): void {
  page.open();
  page.write(`<!doctype html><html lang="en"><body>${html}</body></html>`);
  page.close();
}

const texts = (page: Document): string[] => walkPage(page).outline.blocks.map(({ text }) => text);
const textsAfterProse = (html: string, prepare?: (document: Document) => void): string[] =>
  texts(show(PROSE + html, prepare)).slice(1);

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

describe('walkPage: blocks', () => {
  test('keeps inline elements in their block and ends it at breaking ones', () => {
    expect(textsAfterProse('<div>One <b>two</b> three<p>four</p>five</div>')).toEqual([
      'One two three',
      'four',
      'five',
    ]);
  });

  test('reads one br as a space and ends the block at two', () => {
    expect(textsAfterProse('<p>one<br>two<br><br>three</p>')).toEqual(['one two', 'three']);
  });

  test('keeps the line breaks of a pre', () => {
    expect(textsAfterProse('<pre>if a:\n    b()\n</pre>')).toEqual(['if a:\n    b()']);
  });

  test('counts words, sentences, commas and links of the visible text', () => {
    const [, block] = walkPage(show(`${PROSE}<h3>See <a href="#">this  page</a>, please. It is good!</h3>`)).outline
      .blocks;
    expect(block).toMatchObject({ words: 7, sentences: 2, commas: 1, linkChars: 9, tags: 1, heading: 3 });
  });

  test('counts words by segmentation in scripts without spaces', () => {
    const [block] = walkPage(show('<p lang="zh">我们今天去公园散步。天气很好。</p>')).outline.blocks;
    expect(block!.words).toBeGreaterThan(6);
    expect(block!.sentences).toBe(2);
  });

  test('separates flex items that have no white space between them', () => {
    expect(textsAfterProse('<div style="display:flex"><span>Home</span><span>About</span></div>')).toEqual([
      'Home',
      'About',
    ]);
  });

  test('joins a floated drop capital with its word', () => {
    expect(textsAfterProse('<p><span style="float:left">O</span>nce upon a time</p>')).toEqual(['Once upon a time']);
  });

  test('gives each element the range of its descendants and blocks', () => {
    const { elements, blocks } = walkPage(show(`${PROSE}<ul><li>a</li><li>b</li></ul><p>c</p>`)).outline;
    const list = elements.find(({ tag }) => tag === 'ul')!;
    expect(blocks.slice(list.firstBlock, list.lastBlock).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(elements.slice(elements.indexOf(list) + 1, list.end).map(({ tag }) => tag)).toEqual(['li', 'li']);
  });
});

describe('walkPage: visibility', () => {
  test.each([
    ['display: none', '<div style="display:none"><p>gone</p></div>'],
    ['visibility: hidden', '<p style="visibility:hidden">gone</p>'],
    ['the hidden attribute', '<p hidden>gone</p>'],
    ['a style sheet', '<style>.x{display:none}</style><p class="x">gone</p>'],
    [
      'a screen-reader clip',
      '<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">gone</span>',
    ],
    ['far off the screen', '<div style="position:absolute;left:-9999px">gone</div>'],
    ['script, style, template', '<script>gone</script><template><p>gone</p></template>'],
    ['noscript on a page with text', '<noscript>gone</noscript>'],
  ])('leaves out text hidden by %s', (_, html) => {
    expect(textsAfterProse(html)).toEqual([]);
  });

  test.each([
    ['closed details', '<details><summary>More</summary><p>kept</p></details>', ['More', 'kept']],
    ['content-visibility: auto', '<div style="content-visibility:auto"><p>kept</p></div>', ['kept']],
    ['content-visibility: hidden', '<div style="content-visibility:hidden"><p>kept</p></div>', ['kept']],
    ['hidden until found', '<div hidden="until-found"><p>kept</p></div>', ['kept']],
    ['a fade-in that waits for scrolling', '<p style="opacity:0">kept</p>', ['kept']],
    [
      'a visible child of a hidden parent',
      '<div style="visibility:hidden"><p style="visibility:visible">kept</p></div>',
      ['kept'],
    ],
    ['display: contents', '<div style="display:contents"><p>kept</p></div>', ['kept']],
  ])('reads text in %s', (_, html, kept) => {
    expect(textsAfterProse(html)).toEqual(kept);
  });

  test('leaves out undisplayed text inside closed details', () => {
    expect(textsAfterProse('<details><summary>More</summary><p style="display:none">gone</p>kept</details>')).toEqual([
      'More',
      'kept',
    ]);
  });

  test.each([
    ['a tab panel', '<div role="tabpanel" style="display:none"><p>kept</p></div>'],
    ['the answer of an FAQ', '<h3><button aria-expanded="false">Why?</button></h3><div hidden><p>kept</p></div>'],
    [
      'the text behind a heading that is a button',
      '<div><style>.a{}</style><div role="button" class="a1"><h4>Why?</h4></div></div><style></style><div class="b2" style="display:none">kept and read</div>',
    ],
    ['an element whose class names an accordion', '<div class="faqAnswer" style="display:none">kept</div>'],
    ['a segment that a script would move into place', '<div hidden id="S:0"><p>kept</p></div>'],
  ])('reads %s that is not displayed', (_, html) => {
    expect(textsAfterProse(`<div>${html}<p>after</p></div>`)).toEqual([
      ...(html.includes('Why?') ? ['Why?'] : []),
      html.includes('kept and read') ? 'kept and read' : 'kept',
      'after',
    ]);
  });

  test.each([
    [
      'a menu',
      '<nav><button aria-expanded="false">Menu</button><div class="collapse" style="display:none">out</div></nav>',
    ],
    ['a drop-down', '<div><button aria-expanded="false" aria-haspopup="true">Sort</button><div hidden>out</div></div>'],
    ['a dialog', '<div class="modal-panel" style="display:none">out</div>'],
    [
      'a list of links behind a heading that is a button',
      '<h4><button>Topics</button></h4><ul style="display:none"><li><a href="/a">out of the harbour</a></li></ul>',
    ],
    ['an element without a telling class or an opener', '<div style="display:none">out</div>'],
  ])('leaves out %s that is not open', (_, html) => {
    expect(textsAfterProse(`<div>${html}<p>after</p></div>`).filter((text) => text.startsWith('out'))).toEqual([]);
    expect(textsAfterProse(`<div>${html}<p>after</p></div>`).at(-1)).toBe('after');
  });

  test('reads the noscript of a page that shows nothing', () => {
    const noscript = show(`<noscript>${PROSE}</noscript>`);
    expect(texts(noscript)[0]).toMatch(/^Words that stand/);
  });

  test.each(['visibility:hidden', 'display:none'])('reads a main part that a script would show: %s', (style) => {
    const main = `<main style="${style}"><h1>The gauge</h1><p>${'Words of the main part. '.repeat(30)}</p></main>`;
    const page = show(`${PROSE}${main}<div style="${style}"><p>${'out '.repeat(200)}</p></div>`);
    expect(texts(page).map((text) => text.slice(0, 9))).toEqual(['Words tha', 'The gauge', 'Words of ']);
  });

  test('leaves out the hidden part of a main part that shows text', () => {
    const rest = `<div style="display:none"><p>${'out '.repeat(200)}</p></div>`;
    expect(texts(show(`${PROSE}<main><p>shown</p>${rest}</main>`)).at(-1)).toBe('shown');
  });

  test('reads a page that hides all its text until a script runs', () => {
    expect(texts(show(`<div style="display:none">${PROSE}</div>`))[0]).toMatch(/^Words that stand/);
  });
});

describe('walkPage: flat tree', () => {
  test('reads an open shadow root in place of its host’s children, with slots filled', () => {
    const page = show(`${PROSE}<x-card><b slot="t">title</b><i>rest</i></x-card>`);
    const root = page.querySelector('x-card')!.attachShadow({ mode: 'open' });
    root.append(
      make(page, 'h2', [slot(page, 't')]),
      make(page, 'div', ['shadow text']),
      make(page, 'div', [slot(page, '')]),
    );
    expect(texts(page).slice(1)).toEqual(['title', 'shadow text', 'rest']);
  });

  test('reads elements of other namespaces named slot, iframe, form or noscript as plain elements', () => {
    for (const tag of ['slot', 'iframe', 'form', 'noscript', 'template', 'select'])
      expect(
        () => textsAfterProse(`<svg><${tag}><text>a</text></${tag}></svg><math><${tag}><mi>b</mi></${tag}></math>`),
        tag,
      ).not.toThrow();
    expect(textsAfterProse('<div><math><slot><mtext>sign</mtext></slot></math></div>')).toEqual(['sign']);
  });

  test('reads the fallback of a slot without assigned nodes', () => {
    const page = show(`${PROSE}<x-card></x-card>`);
    const fallback = slot(page, 't');
    fallback.append('fallback');
    page.querySelector('x-card')!.attachShadow({ mode: 'open' }).append(fallback);
    expect(texts(page).slice(1)).toEqual(['fallback']);
  });

  test('reads a same-origin frame in place', () => {
    const page = show(`${PROSE}<p>before</p><iframe></iframe><p>after</p>`);
    page.querySelector('iframe')!.contentDocument!.body.append(make(page, 'p', ['inside']));
    expect(texts(page).slice(1)).toEqual(['before', 'inside', 'after']);
  });

  test('reads the same-origin frames of framesets in place', () => {
    const page = show('');
    page.open();
    page.write(
      '<frameset cols="30%,*"><frame><frameset rows="50%,50%"><frame><frame src="data:,other"></frameset></frameset>',
    );
    page.close();
    for (const [i, { contentDocument }] of [...page.querySelectorAll('frame')].slice(0, 2).entries())
      contentDocument!.body.innerHTML = `<h1>Frame ${String(i)}</h1>${PROSE}`;
    expect(texts(page)).toEqual(['Frame 0', expect.any(String), 'Frame 1', expect.any(String)]);
  });
});

describe('walkPage: unusual pages', () => {
  test('reads forms and images whose names shadow DOM properties', () => {
    const names = [
      'firstChild',
      'nextSibling',
      'nodeType',
      'localName',
      'shadowRoot',
      'getAttribute',
      'ownerDocument',
      'children',
      'attributes',
    ];
    const traps = names.map((name) => `<input name="${name}">`).join('');
    const kept = textsAfterProse(
      `<img name="body"><img name="documentElement"><a id="documentElement"></a><form>${traps}<p>in the form</p></form><p>after</p>`,
    );
    expect(kept).toEqual(['in the form', 'after']);
  });

  test('reads ten thousand nested elements without overflow', () => {
    const page = show(PROSE, (document) => {
      let inner: HTMLElement = document.body;
      for (let i = 0; i < 10_000; i++) {
        inner = inner.appendChild(document.createElement('span'));
        inner.style.display = 'contents'; // As boxes, this many nested ones take the browser seconds.
      }
      inner.append('at the bottom');
    });
    expect(walkPage(page).outline.elements.length).toBeGreaterThan(10_000);
  });

  test('reads no style inside an undisplayed element, and leaves out its text and pictures', () => {
    const page = show(PROSE, (document) => {
      let inner: HTMLElement = document.body;
      for (let level = 0; level < 1_000; level++) {
        inner = inner.appendChild(document.createElement('div'));
        inner.style.display = 'none';
      }
      inner.innerHTML = 'at the bottom <img alt="The well">';
    });
    const root = page.querySelector('body > div')!;
    const view = page.defaultView!;
    const read: Element[] = [];
    const getComputedStyle = view.getComputedStyle.bind(view);
    view.getComputedStyle = (element) => {
      read.push(element);
      return getComputedStyle(element);
    };
    expect(walkPage(page).outline.blocks.map(({ text }) => text)).toEqual([expect.stringContaining('Words that')]);
    expect(isUndisplayed(page.querySelector('img')!)).toBe(true);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((element) => element !== root && root.contains(element))).toEqual([]);
  });

  test('leaves the page unchanged, shadow roots included', () => {
    const page = show(
      `${PROSE}<details><summary>s</summary>d</details><x-a></x-a><noscript>n</noscript><input value="v">`,
    );
    const shadow = page.querySelector('x-a')!.attachShadow({ mode: 'open' });
    shadow.append(make(page, 'p', ['in the shadow']));
    const before = [page.documentElement.outerHTML, shadow.innerHTML, page.querySelector('input')!.value];
    walkPage(page);
    expect([page.documentElement.outerHTML, shadow.innerHTML, page.querySelector('input')!.value]).toEqual(before);
  });

  test('gives text runs the index of their block, in order', () => {
    const { outline, texts } = walkPage(show('<p>a <b>b</b></p><p>c</p>'));
    expect(texts.map(({ data }) => data)).toEqual(['a ', 'b', 'c']);
    expect(outline.runs.map(({ block, start, end }) => [block, outline.blocks[block]!.text.slice(start, end)])).toEqual(
      [
        [0, 'a '],
        [0, 'b'],
        [1, 'c'],
      ],
    );
    expect(outline.runs.every(({ element, before }) => element < before && before <= outline.elements.length)).toBe(
      true,
    );
  });
});

function make(page: Document, tag: string, children: (Node | string)[]): HTMLElement {
  const element = page.createElement(tag);
  element.append(...children);
  return element;
}

function slot(page: Document, name: string): HTMLSlotElement {
  const element = page.createElement('slot');
  if (name) element.name = name;
  return element;
}

/** Random well-formed markup, with the content that flow, a paragraph or a link allows. */
function randomMarkup(next: () => number, inside: 'flow' | 'phrasing' | 'link', depth: number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const text = (): string =>
    pick(['word', ' spaced words ', 'One. Two, three!', ' ', '\n  ', 'tail ', ' head', 'a\u00a0b', '']);
  const parts = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
    if (depth > 5 || next() < 0.4) return text();
    const phrasing = (tag: string): string =>
      `<${tag}>${randomMarkup(next, inside === 'link' || tag === 'a' ? 'link' : 'phrasing', depth + 1)}</${tag}>`;
    if (inside !== 'flow' || next() < 0.5)
      return pick([
        () => phrasing('b'),
        () => phrasing('span'),
        () => (inside === 'link' ? text() : phrasing('a')),
        () => '<br>',
        () => '<img>',
      ])();
    const tag = pick(['div', 'section', 'blockquote', 'p', 'h2', 'pre']);
    // The parser drops a line break at the start of a pre.
    return `<${tag}>${tag === 'pre' ? 'code' : ''}${randomMarkup(next, tag === 'p' || tag === 'h2' || tag === 'pre' ? 'phrasing' : 'flow', depth + 1)}</${tag}>`;
  });
  return parts.join('');
}

test('reads random pages exactly as the outline builder does', () => {
  const next = random(7);
  const page = show('');
  for (let i = 0; i < 300; i++) {
    const html = PROSE + randomMarkup(next, 'flow', 0);
    put(page, html);
    expect(walkPage(page).outline, html).toEqual(outlineOf(html));
  }
});

describe('walkPage: an article that is hidden', () => {
  const ARTICLE = Array.from(
    { length: 12 },
    (_, i) => `<p>Paragraph ${i} of the article tells how the ferry number ${i} left the harbour in the fog.</p>`,
  ).join('');
  const BODY = ARTICLE.replace(/<[^>]*>/g, ' ');
  const TEASERS = `<main>${PROSE}</main>`;
  const read = (html: string, stated: readonly string[]): string =>
    walkPage(show(html), stated)
      .outline.blocks.map(({ text }) => text)
      .join(' ');

  test('is read where the page states its text and shows other text', () => {
    expect(read(`${TEASERS}<div style="display: none">${ARTICLE}</div>`, [BODY])).toContain('Paragraph 7');
    expect(read(`<div hidden>${ARTICLE}</div>${TEASERS}`, [BODY.slice(0, 90)])).toContain('Paragraph 7');
  });

  test('is read where only its beginning is visible', () => {
    const start = ARTICLE.slice(0, 200);
    expect(read(`${TEASERS}${start}<div hidden>${ARTICLE.slice(200)}</div>`, [BODY])).toContain('Paragraph 11');
  });

  test('stays hidden where the page does not state its text', () => {
    expect(read(`${TEASERS}<div hidden>${ARTICLE}</div>`, [])).not.toContain('Paragraph 7');
    expect(
      read(`${TEASERS}<div hidden>${ARTICLE}</div>`, ['Another text about quite other things, long.']),
    ).not.toContain('Paragraph 7');
  });

  test('stays hidden where the visible text holds the stated text', () => {
    expect(read(`${TEASERS}${ARTICLE}<div hidden><p>Print version.</p>${ARTICLE}</div>`, [BODY])).not.toContain(
      'Print version',
    );
  });

  test('stays hidden where it has little text in paragraphs', () => {
    expect(read(`${TEASERS}<div hidden><span>${BODY}</span></div>`, [BODY])).not.toContain('Paragraph 7');
  });
});
