import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { controlLines } from './control-lines.ts';

/** Texts of the blocks that are labels of controls, of a page of which all was kept. */
function linesIn(html: string): string[] {
  const outline = outlineOf(html);
  return controlLines(outline, new Uint8Array(outline.blocks.length).fill(1)).map((b) => outline.blocks[b]!.text);
}

test.each([
  ['Copy link', 'Link copied!', 'Share this article', 'Share on WhatsApp', 'Tweet', 'Show more', 'Show', 'Read less'],
  ['Auf Facebook teilen', 'Link kopieren', 'Mehr anzeigen', 'Weniger anzeigen'],
  ['Partager sur X', 'Copier le lien', 'Voir plus', 'Compartir en Facebook', 'Copiar enlace', 'Mostrar más'],
  ['Compartilhar no WhatsApp', 'Ver mais', 'Condividi su X', 'Leggi di più', 'Поделиться', 'Показать ещё'],
  ['复制链接', '展开全文', 'URLをコピー', 'もっと見る', 'مشاركة', 'عرض المزيد', 'शेयर करें', 'শেয়ার করুন'],
  ['Back to Top', '↑ Return to top', 'Nach oben', 'Retour en haut', 'Volver arriba', 'Voltar ao topo'],
  ['Torna su', 'Вернуться наверх', '回到顶部', 'ページトップへ戻る', 'العودة إلى الأعلى'],
  ['Your browser does not support the audio element.', 'Listen to this article', 'Play video'],
  ['12 Comments', 'Lesezeit: 3 Min.', '5 min read', 'Was this article helpful?', 'Оцените статью', '👁 1 204'],
  ['Gift this article', 'Drucken', 'Click to enlarge', '打开APP阅读更多', 'Просмотров: 120'],
  ['A A A Drukuj', '字号：T | T', '小字号', 'Text size: + -', 'Placeholder image-1'],
  [
    'Get in touch with our news team by emailing us at a@b.example.',
    'For more stories like this, check our news page.',
  ],
  ['Comments (0)', 'No comments yet.', 'Noch keine Kommentare', 'Sin comentarios', 'Нет комментариев', '暂无评论'],
  [
    'You can follow any responses to this entry through the RSS 2.0 feed. You can leave a response, or trackback.',
    'This entry was posted on Monday, May 3rd, 2010. You can follow any comments to this entry through the feed.',
    'This entry was posted in Harbour. Bookmark the permalink.',
    'Both comments and pings are currently closed.',
  ],
  ['[ Keep up on the tides with our Low Water newsletter. ]', 'TrackBack', 'Follow @quay for the tides.'],
])('finds %s', (...labels) => {
  expect(linesIn(labels.map((label) => `<p>${label}</p>`).join(''))).toEqual(labels);
});

test('keeps entries, headings and sentences', () => {
  const content =
    '<h2>Show more</h2><ul><li>Share</li></ul><table><tr><td>Hide</td></tr></table><p>Show me the dam.</p>' +
    '<p>Share the bread.</p><p>This post was posted on the door of the mill in May.</p><p>You can follow the river.</p><p>Back to top form.</p><p>Share on the first of May, they said, and went home.</p>';
  expect(linesIn(content)).toEqual([]);
});

test('finds a row of labels of sharing, and the time of a player that has not begun', () => {
  const lines = ['Share | Tweet | Email', 'Share: Facebook, WhatsApp', '0:00 / 3:12', '00:00'];
  expect(linesIn(lines.map((line) => `<p>${line}</p>`).join(''))).toEqual(lines);
  expect(linesIn('<p>Share: one crown</p><p>3:12 / 4:10</p><p>Tweet of the day</p><p>0:00 was the result</p>')).toEqual(
    [],
  );
});

test('finds a row of sharing in elements and in a list, and no list of services', () => {
  const row = '<div><span>Share this article</span><a href="/l">LinkedIn</a> <a href="/w">WhatsApp</a></div>';
  expect(linesIn(row)).toHaveLength(1);
  expect(linesIn('<ul><li>Merken</li><li>Teilen</li><li>Drucken</li></ul>')).toHaveLength(3);
  expect(linesIn('<ul><li><a href="/f">Facebook</a></li><li><a href="/m">E-Mail</a></li></ul>')).toHaveLength(2);
  expect(linesIn('<ul><li>Facebook</li><li>Instagram</li><li>Threads</li></ul>')).toEqual([]);
});

test('finds the parts of a player, also in a list, and no list of times or sizes', () => {
  const player = ['Pause', 'Current Time 0:00', 'Loaded: 0%', '1080p', '720p', '0:00 / 12:45', '1x', 'Captions off'];
  expect(linesIn(`<ul>${player.map((part) => `<li>${part}</li>`).join('')}</ul>`)).toEqual(player);
  expect(linesIn('<ul><li>9:30</li><li>10:30</li><li>11:30</li></ul><p>Pause</p>')).toEqual([]);
  expect(linesIn('<ul><li>1080p</li><li>720p</li><li>480p</li></ul>')).toEqual([]);
});

test('finds the buttons of entries, and leaves one alone', () => {
  const entry = (label: string): string => `<h3>Bell</h3><p>Two crowns</p><p><a href="/b">${label}</a></p>`;
  for (const label of ['Learn more', 'Book Now', 'In den Warenkorb', 'Ajouter au panier', 'Подробнее', '加入购物车'])
    expect(linesIn(entry(label).repeat(3)), label).toEqual([label, label, label]);
  expect(linesIn(entry('Book now').repeat(2))).toEqual([]);
  expect(linesIn(entry('Compare the bells').repeat(4))).toEqual([]);
});

test('finds counters of a gallery, but no single one', () => {
  expect(linesIn('<p>1 of 2</p><p>The mole.</p><p>2 of 2</p>')).toEqual(['1 of 2', '2 of 2']);
  expect(linesIn('<p>1 of 2</p><p>The mole.</p>')).toEqual([]);
});

test('finds headings that only say that the article begins', () => {
  expect(linesIn('<h2>Article content</h2><h6>Článek</h6><h2>Articles of faith</h2>')).toEqual([
    'Article content',
    'Článek',
  ]);
});
