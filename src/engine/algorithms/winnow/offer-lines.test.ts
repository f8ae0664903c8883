import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { isOfferLine } from './offer-lines.ts';

const isOffer = (html: string, isBelowText = true): boolean => isOfferLine(outlineOf(html), 0, isBelowText);

test.each([
  '<p><a href="/n">Sign up for our newsletter</a> to get the best stories of the harbour every Friday.</p>',
  '<p>Want more stories like this? Subscribe to our weekly newsletter <a href="/n">here</a>.</p>',
  '<p>Melden Sie sich für <a href="/n">unseren Newsletter</a> an und lesen Sie jeden Freitag die besten Geschichten.</p>',
  '<p>港の話を毎週金曜日にお届けする<a href="/n">メールマガジンの登録はこちら</a>からどうぞ。</p>',
  '<p><a href="/n">اشترك في نشرتنا البريدية</a> لتصلك كل جمعة أفضل حكايات الميناء.</p>',
  '<p>Download <a href="/a">our app</a> to read all stories of the harbour first.</p>',
  '<p>Never miss a story: get the Gazette app on <a href="/i">iPhone</a> and <a href="/g">Android</a>.</p>',
  '<p>Скачайте <a href="/a">наше приложение</a> и читайте новости порта первыми.</p>',
  '<p>Sponsored content by Rope and Sons</p>',
  '<p>Bezahlte Partnerschaft mit Seil und Söhne</p>',
  '<p>audio.mp3</p>',
])('%s is an offer of the site', (html) => {
  expect(isOffer(html)).toBe(true);
});

test.each([
  '<p>“Sign up for our newsletter,” it said, and <a href="/x">our newsletter</a> lay beside it.</p>',
  '<p>She asked the readers to subscribe to the newsletter, and <a href="/x">nine hundred names</a> stood on the list.</p>',
  '<p>Sign up for our newsletter, the editor wrote below each of her letters.</p>',
  '<p>First <a href="/x">download the app</a> of the harbour, then open the gate with it.</p>',
  '<p><a href="/night.mp3">night.mp3</a></p>',
  '<h2>Sponsored content by Rope and Sons</h2>',
  '<p>Presented by the mayor, the medal was lost again on the way home, and nobody has seen it since.</p>',
])('%s is text of the article', (html) => {
  expect(isOffer(html)).toBe(false);
});

test('a line above the text that says who paid for the article stays', () => {
  expect(isOffer('<p>Sponsored content by Rope and Sons</p>', false)).toBe(false);
});
