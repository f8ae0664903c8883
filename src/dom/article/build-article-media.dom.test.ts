import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../testing/build-at-once.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { ALL_CODE } from '../rare/all-code.ts';

const IMG = 'https://site.example/post/a.jpg';

function contentOf(body: string, title = ''): string {
  const walk = walkPage(framedPage(body));
  return buildAtOnce(walk, { keep: walk.outline.blocks.map(({ text }) => !text.includes('drop')) }, { title }, ALL_CODE)
    .content;
}

/** The image of a page that has a paragraph before and after it. */
function imageIn(markup: string): string {
  const content = contentOf(`<p>before it</p>${markup}<p>after it</p>`);
  return /<figure>(.*)<\/figure>/.exec(content)?.[1] ?? content;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('turns an image alone in a paragraph into a figure with its size and description', () => {
  expect(imageIn('<p><img src="a.jpg" alt="A" width="640" height="480" style="x" onerror="x()"></p>')).toBe(
    `<img src="${IMG}" alt="A" width="640" height="480">`,
  );
});

test.each([
  ['data-src', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="a.jpg">'],
  ['data-original', '<img src="spacer.gif" data-original="a.jpg">'],
  ['data-lazy-src', '<img src="/loading.svg" data-lazy-src="/post/a.jpg">'],
  ['no src at all', '<img data-hi-res-src="a.jpg">'],
  [
    'noscript',
    '<img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><noscript><img src="a.jpg" onerror="alert(1)"></noscript>',
  ],
  ['noscript while hidden', '<img style="display:none"><noscript><img src="a.jpg"></noscript>'],
])('finds the address of a lazy image: %s', (_, markup) => {
  expect(imageIn(markup)).toBe(`<img src="${IMG}" alt="">`);
});

test('keeps a large drawing between paragraphs as a picture, and leaves icons out', () => {
  const bars = '<rect width="9" height="9"/>'.repeat(6);
  const chart = (size: string): string => `<div><svg ${size} aria-label="Levels">${bars}</svg></div>`;
  expect(imageIn(chart('width="640" height="240"'))).toMatch(
    /^<img src="data:image\/svg\+xml,[^"]+" alt="Levels" width="640" height="240">$/,
  );
  expect(imageIn(chart('width="24" height="24"'))).not.toContain('<img');
  expect(imageIn(chart('width="640" height="240" style="display:none"'))).not.toContain('<img');
});

test('names a drawing that is too large in a link to its page', () => {
  const many = '<circle r="1"/>'.repeat(3001);
  expect(
    contentOf(`<p>before it</p><svg width="640" height="240" aria-label="Map">${many}</svg><p>after it</p>`),
  ).toContain(
    '<figure class="embed"><figcaption><a href="https://site.example/post/">Map (site.example)</a></figcaption></figure>',
  );
});

test('uses the fitting candidate of a srcset as the source and makes all addresses absolute', () => {
  expect(imageIn('<img srcset="/i/w_400,h_3/s.jpg 400w, b.jpg 1800w,c.jpg 3000w">')).toBe(
    '<img src="https://site.example/post/b.jpg" srcset="https://site.example/i/w_400,h_3/s.jpg 400w, https://site.example/post/b.jpg 1800w, https://site.example/post/c.jpg 3000w" alt="">',
  );
});

test('writes a picture element as one image, lazy sources included', () => {
  expect(
    imageIn(
      '<picture><source data-srcset="a.jpg 1x, b.jpg 2x"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="P"></picture>',
    ),
  ).toContain('alt="P"');
  expect(imageIn('<picture><source srcset="a.webp" type="image/webp"><img src="a.jpg"></picture>')).toMatch(
    /^<img src="https:\/\/site\.example\/post\/a\.(?:jpg|webp)" alt="">$/,
  );
});

test.each([
  ['a pixel by its attributes', '<img src="t.gif" width="1" height="1">'],
  ['a spacer by its height', '<img src="t.gif" width="600" height="2">'],
  ['an ornament without a description', '<img src="arrow.png" width="16" height="16">'],
  ['a data address', '<img src="data:image/png;base64,iVBORw0KGgo=">'],
  ['a script address', '<img src="javascript:alert(1)">'],
  ['an image that is not displayed', '<div style="display:none"><img src="a.jpg"></div>'],
  ['a small drawing', '<svg role="img" width="60" height="40"><title>x</title><text>y</text></svg>'],
])('drops %s', (_, markup) => {
  expect(contentOf(`<p>before it</p>${markup}<p>after it</p>`)).toBe('<p>before it</p><p>after it</p>');
});

const SHOWN = "width: 400px; height: 300px; background: #eee url('a.jpg') center";

test.each([
  ['an element with the role and a label', `<div role="img" aria-label="A" style="${SHOWN}"></div>`, 'A'],
  ['the content of a figure', `<figure><div style="${SHOWN}"></div></figure>`, ''],
  ['the place of a lead picture', `<div class="post-cover-image" style="${SHOWN}"></div>`, ''],
])('takes the background of %s for a picture', (_, markup, alt) => {
  expect(imageIn(markup)).toBe(`<img src="${IMG}" alt="${alt}">`);
});

test.each([
  ['an element without a role', `<div style="${SHOWN}"></div>`],
  ['a small one', `<div role="img" aria-label="A" style="${SHOWN.replace('400px', '40px')}"></div>`],
  ['a role without a label', `<div role="img" style="${SHOWN}"></div>`],
  ['data', `<figure><div style="${SHOWN.replace('a.jpg', 'data:image/png;base64,AA')}"></div></figure>`],
  ['a hidden one', `<div role="img" aria-label="A" style="${SHOWN}; display: none"></div>`],
])('leaves out the background of %s', (_, markup) => {
  expect(contentOf(`<p>before it</p>${markup}<p>after it</p>`)).not.toContain('img');
});

test('reads the text of an element with a background', () => {
  expect(contentOf(`<p>before it</p><figure style="${SHOWN}"><p>text</p></figure>`)).toContain('text');
  expect(contentOf(`<p>before it</p><figure><div style="${SHOWN}">text</div></figure>`)).toContain('text');
});

test('writes the same picture of a formula each time, with its TeX', () => {
  const image = '<img src="a.png" alt="$x^2$" width="20" height="12">';
  const out = '<img src="https://site.example/post/a.png" alt="x^2" width="20" height="12" class="formula">';
  expect(contentOf(`<p>Let ${image} be, and ${image} again.</p>`)).toBe(`<p>Let ${out} be, and ${out} again.</p>`);
});

test('writes the same image once', () => {
  expect(contentOf('<p>one</p><img src="a.jpg"><p>two</p><img src="a.jpg"><p>three</p>').match(/<img/g)).toHaveLength(
    1,
  );
});

test('moves a large image out of a paragraph but not out of a sentence', () => {
  const large = '<img src="a.jpg" width="800" height="400">';
  const out = `<img src="${IMG}" alt="" width="800" height="400">`;
  expect(contentOf(`<p>${large}Some text.</p>`)).toBe(`<figure>${out}</figure><p>Some text.</p>`);
  expect(contentOf(`<p>Some text.<br>${large}</p>`)).toBe(`<p>Some text.</p><figure>${out}</figure>`);
  expect(contentOf(`<p>Some text. ${large}</p>`)).toBe(`<p>Some text.</p><figure>${out}</figure>`);
  expect(contentOf(`<p>Some <b>bold</b> ${large} text.</p>`)).toBe(`<p>Some <b>bold</b> ${out} text.</p>`);
});

test('keeps caption and link of a figure, and a caption alone; dissolves a figure of text', () => {
  expect(
    contentOf(
      '<p>x</p><figure><a href="/full"><img src="a.jpg"></a><figcaption><p>Caption</p></figcaption></figure><p>y</p>',
    ),
  ).toBe(
    `<p>x</p><figure><a href="https://site.example/full" title="Caption"><img src="${IMG}" alt=""></a><figcaption>Caption</figcaption></figure><p>y</p>`,
  );
  expect(
    contentOf('<p>x</p><div class="wp-caption"><img src="a.jpg"><p class="wp-caption-text">Caption</p></div><p>y</p>'),
  ).toContain('<figcaption>Caption</figcaption></figure>');
  expect(
    contentOf(
      '<p>x</p><figure><img src="a.gif" width="1" height="1"><figcaption>Caption</figcaption></figure><p>y</p>',
    ),
  ).toBe('<p>x</p><figure><figcaption>Caption</figcaption></figure><p>y</p>');
  expect(contentOf('<p>x</p><figure><p>A</p><figcaption>Caption</figcaption></figure><p>y</p>')).toBe(
    '<p>x</p><p>A</p><p>Caption</p><p>y</p>',
  );
});

test('drops images among dropped text, in menus and outside the article', () => {
  const page = `<header><img src="logo.png" width="300" height="150" class="logo"></header><nav><ul><li><a href="/"><img src="n.png" width="300" height="200">drop</a></li></ul></nav>
    <article><p>First kept paragraph.</p><div><img src="ad.png"><p>drop drop drop drop</p></div><p>Last kept paragraph.</p></article><footer><img src="f.png" width="300" height="200"></footer>`;
  expect(contentOf(page)).toBe('<p>First kept paragraph.</p><p>Last kept paragraph.</p>');
});

test('keeps an image after the last kept text only inside the container of the article', () => {
  const page =
    '<main><article><p>First kept.</p><p>Last kept.</p><div><img src="a.jpg"></div></article><section><img src="b.jpg" width="500" height="400"></section></main>';
  expect(contentOf(page)).toBe(`<p>First kept.</p><p>Last kept.</p><figure><img src="${IMG}" alt=""></figure>`);
});

test('keeps an image between kept text, drops one next to dropped text', () => {
  expect(
    contentOf(
      '<article><p>one is kept</p><div><div><span><img src="a.jpg"></span></div></div><p>two is kept</p></article>',
    ),
  ).toContain(`<img src="${IMG}"`);
  expect(
    contentOf('<article><p>one is kept</p><p>drop</p><img src="a.jpg"><p>drop</p><p>two is kept</p></article>'),
  ).not.toContain('<img');
});

test('keeps a large image before the first kept text with only a headline between', () => {
  const page =
    '<header>drop</header><article><img src="a.jpg" width="900" height="500"><h1>drop headline</h1><p>Text of the article, which is longer than what is left out.</p></article>';
  expect(contentOf(page)).toBe(
    `<figure><img src="${IMG}" alt="" width="900" height="500"></figure><p>Text of the article, which is longer than what is left out.</p>`,
  );
});

test('keeps a lead image that is not loaded yet; drops an icon, a pixel and a hidden image', () => {
  const lead = (image: string): string =>
    contentOf(
      `<article>${image}<h1>drop headline</h1><p>Text of the article, which is longer than what is left out.</p></article>`,
    );
  expect(lead('<img data-src="a.jpg">')).toContain(`<img src="${IMG}"`);
  expect(lead('<picture><img src="a.jpg" alt="The quay"></picture>')).toContain(`<img src="${IMG}"`);
  expect(lead('<img src="a.jpg">')).not.toContain('<img');
  expect(lead('<img data-src="a.jpg" width="64" height="64">')).not.toContain('<img');
  expect(lead('<img data-src="a.jpg" style="width:64px;height:64px">')).not.toContain('<img');
  expect(lead('<img src="b.jpg" srcset="b.jpg 2x" style="display:none"><img data-src="a.jpg">')).toContain(
    `<img src="${IMG}"`,
  );
});

test('judges a logo by the size it is shown at, not by its file', async () => {
  const file = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>')}`;
  const page = (size: string): string =>
    `<article><img src="${file}" data-src="a.jpg"${size}><h1>drop headline</h1><p>Text of the article, which is longer than what is left out.</p></article>`;
  for (const [size, isKept] of [
    ['', true],
    [' width="120" height="40"', false],
    [' style="width:120px"', false],
  ] as const) {
    const document = framedPage(page(size));
    await document.images[0]!.decode();
    const walk = walkPage(document);
    const { content } = buildAtOnce(
      walk,
      { keep: walk.outline.blocks.map(({ text }) => !text.includes('drop')) },
      { title: '' },
      ALL_CODE,
    );
    expect(content.includes('<img')).toBe(isKept);
  }
});

test('judges a picture element by the size of its img', () => {
  const page =
    '<article><picture><img src="a.jpg" width="900" height="500"></picture><h1>drop headline</h1><p>Text of the article, which is longer than what is left out.</p></article>';
  expect(contentOf(page)).toContain(`<img src="${IMG}"`);
});

test('keeps a picture between dropped labels in a card that is mostly kept', () => {
  const card =
    '<section><p>drop</p><img src="a.jpg"><p>drop</p><p>What the card says is much longer than its labels.</p></section>';
  expect(contentOf(`<article><p>one is kept</p>${card}<p>two is kept</p></article>`)).toContain(`<img src="${IMG}"`);
});

test('ignores the size of a placeholder', () => {
  expect(
    contentOf('<p>one</p><img src="s.gif" width="1" height="1" data-src="gate.jpg" alt="The gate"><p>two</p>'),
  ).toContain('<img src="https://site.example/post/gate.jpg" alt="The gate">');
  expect(
    contentOf('<p>one</p><img src="s.gif" width="1" height="1" data-src="visit.gif" alt=""><p>two</p>'),
  ).not.toContain('<img');
});

test('turns known players into a link without a request; drops advertising frames', () => {
  expect(
    contentOf(
      '<p>one</p><iframe src="https://www.youtube-nocookie.com/embed/abcDEF123_-?rel=0" title="A film"></iframe><p>two</p>',
    ),
  ).toBe(
    '<p>one</p><figure class="embed">' +
      '<figcaption><a href="https://www.youtube.com/watch?v=abcDEF123_-">A film (youtube.com)</a></figcaption></figure><p>two</p>',
  );
  expect(contentOf('<p>one</p><iframe src="https://ads.example/frame"></iframe><p>two</p>')).toBe(
    '<p>one</p><p>two</p>',
  );
});

const cardIn = (markup: string): string | undefined =>
  /<figcaption>(.*)<\/figcaption>/.exec(contentOf(`<p>before it</p>${markup}<p>after it</p>`))?.[1];

test('a label that only names the player is no title', () => {
  const frame = (title: string) =>
    cardIn(`<iframe src="https://www.youtube.com/embed/abcdef12345" title="${title}"></iframe>`);
  const link = (name: string) => `<a href="https://www.youtube.com/watch?v=abcdef12345">${name}</a>`;
  expect(frame('YouTube video player')).toBe(link('youtube.com'));
  expect(frame('Video player of the weir')).toBe(link('Video player of the weir (youtube.com)'));
});

test('takes title and length of a player from the video that the page describes', () => {
  const walk = walkPage(
    framedPage('<p>before it</p><iframe src="https://www.youtube.com/embed/abcdef12345"></iframe><p>after it</p>'),
  );
  const read = (address: string): string =>
    buildAtOnce(
      walk,
      { keep: walk.outline.blocks.map(() => true) },
      { title: '', videos: [{ addresses: [address], name: 'The weir', length: '3:41' }] },
      ALL_CODE,
    ).content;
  expect(read('https://www.youtube.com/embed/abcdef12345')).toContain('>The weir (youtube.com, 3:41)</a>');
  expect(read('https://www.youtube.com/embed/zzzzzz12345')).toContain('>youtube.com</a>');
});

test('shows the still picture and the words of a player that waits for a click', () => {
  const content = contentOf(
    `<p>before it</p><lite-youtube videoid="abcdef12345" style="background-image: url('https://i.example/a.jpg')"><style>.a{}</style><a href="#">Play: The weir</a></lite-youtube><p>after it</p>`,
  );
  expect(content).toContain('<img src="https://i.example/a.jpg" class="poster" alt="The weir">');
  expect(content).toContain('>The weir (youtube.com)</a>');
});

test('a quotation with only a link to a post is a card, one with its words a quotation', () => {
  const post = (inner: string): string =>
    contentOf(`<p>before it</p><blockquote class="twitter-tweet">${inner}</blockquote><p>after it</p>`);
  const link = '<a href="https://x.example/p/1">A post by Ada</a>';
  expect(post(link)).toContain(
    '<figure class="embed post-card"><figcaption><a href="https://x.example/p/1">A post by Ada (x.example)</a>',
  );
  expect(post('<a href="https://x.example/p/1"></a>')).toContain('<a href="https://x.example/p/1">x.example</a>');
  expect(post(`<p>The weir has gone quiet.</p>${link}`)).toContain('<blockquote>');
  expect(post('<a href="https://x.example/ada/status/1"></a>')).toContain('>ada (x.example)</a>');
  expect(post('<a href="https://x.example/@ada/post/1"></a>')).toContain('>@ada (x.example)</a>');
  expect(post('')).toBe('<p>before it</p><p>after it</p>');
});

test('links a video to its file and shows its poster', () => {
  expect(
    contentOf('<p>one</p><video controls poster="p.jpg"><source src="v.mp4">no video here</video><p>two</p>'),
  ).toBe(
    '<p>one</p><figure class="embed"><a href="https://site.example/post/v.mp4" title="v.mp4 (site.example)"><img src="https://site.example/post/p.jpg" class="poster" alt=""></a>' +
      '<figcaption><a href="https://site.example/post/v.mp4">v.mp4 (site.example)</a></figcaption></figure><p>two</p>',
  );
});

test('copies MathML by its own allowlist, with TeX as the alternative text', () => {
  const math =
    '<math display="inline"><semantics><mrow onclick="x()"><mi>x</mi><mo stretchy="false">=</mo><mn>1</mn></mrow><annotation encoding="application/x-tex">x = 1</annotation></semantics></math>';
  expect(contentOf(`<p>Let ${math} be.</p>`)).toBe(
    '<p>Let <math display="inline" alttext="x = 1"><mrow><mi>x</mi><mo stretchy="false">=</mo><mn>1</mn></mrow></math> be.</p>',
  );
});

test('keeps brackets, separators and the places of absent scripts in a formula', () => {
  const inside = (math: string): string => contentOf(`<p>Let <math>${math}</math> be.</p>`);
  expect(inside('<mfenced><mi>x</mi><mi>y</mi><mi>z</mi></mfenced>')).toContain(
    '<mrow><mo>(</mo><mi>x</mi><mo>,</mo><mi>y</mi><mo>,</mo><mi>z</mi><mo>)</mo></mrow>',
  );
  expect(inside('<mfenced open="[" close="" separators="; |"><mi>x</mi><mi>y</mi><mi>z</mi></mfenced>')).toContain(
    '<mrow><mo>[</mo><mi>x</mi><mo>;</mo><mi>y</mi><mo>|</mo><mi>z</mi></mrow>',
  );
  expect(inside('<mmultiscripts><mi>C</mi><none></none><mn>2</mn></mmultiscripts>')).toContain(
    '<mmultiscripts><mi>C</mi><mrow></mrow><mn>2</mn></mmultiscripts>',
  );
});

test('drops the drawn copy of a formula', () => {
  const katex =
    '<span class="katex"><span style="position:absolute;clip:rect(1px,1px,1px,1px);width:1px;height:1px;overflow:hidden"><math><mi>y</mi></math></span><span aria-hidden="true">y drawn</span></span>';
  expect(contentOf(`<p>Let ${katex} be.</p>`)).toBe('<p>Let <math><mi>y</mi></math> be.</p>');
  expect(contentOf(`<p>before it</p><div><span class="katex-display">${katex}</span></div><p>after it</p>`)).toBe(
    '<p>before it</p><p><math display="block"><mi>y</mi></math></p><p>after it</p>',
  );
});

test('writes emoji pictures as characters', () => {
  expect(contentOf('<p>Well <img class="emoji" alt="😀" src="https://s.example/1f600.svg"> done</p>')).toBe(
    '<p>Well 😀 done</p>',
  );
});

test('turns a list of nothing but pictures into figures, unless it is in an item', () => {
  const item = '<li><a href="/full"><img src="a.jpg" width="400" height="300" alt="A"></a></li>';
  expect(contentOf(`<p>before it</p><ul>${item}</ul><p>after it</p>`)).toMatch(
    /^<p>before it<\/p><figure><a [^>]*><img [^>]*><\/a><\/figure><p>after it<\/p>$/,
  );
  expect(contentOf(`<p>before it</p><ul>${item}<li>words</li></ul><p>after it</p>`)).toContain('<ul><li><a');
  expect(contentOf(`<p>before it</p><ul><li>words<ul>${item}</ul></li></ul><p>after it</p>`)).not.toContain('<figure>');
});
