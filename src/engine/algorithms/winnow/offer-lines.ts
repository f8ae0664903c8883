import { linkTexts } from '../../features/link-texts.ts';
import { itemAt } from '../../outline-tree.ts';
import type { Outline } from '../../types.ts';

/** Characters of an offer in a paragraph. */
const OFFER_CHARS = 200;
/** Letters by mail in the largest languages. */
const LETTER =
  /newsletter|bolet[íi][nm]|lettre d[’']info|рассылк|メールマガジン|メルマガ|电子报|電子報|邮件通讯|뉴스레터|نشرتنا|النشرة/i;
const APP = /\bapps?\b|\bapplica(?:tion|zione)|\baplica(?:ción|tivo)|приложени|アプリ|客户端|앱|تطبيق/i;
/** What an offer asks for. */
const CALL =
  /sign(?:ing)? up|subscri|download|\bget\b|meld(?:en sie|e?t? dich)|abonn|\blade|in?scri|télécharg|suscr|apúnt|descarg|\bassin|\bbaix|scaric|подпи|скача|登録|購読|ダウンロード|订阅|訂閱|下载|下載|구독|다운로드|اشترك|سجل|حم[َّ]*ل/i;
/** The page's own things. */
const OUR =
  /\bour\b|\bunsere?\b|\bnotre\b|\bnuestra\b|\bnoss[oa]\b|\bnostr[ao]\b|наше|公式|当社|我们|我們|本[报站]|تطبيقنا/i;
const BOTH_SHOPS =
  /\b(?:iphone|ios|app store)\b.*\b(?:android|google play)\b|\b(?:android|google play)\b.*\b(?:iphone|ios|app store)\b/i;
/** The link of an offer where it does not say what it is for. */
const HERE = /^(?:here|hier|ici|aquí|aqui|qui|здесь|тут|こちら|点击这里|這裡|هنا|iphone|ios|android)$/i;
const QUOTES = /^\W*[“"„«「]/u;
/** A line that says who paid for the text. */
const PAID =
  /^\W*(?:sponsored (?:content|post|by)|paid (?:content|post|partnership)|presented by|branded content|bezahlte partnerschaft|gesponsert|contenu sponsorisé|contenido patrocinado|conteúdo patrocinado|contenuto sponsorizzato|на правах рекламы|партн[её]рский материал|PR記事|赞助内容|贊助內容|محتوى (?:مدعوم|برعاية))/iu;
const PAID_CHARS = 60;
const FILE = /^[\w %-]{1,60}\.(?:mp3|m4a|ogg|wav|mp4|webm)$/i;

/**
 * True for a paragraph that asks to take the site's letters or program, with a link for it, for a line below the first
 * text that says who paid for a part, and for a player that is only the name of a file. Above the text such a line is
 * about the article itself, and stays.
 */
export function isOfferLine(outline: Outline, b: number, isBelowText: boolean): boolean {
  const { text, chars, heading, linkChars, sentences } = itemAt(outline.blocks, b);
  if (heading > 0 || chars > OFFER_CHARS) return false;
  if (chars <= PAID_CHARS && sentences === 0) {
    if (isBelowText && PAID.test(text)) return true;
    if (linkChars === 0 && FILE.test(text)) return true;
  }
  if (linkChars === 0 || !CALL.test(text) || QUOTES.test(text)) return false;
  const isLetter = LETTER.test(text);
  if (!isLetter && !(APP.test(text) && (OUR.test(text) || BOTH_SHOPS.test(text)))) return false;
  const thing = isLetter ? LETTER : APP;
  return linkTexts(outline, b).some((link) => CALL.test(link) || thing.test(link) || HERE.test(link.trim()));
}
