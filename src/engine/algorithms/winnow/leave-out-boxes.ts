import { labelBitsOfBlocks, TOPIC } from '../../evidence/label-vocabulary.ts';
import { linkDensityOfBlocks } from '../../features/link-density.ts';
import { runningSums, sumInside } from '../../features/running-sums.ts';
import { closest, firstRunOf, itemAt } from '../../outline-tree.ts';
import { labelLine } from '../../text/letters.ts';
import type { Block, Outline } from '../../types.ts';
import { controlLines } from './control-lines.ts';
import { isOfferLine } from './offer-lines.ts';

/** A box inside an article has at most this many kept words, and this share of all. */
const BOX_WORDS = 80;
const BOX_SHARE = 0.15;
/** Teasers below their label have at least this link density. */
const TEASER_LINKS = 0.7;
/** A label above another piece has at least this share of the kept words before it. */
const PIECE_SHARE = 0.3;
/** Other pieces below a label have at most this share of the kept words, and this many in a block. */
const TAIL_SHARE = 0.4;
const TEASER_WORDS = 40;
/** A label of an advertisement has at most this many words. */
const LABEL_WORDS = 2;
/** Names of boxes for advertisements, letters, consent, offers and players, and of permalinks in headings. */
const NAME =
  /newsletter|consent|cookie|sign-?up|subscri|advert|sponsor|player|anchor-parent|author[-_]?(?:box|bio|card|profile|about)|about[-_]?(?:the[-_]?)?author/i;
/** Names of dialogs, and what they ask for; others show more of the content. */
const DIALOG = /\bmodal\b|pop-?up/i;
const ASKS =
  /cookie|privacy|account|sign (?:in|up)|log ?in|subscri|regist|datenschutz|anmeld|abonn|inscri|suscr|войти|登/i;
/** A line at the place of an advertisement that says where the text goes on, and nothing else. */
const GOES_ON =
  /^\W*(?:(?:story|article|advert\w*)\W+)?(?:continues? (?:reading )?(?:below|after)(?: (?:the|this))?(?: ad(?:s|vert\w*)?)?|scroll to continue|haberin devamı(?: aşağıda)?)\W*$/i;
const GOES_ON_WORDS = 6;
/** The same in other languages: a short line, no sentence, with a word for an advertisement and one for going on. */
const ADVERT_WORD =
  /advert|anzeige|werbung|publici|pubblicit|reklam|annons|annonce|anuncio|mainos|iklan|реклам|広告|广告|廣告|광고|إعلان|विज्ञापन/i;
const GOING_ON =
  /contin[uú]|scroll|fortgesetzt|weiter|suite|sigue|verder|lees|lanjut|kontynu|dalsz|dalej|devam|fort(?:s[æä]t|setter)|jatku|продолж|続|继续|繼續|계속|يتبع|تابع|जारी/i;
const GOES_ON_CHARS = 60;
const ENDS_SENTENCE = /[.。!?]$/;
const FULL_STOP = /[.。]$/;
/** Labels of advertisements that the topics lack. */
const ADVERT_LABEL =
  /^(?:reklam|annonce|oglas|スポンサー(?:ード)?(?:リンク)?|reclamă|বিজ্ঞাপন|آگهی|advertorial)[^a-z\u00c0-\u1fff\u3040-\ud7ff]*$/;
const ADVERT = 1 << TOPIC.advert;
const RELATED = 1 << TOPIC.related;
/** Topics of labels above rows and lists of links. */
const ROWS = RELATED | (1 << TOPIC.share) | (1 << TOPIC.letter);
const ROW_LABEL_WORDS = 5;
/** What stands before the link of a teaser, in a line or alone. */
const READ_ALSO =
  /^(?:(?:(?:read|see) (?:also|more|next)|also read|le[ae]r? también|te puede interesar|leia também|leggi anche|vedi anche|ver también|veja também|(?:à )?(?:lire|voir) aussi|siehe auch|lesen sie auch|lees ook|l[äæe]se? (?:också|også)|czytaj (?:też|także|również)|lue myös|baca juga|ayrıca (?:oku|bak)[a-z\u00c0-\u1fff]*|ilgili haber[a-z\u00c0-\u1fff]*|xem thêm|citește și|читайте также|смотрите также)(?![a-z\u00c0-\u1fff])|延伸阅读|延伸閱讀|関連記事|あわせて読みたい|اقرأ أيضا|यह भी पढ़ें|আরও পড়ুন)/;
/** Such labels that count only before a colon, because the words may also begin a sentence. */
const RELATED_LINE =
  /^(?:related(?: (?:articles?|stor(?:y|ies)|posts?|reads?|reading|guides?|links?|content|news|topics?))?|mehr (?:zum thema|dazu)|zum thema|lesetipp|relacionad[oa]s?|sur le même sujet|по теме|相关阅读|相關閱讀)\s*[:：]/;
/** Labels above a table of contents. */
const CONTENTS =
  /^(?:table of contents|on this page|in this (?:article|post|guide|story)|inhaltsverzeichnis|auf dieser seite|table des matières|sur cette page|(?:tabla|índice) de contenidos?|tabela de conteúdos?|оглавление|目录|目錄|目次|목차|فهرس المحتويات|spis treści|inhoudsopgave|içindekiler|daftar isi|mục lục|विषय सूची)[^a-z\u00c0-\u1fff\u3040-\ud7ff]*$/;
/** The same in one word, which may also be the heading of a section. */
const CONTENTS_WORD = /^(?:contents|inhalt|sommaire|[íi]ndice|содержание):?$/;
/** Lines about the topics of a page, before their links. */
const FILED =
  /^(?:filed under|posted in|tagged(?: (?:with|as|under))?|tags?|categor(?:y|ies)|topics?|schlagwörter|kategorien?|étiquettes|catégories?|etiquetas|categorías?|теги|метки|рубрики?|タグ|カテゴリー?|标签|分类|태그)(?![a-z\u00c0-\u1fff])/;
/** The same with a colon, also behind other facts: not all topics need a link. */
const TOPICS_LINE =
  /^(?:[^—–|·]{0,60}[—–|·] )?(?:filed (?:under|in)|tagged(?: with| as)?|tags|schlagwörter|étiquettes|mots-clés|etiquetas|теги|метки|标签|標籤)\s*[:：]/;
/** Labels above a few words about the author, below the text. */
const ABOUT_AUTHOR =
  /^(?:(?:more )?about the (?:author|writer)s?|über (?:den autor|die autorin|die autoren)|à propos de l.auteure?|sobre (?:el autor|la autora|o autor|a autora)|sull.autore|об авторе|作者[简簡]介|[关關][于於]作者|この記事を書いた人|著者(?:について|プロフィール)|o autorze|over de auteur|om författaren|yazar hakkında|عن الكاتب)[\s.…:：]*$/;
const ABOUT_WORDS = 150;
/** Lines that ask to follow the site elsewhere, and where. */
const FOLLOW =
  /^(?:(?:follow|like|join|find) us|folgen sie uns|folge uns|suivez[- ]nous|síguenos|siga(?:-nos| a gente)|seguici|volg ons|obserwuj nas|подпис(?:ывайтесь|аться) на (?:нас|наш)|читайте нас|bizi [a-z\u00c0-\u1fff]*takip|关注我们|フォロー|تابعونا)(?![\u3400-\u9fff])/;
const OUR_CHANNEL =
  /\b(?:our|notre|nuestro|nosso|unserem?|il nostro|nasz|on[sz]e?|наш|bizim)\b.{0,30}(?:channel|c?h?anal|kanal|канал)/;
const PLATFORM =
  /google (?:news|discover)|facebook|instagram|twitter|telegram|whats ?app|youtube|tiktok|linkedin|threads|bluesky|viber|вконтакте|дзен|телеграм|微信|微博/i;
/** A link to the site's program for telephones. */
const APP =
  /\b(?:download|get|install) (?:our|the)\b.{0,20}\bapp\b|\b(?:descarga|baixe|télécharge[rz]|scarica|lade[n]?)\b.{0,30}\bapp(?:li(?:cation|cativo|kation))?\b|скачайте.{0,20}приложение/;
/** A line of links from the front page to this one. */
const TRAIL =
  /^\W*(?:home|start(?:seite)?|accueil|inicio|início|главная|首页|首頁|ホーム|トップ|홈|ana ?sayfa|strona główna|الرئيسية)\s*[›»>→/\\·]/;
/** The first line of an offer to subscribe or to register, above a list of what it brings. */
const OFFER =
  /^\W*(?:subscribe|register|sign (?:in|up)|create an account|jetzt abonnieren|abonnez-vous|suscríbe\w+)\b.{0,40}(?:\bnow\b|to (?:read|continue|unlock)|weiter|pour lire|para leer)/i;
/** A line with a link for those who have paid, in an offer below the beginning of a locked text. */
const HAS_ACCOUNT =
  /^.{0,12}(?:already (?:an? |have |subscribed|registered)|(?:bereits|schon) .{0,12}(?:abo|kunde|regist)|déjà abonné|ya .{0,8}suscri|já .{0,4}assinante|già abbonat|уже .{0,9}подпис)/i;
const OFFER_LINE_WORDS = 12;
const LOCKED_SHARE = 0.4;
/** In the place of media of another site, until the reader agrees that it is loaded. */
const EMBED_CONSENT =
  /need your consent to load|^.{0,60}(?:hosted by a third party|externen? inhalt|redaktioneller inhalt|inhalte? von \w+ .{0,20}(?:angezeigt|geladen)).{0,60}$/i;
const CONSENT_WORDS = 110;
const CONSENT_BLOCKS = 8;
/** The sign between such a label and the title of the piece. */
const AFTER_LABEL = /^\s*[:：|｜»›→–—-]\s*/;
/** A link to letters by mail or to a gift of money, and the words of the small box around it. */
const SUBSCRIBE =
  /\b(?:subscribe|newsletters?)\b|^\W*(?:sign up|donate|join (?:us|now|today|for free))\b|spenden$|faire un don|\bdona(?:r|te)?\b|пожертвовать|abonnieren|abonnez|s[’'](?:abonner|inscrire)|suscr[íi]b|\bassine|inscreva-se|iscriviti|подпис(?:аться|ывайтесь|ка)|订阅|訂閱|メルマガ|購読|구독|اشترك/i;
const SUBSCRIBE_WORDS = 10;
const SUBSCRIBE_BOX_WORDS = 40;
const SUBSCRIBE_BOX_BLOCKS = 4;
/** A paragraph of the article stands before it. */
const PROSE_WORDS = 20;
/** The label of a teaser in one line, up to its colon. */
const LINE_LABEL = /^[^:：]{2,40}(?=[:：])/;
const LINE_WORDS = 30;
/** Share of a teaser's line that is its link. */
const LINE_LINKS = 0.5;

/**
 * Leaves out boxes inside an article: small ones whose name says so, teasers and further pieces below a label such as
 * "Related" or after it in a line, labels of links that were dropped, and labels of advertisements. Returns a new
 * decision; linear in elements and blocks.
 */
export function leaveOutBoxes(outline: Outline, keep: Uint8Array): Uint8Array {
  const { elements, blocks, runs } = outline;
  const left = keep.slice();
  const kept = runningSums(blocks, ({ words }, b) => (keep[b] ? words : 0));
  const total = kept[blocks.length]!;
  const topics = labelBitsOfBlocks(blocks);
  elements.forEach((element, i) => {
    const own = sumInside(kept, element);
    if (own > 0 && isBox(own, i)) left.fill(0, element.firstBlock, element.lastBlock);
  });
  for (const b of controlLines(outline, left)) left[b] = 0;
  for (let b = 1; b < blocks.length; b++) if (left[b] && EMBED_CONSENT.test(blocks[b]!.text)) left.fill(0, ...boxOf(b));
  for (let b = 1; b < blocks.length; b++)
    if (left[b] && isForMembers(blocks[b]!)) left.fill(0, ...boxOf(b, LOCKED_SHARE));
  for (let b = 1; b < blocks.length; b++) if (isSubscribeLink(b)) left.fill(0, ...boxOfLink(b));
  for (let b = 1; b < blocks.length; b++) if (left[b] && isAboutAuthor(b)) left.fill(0, b, endOfAbout(b));
  left.fill(0, startOfTail());
  const firstText = blocks.findIndex(({ sentences }, b) => left[b] && sentences > 0);
  for (let b = 1; b < blocks.length; b++)
    if (
      left[b] &&
      (isTeaserLine(b) || isLabelOfDropped(b) || isEmptyContents(b) || isOfferLine(outline, b, b > firstText))
    )
      left[b] = 0;
  return left;

  /** The first block of the largest short box around a block, and the one after its last. */
  function boxOf(b: number, share = 1): [first: number, end: number] {
    const most = Math.min(CONSENT_WORDS, share * total);
    let at = itemAt(blocks, b).element;
    let found = { firstBlock: b, lastBlock: b + 1 };
    for (let box = elements[at]; box; box = elements[at]) {
      if (box.lastBlock - box.firstBlock > CONSENT_BLOCKS || sumInside(kept, box) > most) break;
      found = box;
      at = box.parent;
    }
    return [found.firstBlock, found.lastBlock];
  }
  function isSubscribeLink(b: number): boolean {
    const { text, words, heading, chars, linkChars, element } = blocks[b]!;
    if (heading > 0 || words > SUBSCRIBE_WORDS || linkChars < LINE_LINKS * chars || !SUBSCRIBE.test(text)) return false;
    return elements[element]!.tag !== 'li';
  }
  /** The first block of the smallest short box around a link, below a paragraph, and the one after its last. */
  function boxOfLink(b: number): [first: number, end: number] {
    const own = itemAt(blocks, b).element;
    const box = elements[closest(elements, own, ({ firstBlock, lastBlock }) => lastBlock - firstBlock > 1)];
    if (box === undefined) return [b, b + 1];
    const { firstBlock, lastBlock } = box;
    const above = blocks[left.lastIndexOf(1, firstBlock - 1)];
    const isBelowProse = firstBlock > 0 && above !== undefined && above.words >= PROSE_WORDS && above.sentences > 0;
    const isShort = lastBlock - firstBlock <= SUBSCRIBE_BOX_BLOCKS && sumInside(kept, box) <= SUBSCRIBE_BOX_WORDS;
    return isBelowProse && isShort ? [firstBlock, lastBlock] : [b, b + 1];
  }

  function isAboutAuthor(b: number): boolean {
    const { text, words, heading, linkChars } = blocks[b]!;
    const isLabel = heading !== 1 && words <= ROW_LABEL_WORDS && linkChars === 0 && kept[b]! > 0;
    return isLabel && ABOUT_AUTHOR.test(labelLine(text));
  }
  /** The end of words about the author: of the box that begins with their label, else of its section, else `b`. */
  function endOfAbout(b: number): number {
    const { element, heading } = blocks[b]!;
    const box = elements[closest(elements, element, ({ firstBlock, lastBlock }) => lastBlock - firstBlock > 1)];
    if (box && sumInside(kept, box) <= ABOUT_WORDS && !left.subarray(box.firstBlock, b).includes(1))
      return box.lastBlock;
    const end = heading > 0 ? endOfSection(b) : b;
    return kept[end]! - kept[b]! <= ABOUT_WORDS ? end : b;
  }
  /** The next kept heading of the same rank or a higher one; the number of blocks where there is none. */
  function endOfSection(b: number): number {
    const rank = blocks[b]!.heading;
    const end = blocks.findIndex(({ heading }, other) => other > b && left[other] && heading > 0 && heading <= rank);
    return end < 0 ? blocks.length : end;
  }

  /** True for a label below which nothing but other pieces follows: linked headings, each with a few lines of text. */
  function isTailLabel(b: number): boolean {
    const { words, heading } = blocks[b]!;
    if (heading === 0 || words > ROW_LABEL_WORDS || (topics[b]! & RELATED) === 0) return false;
    return kept[b]! >= PIECE_SHARE * total && total - kept[b]! <= TAIL_SHARE * total;
  }
  /** The first such label with at least two titles below it; the number of blocks where there is none. */
  function startOfTail(): number {
    let start = blocks.length;
    let titles = 0;
    for (let b = blocks.length - 1; b > 0; b--) {
      if (!left[b]) continue;
      const block = blocks[b]!;
      if (titles > 1 && isTailLabel(b)) start = b;
      if (!isLink(block) && (block.heading > 0 || block.words > TEASER_WORDS)) break;
      if (block.heading > 0) titles++;
    }
    return start;
  }

  /** True for a line such as "Read also: The bell that was sold twice", whose second half is a link. */
  function isTeaserLine(b: number): boolean {
    const { words, heading, chars, linkChars, element } = blocks[b]!;
    if (words > LINE_WORDS || linkChars === 0 || elements[element]!.tag === 'li') return false;
    const text = labelLine(blocks[b]!.text);
    if (heading === 0 && (FOLLOW.test(text) || OUR_CHANNEL.test(text)) && PLATFORM.test(text)) return true;
    if (heading === 0 && TOPICS_LINE.test(text)) return true;
    if (heading === 0 && (TRAIL.test(text) || (linkChars >= chars && APP.test(text)))) return true;
    const label = READ_ALSO.exec(text)?.[0] ?? FILED.exec(text)?.[0] ?? LINE_LABEL.exec(text)?.[0] ?? '';
    if (linkChars < LINE_LINKS * (text.length - label.length)) return false;
    if (RELATED_LINE.test(text)) return true;
    if (linkChars >= chars) return isTeaserLink(text);
    if (heading > 0 || label === '') return false;
    if (FILED.test(label)) return true;
    // "See also the chapter about bells to learn how they are cast."
    if (FULL_STOP.test(text) && !AFTER_LABEL.test(text.slice(label.length))) return false;
    const [topic] = labelBitsOfBlocks([{ text: label, chars: label.length }]);
    return READ_ALSO.test(label) || (topic! & RELATED) !== 0;
  }
  /** True for a label whose links, or the buttons of a row, were all dropped, or all else in its box. */
  function isLabelOfDropped(b: number): boolean {
    const { text, words, heading, sentences, linkChars } = blocks[b]!;
    const next = blocks[b + 1];
    if (words > ROW_LABEL_WORDS || (heading === 0 ? sentences > 0 : heading === 1) || linkChars > 0) return false;
    if ((topics[b]! & ROWS) === 0 && !READ_ALSO.test(labelLine(text))) return false;
    if (left.indexOf(1, b + 1) < 0 && /[:：]$/.test(text)) return true;
    if (!next || left[b + 1]) return false;
    return isLink(next) || isAloneInBox(b);
  }
  /** True for a label of a table of contents without entries: a script adds them, or they were dropped. */
  function isEmptyContents(b: number): boolean {
    const { text, words, heading, linkChars } = blocks[b]!;
    if (heading === 1 || linkChars > 0 || words > ROW_LABEL_WORDS) return false;
    const line = labelLine(text);
    if (!CONTENTS.test(line))
      return CONTENTS_WORD.test(line) && b + 1 < blocks.length && !left[b + 1] && isLink(blocks[b + 1]!);
    const next = blocks[left.indexOf(1, b + 1)];
    return next === undefined || (elements[next.element]!.tag !== 'li' && next.linkChars < LINE_LINKS * next.chars);
  }
  function isAloneInBox(b: number): boolean {
    const box =
      elements[closest(elements, blocks[b]!.element, ({ firstBlock, lastBlock }) => lastBlock - firstBlock > 1)];
    return (
      box !== undefined &&
      left.subarray(box.firstBlock, box.lastBlock).indexOf(1) === b - box.firstBlock &&
      left.subarray(b + 1, box.lastBlock).indexOf(1) < 0
    );
  }
  function isBox(own: number, index: number): boolean {
    const { tag, classes, firstBlock, lastBlock } = elements[index]!;
    const { heading, words, text } = blocks[firstBlock]!;
    const isOne = lastBlock - firstBlock === 1;
    const isLabelled =
      (topics[firstBlock]! & RELATED) !== 0 || (words <= ROW_LABEL_WORDS && READ_ALSO.test(labelLine(text)));
    const isRelated = !isOne && isLabelled && kept[firstBlock]! > PIECE_SHARE * total;
    const next = isRelated ? blocks[firstBlock + 1]!.heading : 0;
    // A label above a heading of the same or a higher rank is that of another piece, in full or not.
    if (next > 0 && next <= heading) return true;
    if (own > Math.min(BOX_WORDS, BOX_SHARE * total)) return false;
    if (NAME.test(classes) && isWhole(index)) return true;
    const asks = (): boolean => blocks.slice(firstBlock, lastBlock).some((block) => ASKS.test(block.text));
    if (DIALOG.test(classes) && asks() && isWhole(index)) return true;
    // A box beside the text that begins with the label of an advertisement is one.
    if (tag === 'aside' && isAdvertLabel(firstBlock, words)) return true;
    // The caption of a picture that leads to another piece; without it the picture has no place.
    if (isOne && tag === 'figcaption' && isTeaserCaption(firstBlock)) return true;
    if (isOne) return heading === 0 && tag !== 'li' && isAdvertLabel(firstBlock, words);
    if (heading === 0 && words <= LINE_WORDS && OFFER.test(text)) return true;
    return isRelated && linkDensityOfBlocks(blocks, firstBlock + 1, lastBlock) >= TEASER_LINKS;
  }
  /** False for an element within a line, such as a link in a sentence. */
  function isWhole(index: number): boolean {
    const { breaks, end, firstBlock } = elements[index]!;
    if (breaks) return true;
    for (let i = firstRunOf(runs, firstBlock); runs[i]?.block === firstBlock; i++)
      if (runs[i]!.element < index || runs[i]!.element >= end) return false;
    return true;
  }
  function isTeaserCaption(b: number): boolean {
    return isLink(blocks[b]!) && READ_ALSO.test(labelLine(blocks[b]!.text));
  }
  function isAdvertLabel(b: number, words: number): boolean {
    if (words <= LABEL_WORDS && (topics[b]! & ADVERT) !== 0) return true;
    const { text, chars } = blocks[b]!;
    if (words <= GOES_ON_WORDS && (GOES_ON.test(text) || ADVERT_LABEL.test(labelLine(text)))) return true;
    return chars <= GOES_ON_CHARS && ADVERT_WORD.test(text) && GOING_ON.test(text) && !ENDS_SENTENCE.test(text);
  }
}

/** True for "Already a subscriber? Log in", with a link. */
function isForMembers({ text, words, linkChars }: Block): boolean {
  return linkChars > 0 && words <= OFFER_LINE_WORDS && HAS_ACCOUNT.test(text);
}

/** True for a block of links, such as a teaser. */
function isLink({ linkChars, chars }: Block): boolean {
  return linkChars >= TEASER_LINKS * chars;
}

/** True for "READ MORE: The bell that was sold twice" as a label line, all of which is a link. */
function isTeaserLink(text: string): boolean {
  const label = READ_ALSO.exec(text)?.[0] ?? '';
  return label !== '' && AFTER_LABEL.test(text.slice(label.length));
}
