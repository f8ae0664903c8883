import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ID_PREFIX } from '../../article/article.ts';
import { SANITIZERS } from '../testing/sanitizers.ts';
import { prepareSink, sanitize, sanitizePart } from './sink.ts';

const URL_OF_PAGE = 'https://news.example/story?id=1';
const fired = window as { fired?: unknown };

/** Renders into the document as the view does, so that an attack that works would run. */
function render(content: string): HTMLElement {
  const host = document.createElement('article');
  host.append(sanitize(content, URL_OF_PAGE));
  document.body.append(host);
  return host;
}

beforeEach(() => {
  delete fired.fired;
});
afterEach(() => {
  document.body.replaceChildren();
});

describe.each(SANITIZERS)('sanitised by $by', ({ sanitizer }) => {
  beforeAll(() => prepareSink(() => sanitizer));

  describe('hostile content', () => {
    const HOSTILE: Readonly<Record<string, string>> = {
      'a script': '<p>a<script>fired=1</script></p>',
      'an event attribute': '<img src="data:image/gif;base64,xx" onerror="fired=1">',
      'a handler on a link': '<a href="https://x.example" onclick="fired=1" onfocus="fired=1" autofocus>x</a>',
      'svg with a script': '<svg><script>fired=1</script><g onload="fired=1"></g></svg>',
      'math that turns into HTML':
        '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=fired=1&gt;">',
      'a style that closes early': '<style><style/><img src=x onerror=fired=1></style>',
      'a noscript that opens up': '<noscript><p title="</noscript><img src=x onerror=fired=1>"></noscript>',
      'a frame with srcdoc': '<iframe srcdoc="<script>parent.fired=1</script>"></iframe>',
      'a template': '<template><img src=x onerror=fired=1></template>',
      'details with ontoggle': '<details open ontoggle="fired=1"><summary>s</summary></details>',
      'an animation that sets href': '<svg><a><animate attributeName="href" values="javascript:fired=1"/></a></svg>',
      'a base': '<base href="https://evil.example/"><p>x</p>',
      'a meta refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example">',
      'a shadow root': '<div><template shadowrootmode="open"><img src="x" onerror="fired=1"></template></div>',
      'a closed shadow root':
        '<div><template shadowrootmode="closed" shadowrootclonable><img src="x" onerror="fired=1"></template></div>',
      'a form':
        '<form action="https://evil.example"><input name="q" autofocus onfocus="fired=1"><button formaction="javascript:fired=1">b</button></form>',
    };

    for (const [name, content] of Object.entries(HOSTILE)) {
      it(`makes ${name} harmless`, async () => {
        const host = render(content);
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(fired.fired).toBeUndefined();
        expect(
          host.querySelector('script,style,iframe,form,input,button,svg,base,meta,template,object,embed'),
        ).toBeNull();
        for (const element of host.querySelectorAll('*')) {
          for (const { name: attribute } of element.attributes)
            expect(attribute).not.toMatch(/^(?:on|style$|srcdoc$|name$|form)/);
        }
      });
    }

    it('removes a link with another scheme than http(s) or mailto and keeps its text', () => {
      for (const href of [
        'javascript:fired=1',
        ' java\tscript:fired=1',
        'data:text/html,x',
        'vbscript:x',
        'file:///etc/passwd',
        'blob:https://x/1',
        'chrome://settings',
      ]) {
        const host = render(`<p><a href="${href}">text</a></p>`);
        expect(host.querySelector('a[href]')).toBeNull();
        expect(host.textContent).toBe('text');
      }
    });

    it('removes such addresses from every attribute, and any address where an element does not use it', () => {
      const host = render(
        '<blockquote cite="javascript:fired=1">a</blockquote><q cite="data:text/html,x">b</q><p src="https://x.example/a">c</p>' +
          '<p srcset="https://x.example/a">d</p><math href="https://x.example/"><mi href="javascript:fired=1">e</mi></math>' +
          '<time datetime="javascript:fired=1">f</time><picture><source src="https://x.example/a" srcset="javascript:fired=1"></picture>',
      );
      expect(host.querySelector('[cite], [src], [srcset], [href], [datetime], source')).toBeNull();
      expect(host.textContent).toBe('abcdef');
    });

    it('removes a value that could end a comment or an element of raw text', () => {
      const host = render('<p title="a --&gt; b">a</p><p title="&lt;/Style&gt;">b</p><p title="x < y, y > z">c</p>');
      expect([...host.querySelectorAll('p')].map((element) => element.title)).toEqual(['', '', 'x < y, y > z']);
    });

    it('removes comments and processing instructions', () => {
      const host = render('<p>a<!-- b --><?php c ?><!doctype html><![CDATA[d]]></p>');
      expect([...host.querySelector('p')!.childNodes].map(({ nodeName }) => nodeName)).toEqual(['#text']);
    });

    it('removes a user name that looks like a host from a link', () => {
      expect(render('<a href="https://bank.example@evil.example/">x</a>').querySelector('a')?.href).toBe(
        'https://evil.example/',
      );
    });

    it('removes ids and names that could shadow those of the view', () => {
      const host = render(
        '<p id="body">a</p><a id="status" name="body" href="#status">b</a><img name="body" src="https://x.example/i.png">',
      );
      expect(host.querySelector('#body, #status, [name]')).toBeNull();
      expect(document.querySelector('body')).toBe(document.body);
    });

    it('removes classes of the interface', () => {
      expect(render('<p class="toolbar popover language-x">a</p>').querySelector('p')?.className).toBe('language-x');
    });

    it('loads no image from the extension or from another scheme than http(s)', () => {
      const host = render(
        '<img src="file:///a.png"><img src="/b.png"><img srcset="c.png 2x"><img src="data:text/html,x">',
      );
      expect([...host.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
        'https://news.example/b.png',
      ]);
    });
  });

  describe('kept content', () => {
    it('makes images lazy and without referrer', () => {
      const image = render('<img src="https://x.example/i.png" referrerpolicy="unsafe-url" alt="A">').querySelector(
        'img',
      );
      expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
      expect(image?.getAttribute('loading')).toBe('lazy');
      expect(image?.getAttribute('decoding')).toBe('async');
      expect(image?.alt).toBe('A');
    });

    it('opens links in a new tab without opener, referrer or ping', () => {
      const link = render('<a href="https://x.example/" ping="https://spy.example" target="_top">x</a>').querySelector(
        'a',
      );
      expect(link?.target).toBe('_blank');
      expect(link?.rel).toBe('noopener noreferrer');
      expect(link?.hasAttribute('ping')).toBe(false);
    });

    it('names links around images without alt text, and removes the address of empty links', () => {
      const links = render(
        '<a href="https://x.example/full"><img src="https://x.example/a.png" alt=""></a><a href="https://x.example/b"><img src="https://x.example/b.png" alt="A boat"></a><a href="https://x.example/c"> </a><a href="https://x.example/d">Words</a>',
      ).querySelectorAll('a');
      expect([...links].map((link) => link.getAttribute('aria-label'))).toEqual(['x.example', null, null, null]);
      expect([...links].map((link) => link.hasAttribute('href'))).toEqual([true, true, false, true]);
    });

    it('prefixes ids that links point to, and keeps those links inside the article', () => {
      const host = render(
        `<p><a href="#fn1">1</a> <a href="${URL_OF_PAGE}#fn2">2</a></p><ol><li id="fn1">one</li><li id="fn2">two</li><li id="other">x</li></ol>`,
      );
      expect([...host.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
        `#${ID_PREFIX}fn1`,
        `#${ID_PREFIX}fn2`,
      ]);
      expect([...host.querySelectorAll('li')].map((li) => li.id)).toEqual([`${ID_PREFIX}fn1`, `${ID_PREFIX}fn2`, '']);
    });

    it('points a link to an id outside the article to the original page', () => {
      expect(render('<a href="#gone">x</a>').querySelector('a')?.href).toBe(`${URL_OF_PAGE}#gone`);
    });

    it('keeps the text of elements that it does not know', () => {
      const host = render('<x-part><p>a<FONT>b</FONT><blink/>c</p></x-part><center>d<my-thing>e</my-thing></center>');
      expect(host.innerHTML).toBe('<p>abc</p>de');
    });

    it('keeps words that look like an address', () => {
      const content = '<p title="javascript: a note">x</p><math alttext="f:X\\to Y"><mi>f</mi></math>';
      expect(render(content).innerHTML).toBe(content);
    });

    it('reads a table without its parts, and parts without a table, as a page does', () => {
      expect(render('<tr><td>a</td></tr><table><tr><td>b</td></tr></table>').innerHTML).toBe(
        'a<div class="table-scroll"><table><tbody><tr><td>b</td></tr></tbody></table></div>',
      );
    });

    it('wraps every outer table in a scroll container', () => {
      const host = render('<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>');
      expect(host.querySelectorAll('.table-scroll').length).toBe(1);
      expect(host.firstElementChild?.className).toBe('table-scroll');
    });

    it('keeps MathML without its annotation', () => {
      const host = render(
        '<math display="block" alttext="x^2"><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="TeX">x^2</annotation></semantics></math>',
      );
      expect(host.querySelector('msup')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
      expect(host.textContent).toBe('x2');
    });

    it('keeps direction, language, ruby, time and list numbering', () => {
      const content =
        '<p dir="rtl" lang="ar">a</p><ruby>漢<rt>kan</rt></ruby><time datetime="2024-01-01">d</time><ol start="3" reversed=""><li value="2">x</li></ol>';
      expect(render(content).innerHTML).toBe(content);
    });
  });

  describe('a part of an article', () => {
    it('keeps its ids and its links to other parts', () => {
      const host = document.createElement('article');
      host.append(
        sanitizePart(`<p><a href="#${ID_PREFIX}n1" id="${ID_PREFIX}r1">1</a></p>`, URL_OF_PAGE),
        sanitizePart(`<p id="${ID_PREFIX}n1">Note <a href="#${ID_PREFIX}r1">↩</a></p>`, URL_OF_PAGE),
      );
      for (const link of host.querySelectorAll('a'))
        expect(host.querySelector(link.getAttribute('href')!)).not.toBeNull();
    });

    it('prefixes other ids, and opens other links outside', () => {
      const host = document.createElement('article');
      host.append(sanitizePart('<p id="app"><a href="#app">x</a></p>', URL_OF_PAGE));
      expect(host.firstElementChild!.id).toBe(`${ID_PREFIX}app`);
      expect(host.querySelector('a')!.target).toBe('_blank');
    });
  });
});
