import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { factsOf } from './post-facts.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function factsOfPost(author: string, time: string, score = '') {
  const walk = walkPage(framedPage(`<div id="post">${author}${time}${score}<p>Text</p></div>`));
  const find = (test: (node: Element) => boolean): number => walk.elements.findIndex(test);
  return factsOf(walk, {
    index: find(({ id }) => id === 'post'),
    author: find(({ className }) => className === 'author'),
    time: find(({ className }) => className === 'when'),
    score: find(({ className }) => className === 'score'),
    body: find(({ localName }) => localName === 'p'),
  });
}

const ADA = '<b class="author">Ada:</b>';

test.each([
  [
    '<time class="when" datetime="2024-02-11T10:15:00+0100">3 months ago</time>',
    '2024-02-11T10:15:00+01:00',
    '3 months ago',
  ],
  ['<span class="when" title="2024-02-11 10:15:00Z">Feb 11</span>', '2024-02-11T10:15:00Z', 'Feb 11'],
  ['<span class="when" title="2024-02-11T09:15:00 1707642900">1 day ago</span>', '2024-02-11T09:15:00Z', '1 day ago'],
  ['<span class="when" data-time="1707642900000">Feb 2024</span>', '2024-02-11T09:15:00Z', 'Feb 2024'],
  ['<p class="when">by Ada » 11 Feb 2024, 10:15</p>', '', '11 Feb 2024, 10:15'],
  ['<span class="when">02-11-2024, 10:15 AM (This post was changed by Ada.)</span>', '', '02-11-2024, 10:15 AM'],
])('reads the time of %s', (markup, datetime, time) => {
  expect(factsOfPost(ADA, markup)).toMatchObject({ datetime, time, author: 'Ada' });
});

test.each([
  [
    'Ada (the miller)',
    '<p class="when">Posted by: Ada (the miller) | 11 Feb 2024 at 10:15</p>',
    '11 Feb 2024 at 10:15',
  ],
  ['Ada', '<p class="when">11 Feb 2024 (changed by Ada)</p>', '11 Feb 2024'],
])('reads the time beside the name %s', (name, markup, time) => {
  expect(factsOfPost(`<b class="author">${name}</b>`, markup)).toMatchObject({ author: name, time });
});

test('an attribute has the name where its element is empty or holds it', () => {
  const authorIn = (shown: string) => {
    const walk = walkPage(framedPage(`<div data-author="Ada"><b>${shown}</b><p>Text</p></div>`));
    const index = walk.elements.findIndex((node) => node.hasAttribute('data-author'));
    return factsOf(walk, { index, author: index + 1, time: -1, score: -1, body: index + 2 }).author;
  };
  expect(['', 'Ada, miller', 'Bo'].map(authorIn)).toEqual(['Ada', 'Ada', 'Bo']);
});

test('leaves scripts out of a name', () => {
  expect(factsOfPost('<b class="author">Ada <script>count("7");</script></b>', '').author).toBe('Ada');
});

test.each([
  ['31 points', 31],
  ['\u22123', -3],
  ['1,234', 1234],
  ['1.2k', null],
  ['•', null],
  ['vote', null],
])('reads the score %j', (text, score) => {
  expect(factsOfPost(ADA, '', `<i class="score">${text}</i>`).score).toBe(score);
});

test('reads the score that an attribute states before the text', () => {
  expect(factsOfPost(ADA, '', '<i class="score" data-value="1234">1.2k</i>').score).toBe(1234);
});

test('cuts a long name behind a word and marks the cut', () => {
  const name = 'Ada of the mill, keeper of the bridge, of both ferries and of the books of the parish since 1921';
  expect(factsOfPost(`<b class="author">${name}</b>`, '').author).toBe(
    'Ada of the mill, keeper of the bridge, of both ferries and of the books of the…',
  );
});

test('takes a long text for no time', () => {
  const line = 'Whoever comes by says good day, looks at the sky for a while and has no opinion of it at all, 12:30';
  expect(factsOfPost(ADA, `<p class="when">${line}</p>`)).toMatchObject({ author: 'Ada', time: '' });
});

test('reads the name in a box of several lines, of which one is the time', () => {
  const box =
    '<div class="author"><div><div>By</div><div>Ada Ek</div><div>-</div></div><div class="when">3 May 2024</div></div>';
  expect(factsOfPost(box, '')).toMatchObject({ author: 'Ada Ek', time: '3 May 2024' });
});

test('reads the name in two lines as two words', () => {
  expect(factsOfPost('<a class="author">Ada<br>Ek <i class="rank">12</i></a>', '').author).toBe('Ada Ek');
});
