import { describe, expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { leaveOutBoxes } from './leave-out-boxes.ts';

const PROSE = `<p>${'The tide fills the pond and the wheel turns. '.repeat(20)}</p>`;

/** Texts kept of a box between two long paragraphs, all of which were kept. */
function keptOf(box: string, around: (inner: string) => string = (inner) => PROSE + inner + PROSE): string[] {
  const outline = outlineOf(around(box));
  const keep = leaveOutBoxes(outline, new Uint8Array(outline.blocks.length).fill(1));
  return outline.blocks.filter(({ text }, b) => keep[b] && !text.startsWith('The tide')).map(({ text }) => text);
}

test('small boxes that are named for advertisements, letters and players are left out', () => {
  for (const name of ['newsletter-box', 'SignUp_root', 'subscription-widget', 'component advert', 'videoPlayer'])
    expect(keptOf(`<div class="${name}"><h3>Weekly</h3><p>Join in.</p></div>`), name).toEqual([]);
  expect(keptOf('<div class="note"><h3>Weekly</h3><p>Join in.</p></div>')).toEqual(['Weekly', 'Join in.']);
  expect(keptOf('<p><span class="newsletter-box">Join in.</span></p>')).toEqual([]);
});

test('a line stays where a link or a mark in it has the name of such a box', () => {
  const line = (name: string): string =>
    `<p>The keepers <a class="${name}" href="/sp">who pay</a> have read it first.</p><h2>[<b class="${name}">$</b>] Gates</h2>`;
  for (const name of ['subscription', 'sponsor-link', 'player'])
    expect(keptOf(line(name)), name).toEqual(['The keepers who pay have read it first.', '[$] Gates']);
});

test('a permalink button inside a heading is left out and the heading stays', () => {
  expect(keptOf('<h2>Gates<div class="header-anchor-parent"><button>Copy link</button></div></h2>')).toEqual(['Gates']);
});

test('a line that only labels an advertisement is left out, but no entry, heading or sentence', () => {
  expect(keptOf('<p>Advertisement</p><div>Anzeige</div><p>Реклама</p><p>廣告</p>')).toEqual([]);
  expect(keptOf('<p>Annons</p><p>Mainos</p><p>Hirdetés</p><p>Iklan</p><p>Quảng cáo</p><p>광고</p>')).toEqual([]);
  expect(keptOf('<p>โฆษณา</p><p>פרסומת</p><p>विज्ञापन</p><p>Advertentie</p><p>Publicitate</p>')).toEqual([]);
  expect(keptOf('<p>Story continues below</p><p>Advertisement - Continue Reading Below</p>')).toEqual([]);
  expect(keptOf('<p>Article continues after this ad</p><p>Continue reading after the advertisement</p>')).toEqual([]);
  expect(keptOf('<p>Story continues below advertisement</p><p>Scroll to continue</p>')).toEqual([]);
  const sentences =
    '<p>The path continues below.</p><p>Continues below deck.</p><p>Continue after the bridge adit.</p>';
  expect(keptOf(sentences)).toHaveLength(3);
  const content = '<ul><li>Advertising</li></ul><h2>Advertising</h2><p>Advertising paid for the mill.</p>';
  expect(keptOf(content)).toEqual(['Advertising', 'Advertising', 'Advertising paid for the mill.']);
});

test('lines about the page, its channels and its topics are left out, and prose with such words stays', () => {
  const a = (text: string): string => `<a href="/x">${text}</a>`;
  for (const line of [
    `Folgen Sie uns auf ${a('Google News')} und verpassen Sie nichts.`,
    a('Clique aqui e receba as notícias pelo nosso canal no WhatsApp'),
    a('Descarga nuestra app y lee sin límites'),
    `Filed under: ${a('Water')}, ${a('Rope')}`,
    `${a('Home')} › ${a('Water')} › Two numbers`,
    `【あわせて読みたい】${a('灯台守の帽子')}`,
    `İLGİLİ HABER: ${a('Taşların arasındaki boşluk')}`,
  ])
    expect(keptOf(`<p>${line}</p>`), line).toEqual([]);
  const prose = `<p>Follow the miller home and you pass the ${a('jetty')}.</p><p>Home is where the ${a('bell')} is.</p>`;
  expect(keptOf(prose)).toHaveLength(2);
});

test('a line in other languages where the text goes on is left out', () => {
  for (const line of ['El artículo continúa tras la publicidad', 'Dalsza część tekstu pod reklamą', 'スポンサーリンク'])
    expect(keptOf(`<p>${line}</p>`), line).toEqual([]);
  expect(keptOf('<p>Haberin devamı aşağıda</p>')).toEqual([]);
});

test('teasers below a label are left out with it, and a section below such a label stays', () => {
  const link = '<article><h3><a href="/a">Five monsters for the shelf</a></h3></article>';
  expect(keptOf(`<div><h2>Related Stories</h2>${link}${link}</div>`)).toEqual([]);
  expect(keptOf('<div><h2>Related work</h2><p>Others measured the tide.</p></div>')).toHaveLength(2);
});

test('a teaser in one line is left out, and a line or an item that only has a link stays', () => {
  const bell = '<a href="/z">The bell that was sold twice</a>';
  expect(keptOf(`<p><b>Read also:</b> ${bell}</p><p>Lire aussi : ${bell}</p><p>Related: ${bell}</p>`)).toEqual([]);
  const content = `<p>Source: ${bell}</p><p>Related work began with ${bell}</p><ul><li>Recommended: ${bell}</li></ul>`;
  expect(keptOf(content)).toHaveLength(3);
});

test('a sentence that refers to another page stays', () => {
  const chapter = '<a href="/c">the long chapter about bells and those who cast them</a>';
  expect(keptOf(`<p>See also ${chapter} to learn more.</p>`)).toHaveLength(1);
  expect(keptOf(`<p>See also: ${chapter}.</p>`)).toEqual([]);
});

test('teasers below a label in other languages are left out, and a picture line with its label', () => {
  const link = '<h3><a href="/z">The bell that was sold twice</a></h3>';
  for (const label of ['Read also', 'Leia também', 'Lea también', 'Leggi anche', 'Смотрите также', '関連記事'])
    expect(keptOf(`<div><span>${label}</span>${link}</div>`), label).toEqual([]);
  expect(keptOf(`<div><p>Read alsoran</p>${link}</div>`)).toHaveLength(2);
});

test('the caption of a picture that leads to another piece is left out, and another linked caption stays', () => {
  const figure = (text: string): string =>
    `<figure><a href="/z"><img src="/z.jpg"></a><figcaption>${text}</figcaption></figure>`;
  const bell = '<a href="/z">READ MORE: The bell that was sold twice</a>';
  expect(keptOf(figure(bell))).toEqual([]);
  expect(keptOf(figure('<a href="/z">The bell that was sold twice</a>'))).toHaveLength(1);
  expect(keptOf(figure('Read more about <a href="/z">the bell</a> in the book of the old sexton.'))).toHaveLength(1);
});

test('a link to letters by mail is left out with the short box around it', () => {
  const link = '<p><a href="/s">Subscribe to our newsletter</a></p>';
  expect(keptOf(`<div><p>Enjoying this story?</p>${link}</div>`)).toEqual([]);
  expect(keptOf(link)).toEqual([]);
  expect(keptOf('<p><a href="/n">Newsletter abonnieren</a></p>')).toEqual([]);
  const content =
    '<ul><li><a href="/s">Subscribe</a></li></ul><h2>Newsletter</h2><p>They subscribe to <a href="/b">it</a>.</p>';
  expect(keptOf(content)).toHaveLength(3);
  const plan = '<div><h3>Small plan</h3><p>Five crowns a month.</p><p><a href="/s">Subscribe</a></p></div>';
  expect(keptOf(plan, (inner) => `${PROSE}<h2>Plans</h2>${inner}`)).toEqual([
    'Plans',
    'Small plan',
    'Five crowns a month.',
  ]);
});

test('a label whose links were dropped is left out', () => {
  const kept = (label: string, links = '<ul><li><a href="/x">The fourth bridge</a></li></ul>'): string[] => {
    const outline = outlineOf(`${PROSE}${label}${links}${PROSE}`);
    const keep = Uint8Array.from(outline.blocks, ({ text, element }) =>
      text.startsWith('The fourth') || outline.elements[element]!.tag === 'li' ? 0 : 1,
    );
    const left = leaveOutBoxes(outline, keep);
    return outline.blocks.filter(({ text }, b) => left[b] && !text.startsWith('The tide')).map(({ text }) => text);
  };
  expect(kept('<h3>Related articles</h3>')).toEqual([]);
  expect(kept('<p>Share this article</p>')).toEqual([]);
  expect(kept('<h2>Read next</h2>')).toEqual([]);
  expect(kept('<h2>Bridges</h2>')).toEqual(['Bridges']);
  expect(kept('', '<div><h2>Related</h2><ul><li>Four strokes of a bar</li></ul></div>')).toEqual([]);
  expect(kept('<h2>Related</h2>', '<div><ul><li>Four strokes of a bar</li></ul></div>')).toEqual(['Related']);
  expect(kept('<h3>Related articles</h3>', '<p>They were printed in one book.</p>')).toHaveLength(2);
});

test('a label of a table of contents is left out where no entries follow', () => {
  for (const label of [
    'Table of Contents',
    'In this article:',
    'Inhaltsverzeichnis',
    'Оглавление',
    '目次',
    'Spis treści',
  ])
    expect(keptOf(`<div><h4>${label}</h4><ul></ul></div><h2>Bridges</h2>`), label).toEqual(['Bridges']);
  const entries = '<ul><li><a href="#a">Bridges</a></li></ul>';
  expect(keptOf(`<h4>Table of Contents</h4>${entries}`)).toEqual(['Table of Contents', 'Bridges']);
  expect(keptOf('<h4>On this page</h4><p><a href="#a">Bridges</a></p>')).toHaveLength(2);
  expect(keptOf('<h2>Contents</h2><p>Two bells and a rope.</p>')).toHaveLength(2);
});

test('a heading that links to a related piece is left out', () => {
  expect(keptOf('<h5>Related: <a href="/z">The bell that was sold twice</a></h5>')).toEqual([]);
  expect(keptOf('<h5><a href="/z">Related: The bell that was sold twice</a></h5>')).toEqual([]);
  expect(keptOf('<h5><a href="/z">Read also: The bell that was sold twice</a></h5>')).toEqual([]);
  expect(keptOf('<h3><a href="#a">Related work: bells</a></h3><h3>Related: bells</h3>')).toHaveLength(2);
});

test('a label of related pieces at the end of the text is left out', () => {
  expect(keptOf('<p>Related content:</p>', (inner) => PROSE + inner)).toEqual([]);
  expect(keptOf('<p>Highly recommended</p>', (inner) => PROSE + inner)).toEqual(['Highly recommended']);
});

test('another piece in full below a label is left out where text stands before it', () => {
  const piece = `<section><h3>More from our blog</h3><div><h2>Second</h2>${PROSE}</div></section>`;
  const outline = outlineOf(PROSE + piece);
  expect([...leaveOutBoxes(outline, new Uint8Array(4).fill(1))]).toEqual([1, 0, 0, 0]);
  expect([...leaveOutBoxes(outlineOf(piece), new Uint8Array(3).fill(1))]).toEqual([1, 1, 1]);
});

test('boxes that hold much of the text stay', () => {
  expect(keptOf('<h2>Head</h2>', (inner) => `<div class="newsletter-post">${inner}${PROSE}</div>`)).toEqual(['Head']);
  expect(keptOf('<div class="player">one two</div>', (inner) => `${inner}<p>three four five</p>`)).toHaveLength(2);
});

test('lines that say in other languages that the text goes on after an advertisement are left out', () => {
  const lines = ['La suite après cette publicité', 'Weiter nach der Anzeige', '記事は広告の後に続きます', 'Reklam'];
  for (const line of lines) expect(keptOf(`<p>${line}</p>`), line).toEqual([]);
  const sentence = 'Die Anzeige hing weiter am Tor.';
  expect(keptOf(`<p>${sentence}</p>`)).toEqual([sentence]);
});

test('an aside that begins with the label of an advertisement is left out as a whole', () => {
  expect(keptOf('<aside><p>Advertisement</p><p>The brass pump costs half as much.</p></aside>')).toEqual([]);
  expect(keptOf('<aside><p>Note</p><p>The brass pump costs half as much.</p></aside>')).toHaveLength(2);
});

test('a line that is all a link is a teaser only with a sign behind its label', () => {
  expect(keptOf('<p><a href="/z">READ MORE: The bell that was sold twice</a></p>')).toEqual([]);
  expect(keptOf('<p><a href="/z">Read more about the bell of the mill</a></p>')).toHaveLength(1);
});

test('a line of topics behind other facts is left out, and prose with a colon stays', () => {
  const link = '<a href="/t">boats</a>';
  expect(
    keptOf(`<p>Harbour, tides — Tags: ${link} — the keeper @ 15:58</p><p>Tagged with: ${link}, Ek, Li</p>`),
  ).toEqual([]);
  expect(keptOf(`<p>He wrote three tags: one for the ${link} and two for the oars.</p>`)).toHaveLength(1);
});

test('a short box about the author below the text is left out with its label', () => {
  const bio = '<h3>Ada Ek</h3><p>Ada Ek counts boats and has written about them for twelve years.</p>';
  for (const label of [
    'About the author',
    'About the Author...',
    'Über die Autorin',
    'Sobre el autor',
    'Об авторе',
    '作者简介',
  ])
    expect(keptOf(`<div><h3>${label}</h3>${bio}</div>`), label).toEqual([]);
  expect(keptOf(`<h2>About the author of the letters</h2>${bio}`)).toHaveLength(3);
  // The label of a section of the text itself.
  expect(keptOf(`<h2>About the author</h2>${bio}`)).toHaveLength(3);
});

test('a request for consent in the place of media is left out with its box', () => {
  const embed =
    '<div><p>Empfohlener redaktioneller Inhalt</p><p>Ich bin einverstanden, dass Inhalte von YouTube angezeigt werden.</p></div>';
  expect(keptOf(embed)).toEqual([]);
  expect(
    keptOf('<div><p>We need your consent to load this YouTube service!</p><p>It may collect data.</p></div>'),
  ).toEqual([]);
  expect(keptOf('<div><p>The town asked for the consent of the miller.</p><p>He gave it.</p></div>')).toHaveLength(2);
});

test('an offer to subscribe is left out with its list, and steps that begin with such a word stay', () => {
  const list = '<ul><li>All papers.</li><li>Tide tables.</li></ul>';
  expect(keptOf(`<section><p>Subscribe now to read all papers.</p>${list}</section>`)).toEqual([]);
  expect(keptOf(`<section><p>Create an account to continue</p>${list}</section>`)).toEqual([]);
  expect(keptOf(`<section><p>Register the mill in these places:</p>${list}</section>`)).toHaveLength(3);
  expect(keptOf(`<section><h2>Subscribe to read calendars</h2>${list}</section>`)).toHaveLength(3);
});

test('a short box about the author is left out', () => {
  expect(keptOf('<div class="author-box"><h4>Mara Lund</h4><p>She keeps the lamp on the mole.</p></div>')).toEqual([]);
  expect(keptOf('<div class="authority"><h4>The harbour</h4><p>It keeps the lamp.</p></div>')).toHaveLength(2);
});

test.each(['modal', 'cookie-notice', 'login-popup'])('a small box named %s is left out', (name) => {
  const words = 'We and our partners use data. Sign in, or choose what we may use.';
  expect(keptOf(`<div class="${name}"><h3>Your choice</h3><p>${words}</p></div>`)).toEqual([]);
  const more = '<div class="modal"><h3>Sizes</h3><p>The gate is two feet wide.</p></div>';
  expect(keptOf(more)).toEqual(['Sizes', 'The gate is two feet wide.']);
  // The article itself may stand in a dialog.
  const kept = keptOf('<h2>Gates</h2>', (inner) => `<div class="${name}">${PROSE}${inner}${PROSE}</div>`);
  expect(kept).toEqual(['Gates']);
});

describe('the offer below the beginning of a locked text', () => {
  const offer = (line: string): string =>
    `<div class="b4"><h3>Read on with Quay Plus</h3><p>The first month is free. You can cancel at any time.</p>${line}</div>`;

  test.each([
    'Already a subscriber? <a href="/l">Log in</a>',
    'Already have an account? <a href="/l">Sign in</a>',
    'Sie haben bereits ein Abo? <a href="/l">Anmelden</a>',
    'Déjà abonné ? <a href="/l">Se connecter</a>',
    '¿Ya eres suscriptor? <a href="/l">Inicia sesión</a>',
    'Уже есть подписка? <a href="/l">Войти</a>',
  ])('is left out by its line for subscribers: %s', (line) => {
    expect(keptOf(offer(`<p>${line}</p>`), (box) => `<article>${PROSE}${box}</article>`)).toEqual([]);
  });

  test('a sentence about subscribers stays, and so does a short text with such a line', () => {
    expect(keptOf(offer('<p>Already a subscriber in 1920, she read it all her life.</p>'))).toHaveLength(3);
    expect(keptOf(offer('<p>Already a subscriber? <a href="/l">Log in</a></p>'), (box) => box)).toHaveLength(2);
  });
});

describe('a heading such as "You may also like" above cards of other pieces', () => {
  const card = (title: string): string =>
    `<div><h4>${title}</h4><p>A keeper of a dam in the hills says how he came to his work.</p></div>`;
  const links = card('<a href="/1">The bell of the ferry</a>') + card('<a href="/2">The oldest gate of all</a>');

  test('is left out with all that follows', () => {
    expect(keptOf(`<h3>You may also like</h3>${links}`, (box) => PROSE + box)).toEqual([]);
  });

  test.each([
    [
      'a heading that is no link',
      `<h3>You may also like</h3>${links}${card('The gates')}`,
      (box: string) => PROSE + box,
    ],
    ['text', `<h3>You may also like</h3>${links}`, (box: string) => PROSE + box + PROSE],
    ['nothing before it', `<h3>You may also like</h3>${links}`, (box: string) => box],
  ])('stays with %s', (_, box, around) => {
    expect(keptOf(box, around)).toContain('The bell of the ferry');
  });
});

test('"Contents" above links that were left out goes, and stays as the heading of a section', () => {
  const list = '<ul><li><a href="#a">The wall</a></li><li><a href="#b">The water</a></li></ul>';
  const outline = outlineOf(`${PROSE}<h2>Contents</h2>${list}<h2>The wall</h2>${PROSE}<h2>Contents</h2>${PROSE}`);
  const keep = Uint8Array.from(outline.blocks, ({ linkChars }) => (linkChars > 0 ? 0 : 1));
  const left = leaveOutBoxes(outline, keep);
  expect(outline.blocks.flatMap(({ heading, text }, b) => (heading > 0 ? `${left[b]} ${text}` : []))).toEqual([
    '0 Contents',
    '1 The wall',
    '1 Contents',
  ]);
});
