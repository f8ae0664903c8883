import { afterEach, describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { creditLine } from './parts/credits.ts';
import { html } from './html.ts';
import { exporters, fileExporters } from './index.ts';
import { markdown } from './markdown.ts';
import { markdownFrontMatter } from './markdown-front-matter.ts';
import { text } from './text.ts';
import { citation } from './citation.ts';
import { webPage } from './web-page.ts';
import { prepareSink, sanitize } from '../reader/article/sink.ts';

await prepareSink();

const ARTICLE: Article = {
  title: 'Grain & <chaff>',
  byline: 'A. Miller',
  siteName: 'The Mill',
  published: '2024-05-06T07:08:09Z',
  lang: 'en',
  dir: 'ltr',
  excerpt: '',
  leadImage: null,
  url: 'https://mill.example/grain',
  wordCount: 10,
  minutes: 1,
  confidence: 1,
  algorithm: 'div-scorer',
  content: '',
};

function fragment(content: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = content;
  return template.content;
}

const BODY = fragment(
  '<h2>Sieve</h2><p>Wind  takes the <em>husk</em>;<br>grain falls.</p>' +
    '<ul><li>oats<ul><li>wild</li></ul></li><li>rye</li></ul><ol start="3"><li>third</li><li>fourth</li></ol>' +
    '<pre><code class="language-js">if (a) {\n  b();\n}\n</code></pre>' +
    '<div class="table-scroll"><table><thead><tr><th>Grain</th><th>Yield</th></tr></thead><tbody><tr><td>Oats</td><td>4</td></tr></tbody></table></div>' +
    '<p><math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math></p>',
);

const THREAD = fragment(
  '<article class="post"><header><b class="author">Ada</b> <time>1 May</time></header><p>first</p><article class="post"><header><b class="author">Bob</b></header><p>second</p></article></article><aside class="callout"><p>mind</p></aside>',
);

describe('a thread', () => {
  it('writes replies as quotations', async () => {
    expect(await markdown.render(ARTICLE, THREAD)).toContain(
      '**Ada** · 1 May\n\nfirst\n\n> **Bob**\n>\n> second\n\n> mind',
    );
    expect(await text.render(ARTICLE, THREAD)).toContain('Ada · 1 May\n\nfirst\n\n> Bob\n>\n> second\n\nmind');
  });
});

/** Files in the folder that are no formats. */
const HELPERS =
  'index exporter credits math-text citation edit-dom file-name highlight-style html-document pictures'.split(' ');

describe('exporters', () => {
  it('contain every exporter file in the folder', () => {
    const files = Object.keys(import.meta.glob(['./*.ts', '!./*.d.ts']))
      .map((path) => path.slice(2, -3))
      .filter((name) => !name.endsWith('.test') && !HELPERS.includes(name));
    const ids = [...exporters, ...fileExporters].map((one) => one.id);
    expect([...new Set(ids)].sort()).toEqual(files.sort());
  });

  it('do not change the content', async () => {
    const before = BODY.cloneNode(true);
    for (const exporter of exporters) await exporter.render(ARTICLE, BODY);
    for (const exporter of fileExporters) await exporter.write(ARTICLE, BODY, new Map());
    expect(BODY.isEqualNode(before)).toBe(true);
  });
});

describe('Markdown', () => {
  it('starts with title, credits and source', async () => {
    const written = await markdown.render(ARTICLE, BODY);
    expect(written).toMatch(
      /^# Grain & &lt;chaff>\n\nA\. Miller · The Mill · 2024-05-06\\\n<https:\/\/mill\.example\/grain>\n\n## Sieve\n/,
    );
  });

  it('keeps lists, code with its language, tables and TeX', async () => {
    const written = await markdown.render(ARTICLE, BODY);
    expect(written).toContain('- oats\n  - wild\n- rye');
    expect(written).toContain('3. third\n4. fourth');
    expect(written).toContain('```js\nif (a) {\n  b();\n}\n```');
    expect(written).toMatch(/\| Grain \| Yield \|\n\| - \| - \|\n\| Oats \| 4 \|/);
    expect(written).toContain('$x^2$');
  });
});

const WITHOUT_HEAD = { ...ARTICLE, title: '', byline: null, siteName: null, published: null, url: '' };

/** Markdown of a content without title and credits. */
const written = async (content: string): Promise<string> => markdown.render(WITHOUT_HEAD, fragment(content));

describe('Markdown of', () => {
  it('footnotes has marks and notes of its own, without the page’s marks', async () => {
    const notes =
      '<p>One<sup><a class="footnote-ref" href="#article-a" id="article-b">[1]</a></sup>.</p><section class="footnotes"><ol><li id="article-a"><p>[1] A note. <a class="footnote-back" href="#article-b">↩</a></p></li></ol></section>';
    expect(await written(notes)).toBe('One[^1].\n\n[^1]: A note.\n');
  });

  it.each(['a%zz', 'a%25', 'ä b'])('footnotes has the note of the id %j', async (id) => {
    const notes = `<p>One<sup><a href="#${encodeURIComponent(id)}" class="footnote-ref">1</a></sup>.</p><section class="footnotes"><ol><li id="${id}">A note.</li></ol></section>`;
    const content = sanitize(notes, 'https://mill.example/grain');
    expect(await markdown.render(WITHOUT_HEAD, content)).toBe('One[^1].\n\n[^1]: A note.\n');
  });

  it('tasks, callouts and terms uses the syntax of GitHub', async () => {
    expect(await written('<ul><li>☑ Done</li><li>☐ Open</li></ul>')).toBe('- [x] Done\n- [ ] Open\n');
    expect(await written('<aside class="callout callout-danger"><p>Mind</p></aside>')).toBe(
      '> [!CAUTION]\n>\n> Mind\n',
    );
    const titled = (title: string): string =>
      `<aside class="callout callout-warning"><p class="callout-title">${title}</p><p>Mind</p></aside>`;
    expect(await written(titled('High <em>tide</em>'))).toBe('> [!WARNING]\n>\n> **High _tide_**\n>\n> Mind\n');
    expect(await written(titled('Warning'))).toBe('> [!WARNING]\n>\n> Mind\n');
    expect(await written('<dl><dt>Ebb</dt><dd>Out</dd></dl>')).toBe('- **Ebb**\n\n  Out\n');
  });

  it('a cell is one line, and a spanning cell is followed by empty ones', async () => {
    expect(
      await written(
        '<table><caption>Tides</caption><tr><th>A</th><th>B</th></tr><tr><td><ul><li>x</li><li>y</li></ul></td><td>a|b<br>c</td></tr><tr><td colspan="2">z</td></tr></table>',
      ),
    ).toBe('*Tides*\n\n| A | B |\n| - | - |\n| • x<br>• y | a\\|b<br>c |\n| z | |\n');
  });

  it('a formula in MathML is TeX, inline or displayed', async () => {
    const formula = '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><msup><mi>c</mi><mn>2</mn></msup></mfrac>';
    expect(await written(`<p>So <math>${formula}</math>.</p>`)).toBe('So $\\frac{a+b}{c^2}$.\n');
    expect(await written(`<p>So</p><math display="block">${formula}</math>`)).toBe('So\n\n$$\n\\frac{a+b}{c^2}\n$$\n');
    expect(
      await written(
        '<table><tr><td><math><mo>|</mo><mi>x</mi><mo>|</mo><mo>&lt;</mo><mn>1</mn></math></td></tr></table>',
      ),
    ).toContain('| $\\vert x\\vert\\lt1$ |');
  });

  it('a formula that TeX cannot say is its symbols in one line', async () => {
    const struck = '<menclose notation="longdiv"><mn>8</mn></menclose>';
    expect(await written(`<p>So <math><mfrac><mi>a</mi>${struck}</mfrac></math>.</p>`)).toBe('So a/8.\n');
    expect(await written('<p><math>a<mi>b</mi>c<mfrac><mi>d</mi>e</mfrac></math></p>')).toBe('abcde\n');
  });

  it('a picture of a formula is its TeX', async () => {
    const picture = '<img class="formula" src="https://a.example/1.png" alt="a_1 < b">';
    expect(await written(`<p>So ${picture} holds.</p><figure>${picture}</figure>`)).toBe(
      'So $a_1 \\lt  b$ holds.\n\n$$\na_1 \\lt  b\n$$\n',
    );
    expect(await text.render(ARTICLE, fragment(`<p>So ${picture} holds.</p>`))).toContain('So a_1 < b holds.');
  });

  it.each([
    ['Level by month', '[Level by month]'],
    ['', '[…]'],
  ])('a drawing is its description: %j', async (alt, said) => {
    const drawing = `<p>Before.</p><figure><img src="data:image/svg+xml,%3Csvg%2F%3E" alt="${alt}"></figure>`;
    expect(await written(drawing)).toBe(`Before.\n\n\\${said}\n`);
    expect(await text.render(WITHOUT_HEAD, fragment(drawing))).toBe(`Before.\n\n${said}\n`);
  });

  it('words with underscores, and addresses in the text, has no escapes inside them', async () => {
    expect(await written('<p>snake_case_name, 3 &gt; 2 and https://a.example/b_c_d?x=1&amp;y=2.</p>')).toBe(
      'snake_case_name, 3 > 2 and <https://a.example/b_c_d?x=1&y=2>.\n',
    );
  });

  it('a link inside the article is its text', async () => {
    expect(await written('<p>See <a href="#article-x">below</a>.</p><p id="article-x">Here.</p>')).toBe(
      'See below.\n\nHere.\n',
    );
  });
});

describe('Markdown with metadata', () => {
  it('starts with a block of YAML without markup, then the article', async () => {
    const file = await markdownFrontMatter.render({ ...ARTICLE, title: 'A "<b>" [x](y)' }, fragment('<p>Text</p>'));
    expect(file).toBe(
      '---\ntitle: "A \\"\\u003cb>\\" \\u005bx](y)"\nauthor: "A. Miller"\nsite: "The Mill"\npublished: "2024-05-06T07:08:09Z"\nurl: "https://mill.example/grain"\nlang: "en"\n---\n\nText\n',
    );
  });
});

describe('Markdown of hostile text', () => {
  it('escapes text that looks like an element or a link', async () => {
    const body = fragment(
      '<p>&lt;img src=x onerror=x&gt; a &lt; b [x](javascript:x)</p><p><img src="https://a.example/i.png" alt="&lt;b>](javascript:x)" title="&lt;i>&quot;)"></p><p><code>&lt;b&gt;</code> <math alttext="a&lt;b"><mi>a</mi></math></p>',
    );
    const written = await markdown.render({ ...ARTICLE, title: '<script>x</script>', url: 'javascript:x' }, body);
    expect(written).toContain('# &lt;script>x&lt;/script>\n');
    expect(written).toContain('&lt;img src=x onerror=x> a &lt; b \\[x]\\(javascript:x)');
    expect(written).toContain('![&lt;b>\\](javascript:x)](https://a.example/i.png "&lt;i>\\")")');
    expect(written).toContain('`<b>` $a\\lt b$');
    expect(written).not.toContain('<javascript:');
  });
});

describe('plain text', () => {
  it('separates lines, list items, cells and code', async () => {
    const written = await text.render(ARTICLE, BODY);
    expect(written).toBe(
      'Grain & <chaff>\n\nA. Miller · The Mill · 2024-05-06\n\nhttps://mill.example/grain\n\nSieve\n\nWind takes the husk;\ngrain falls.\n\n' +
        '- oats\n  - wild\n- rye\n\n3. third\n4. fourth\n\nif (a) {\n  b();\n}\n\nGrain\tYield\nOats\t4\n\nx^2\n',
    );
  });
});

describe('HTML', () => {
  it('writes hostile metadata as text', async () => {
    const hostile = {
      ...ARTICLE,
      title: '</title><script>x</script>',
      byline: '<img src=x onerror=1>',
      url: 'javascript:alert(1)',
    };
    const page = new DOMParser().parseFromString(await html.render(hostile, BODY), 'text/html');
    expect(page.querySelector('script, header img, a')).toBeNull();
    expect(page.title).toBe(hostile.title);
    expect(page.querySelector('h1')?.textContent).toBe(hostile.title);
  });

  it('has language, direction and source', async () => {
    const page = new DOMParser().parseFromString(
      await html.render({ ...ARTICLE, lang: 'ar', dir: 'rtl' }, BODY),
      'text/html',
    );
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(page.querySelector('a')?.href).toBe(ARTICLE.url);
    expect(page.querySelectorAll('article li').length).toBe(5);
  });
});

describe('HTML on a phone', () => {
  const WIDTH = 360;
  const frame = Object.assign(document.createElement('iframe'), { width: String(WIDTH) });
  afterEach(() => {
    frame.remove();
  });

  it('breaks a long word of the title, and keeps the caption of a wide table in view', async () => {
    const table = `<div class="table-scroll"><table><caption>${'Hours of the mill. '.repeat(8)}</caption><tr>${'<td>Oats and rye</td>'.repeat(20)}</tr></table></div>`;
    frame.srcdoc = await html.render({ ...ARTICLE, title: 'Mühlenrad'.repeat(14) }, fragment(table));
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
    });
    document.body.append(frame);
    await loaded;
    const page = frame.contentDocument!;
    expect(page.documentElement.scrollWidth).toBe(page.documentElement.clientWidth);
    const scroller = page.querySelector('.table-scroll')!;
    expect(scroller.scrollWidth).toBeGreaterThan(WIDTH);
    scroller.scrollLeft = 200;
    const [view, caption] = [scroller, page.querySelector('caption')!].map((one) => one.getBoundingClientRect());
    expect(caption?.left).toBe(view?.left);
    expect(caption?.right).toBe(view?.right);
  });
});

describe('a web page', () => {
  const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
  const saved = async (content: string, had: readonly string[] = [], article = ARTICLE) => {
    const pictures = new Map(had.map((address) => [address, PICTURE]));
    const file = await webPage.write(article, sanitize(content, ARTICLE.url), pictures);
    return new DOMParser().parseFromString(file as string, 'text/html');
  };

  it('holds its pictures, links to those that could not be had, and loads nothing', async () => {
    const page = await saved(
      '<p><img src="https://a.example/1.png" srcset="https://a.example/1.png 1x, https://a.example/2.png 2x" alt="One"> and <img src="https://a.example/two%20boats.png" alt="Two"></p><p><a href="https://b.example/"><img src="https://a.example/3.png" alt="Three"><img src="https://a.example/4.png"></a>.</p>',
      ['https://a.example/1.png'],
    );
    expect([...page.querySelectorAll('img')].map((image) => image.outerHTML)).toEqual([
      `<img src="${PICTURE}" alt="One">`,
    ]);
    expect([...page.querySelectorAll('article p')].slice(-2).map((one) => one.textContent)).toEqual([
      ' and Two',
      'Three 3.png 4.png.',
    ]);
    const links = [...page.querySelectorAll('article a')].map((link) => link.getAttribute('href'));
    expect(links.slice(1)).toEqual([
      'https://a.example/two%20boats.png',
      'https://b.example/',
      'https://a.example/3.png',
      'https://a.example/4.png',
    ]);
    expect(page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).toMatch(
      /^default-src 'none'; img-src data:;/,
    );
    expect(page.querySelectorAll('picture, source, script, link')).toHaveLength(0);
  });

  it('shows the lead picture where the article has no other', async () => {
    const article = { ...ARTICLE, leadImage: 'https://a.example/lead.jpg' };
    const page = await saved('<p>Text</p>', ['https://a.example/lead.jpg'], article);
    expect(page.querySelector('figure img')?.getAttribute('src')).toBe(PICTURE);
    const other = await saved('<p><img src="https://a.example/1.png"></p>', ['https://a.example/lead.jpg'], article);
    expect(other.querySelector('figure')).toBeNull();
  });
});

it.each([...exporters, ...fileExporters].filter(({ id }) => id !== 'epub'))('$id names no password', async (format) => {
  const article = { ...ARTICLE, url: 'https://user:secret@mill.example/grain' };
  const written = 'render' in format ? format.render(article, BODY) : format.write(article, BODY, new Map());
  expect(await written).toContain('https://mill.example/grain');
  expect(await written).not.toContain('secret');
});

describe('a citation', () => {
  it('names author, day, title, site and address', () => {
    expect(citation(ARTICLE)).toBe('A. Miller (2024-05-06). Grain & <chaff>. The Mill. https://mill.example/grain');
  });

  it('leaves out what is not known, and adds no second full stop', () => {
    const changes = { byline: null, published: null, title: 'Who  mills?\n' };
    expect(citation({ ...ARTICLE, ...changes })).toBe('The Mill. Who mills? https://mill.example/grain');
    expect(citation({ ...ARTICLE, ...changes, siteName: null, url: 'javascript:x' })).toBe('Who mills?');
  });
});

describe('credits', () => {
  it('omit missing parts', () => {
    expect(creditLine({ ...ARTICLE, byline: null, published: 'last spring' })).toBe('The Mill · last spring');
    expect(creditLine({ ...ARTICLE, byline: null, siteName: null, published: null })).toBe('');
  });
});
