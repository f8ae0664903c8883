import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../testing/build-at-once.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import type { RareCode } from './need-code.ts';

const PROSE = '<p>The tide fills the pond and the wheel turns until the gate is shut again.</p>'.repeat(8);

afterEach(() => {
  document.body.replaceChildren();
});

/** The names of the code that an article with this markup after its prose asks for. Blocks with "drop" are not kept. */
function neededBy(html: string): (keyof RareCode)[] {
  const walk = walkPage(framedPage(`<main>${PROSE}${html}</main>`));
  const asked: (keyof RareCode)[] = [];
  const keep = walk.outline.blocks.map(({ text }) => !text.includes('drop'));
  buildAtOnce(walk, { keep }, { title: '' }, (name) => {
    asked.push(name);
    return null;
  });
  return asked;
}

test.each([
  ['a frame outside the article', '<footer>drop this <iframe></iframe></footer>'],
  ['a search', '<form><input name="q" placeholder="Search"><button>Go</button></form>'],
  ['a list of tasks', '<ul><li><input type="checkbox"> Oil the hinges</li></ul>'],
  ['boxes named like code that hold prose', '<div class="snippet"><p>One.</p><p>Two.</p><p>Three.</p></div>'],
  ['tabs outside the article', '<div class="tab-pane">drop this</div><div class="tab-pane">drop that</div>'],
])('a page with %s needs no code for rare structure', (_, html) => {
  expect(neededBy(html)).toEqual([]);
});

test.each([
  ['a form for an address', '<form><input type="email"><button>Go</button></form>'],
  [
    'a box named and shown as code',
    '<div class="code" style="white-space: pre; font-family: monospace"><p>a</p><p>b</p><p>c</p></div>',
  ],
  ['kept tabs', '<div class="tab-pane">One pane.</div><div class="tab-pane">Another pane.</div>'],
  ['a post of another service', '<div class="tweet">A short post that stands in the page.</div>'],
])('a page with %s needs code for rare structure', (_, html) => {
  expect(neededBy(html)).toContain('rare-structure');
});
