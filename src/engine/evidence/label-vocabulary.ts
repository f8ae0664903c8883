import { rememberLast } from '../remember-last.ts';

/** Longer texts are not read as labels. */
const LABEL_CHARS = 80;

/** Topics of labels: the place of each in VOCABULARY, and of its bit. */
export const TOPIC = {
  related: 0,
  comments: 1,
  share: 2,
  letter: 3,
  copyright: 4,
  more: 5,
  cart: 6,
  reviews: 7,
  filter: 8,
  author: 9,
  reply: 10,
  skip: 11,
  advert: 12,
} as const;

/**
 * Vocabulary of labels and headings in the languages of most pages, one bit per topic: beginnings of words, lower case;
 * "!" marks a whole word. A label in any other language has no topic.
 */
const VOCABULARY: readonly string[] = [
  // related
  'related|recommended|you may also|you might also|more from|more like|more stories|more articles|' +
    'more posts|read next|up next|trending|popular|most read|also viewed|also bought|similar|customers who|' +
    "people also|don't miss|latest news|latest posts|latest articles|latest stories|recent posts|" +
    'recent articles|recent news|ähnlich|verwandt|mehr zum|das könnte|weitere|meistgelesen|à lire|' +
    'articles liés|similaires|relacionad|también te|más leíd|correlat|leggi anche|veja também|mais lidas|' +
    'gerelateerd|lees ook|lire aussi|sur le même sujet|mais notícias|mehr aus|lesen sie auch|auch interessant|' +
    'läs också|læs også|les også|zobacz t|czytaj t|przeczytaj t|polecamy|podobne|powiązane|najnowsze|' +
    'najczęściej|čtěte|související|διαβάστε|σχετικ|δημοφιλ|περισσότερα|похожие|читайте|по теме|материалы по|' +
    'другие новости|смотрите также|главные новости|схожі|ilgili|benzer|اقرأ|ذات صلة|مواضيع|المزيد|関連|おすすめ|' +
    'ランキング|あわせて|相关|相關|推荐|推薦|热门|精彩|관련|추천',
  // comments
  'comment|leave a reply|responses!|response!|discussion|join the conversation|kommentar|comentario|' +
    'comentário|reactie|opmerking|komentarz|komentář|σχόλι|комментари|коментар|yorum|' +
    'تعليق|التعليقات|コメント|评论|評論|网友|跟帖|댓글',
  // share
  'share|follow us|tweet|facebook|twitter|instagram|linkedin|pinterest|whatsapp|teilen|partager|compartir|' +
    'compartilh|condividi|delen|udostępnij|podziel się|sdílet|κοινοποι|поделиться|paylaş|شارك|シェア|分享|공유',
  // letter
  'newsletter|subscribe|sign up|signup|join our|join the|join us|get our latest|get our newsletter|' +
    'get the latest|get the newsletter|stay up|stay in|stay connected|your e-mail|your email|abonnier|anmeld|' +
    'abonnez|inscri|suscr|iscriviti|assine|zapisz się|εγγραφ|подпис|اشترك|登録|订阅|구독',
  // copyright
  '(c)|copyright|all rights reserved|alle rechte|tous droits|todos los derechos|tutti i diritti|' +
    'todos os direitos|wszelkie prawa|все права|جميع الحقوق|版权|版權',
  // more
  'read more|learn more|show more|see all|see more|view all|view more|view details|load more|' +
    'continue reading|find out more|shop now|discover|explore|get started|mehr erfahren|mehr lesen|' +
    'mehr anzeigen|weiterlesen|lire la suite|en savoir|voir plus|voir tout|leer más|ver más|ver todo|ver mais|' +
    'saber más|leggi tutto|leggi di più|scopri|leia mais|lees meer|lees verder|więcej|czytaj dalej|číst dál|' +
    'подробнее|далее|αναλυτικά|devamı|もっと見る|続きを読む|更多|阅读全文|더 보기',
  // cart
  'add to cart|add to bag|add to basket|add to wish|buy now|buy it|in stock|out of stock|sold out|checkout|' +
    'quantity|qty|free shipping|in den warenkorb|ajouter au|añadir al|aggiungi al|adicionar|in winkelwagen|' +
    'в корзину|カート|加入购物车|장바구니',
  // reviews
  'reviews!|review!|ratings!|rating!|rated|stars!|star!|testimonial|verified|helpful|out of 5|bewertung|' +
    'rezension|avis!|notes!|note!|reseñ|opinion|valoraci|recension|avaliaç|beoordeling|отзыв|レビュー|评价|후기',
  // filter
  'filter|sort by|refine|clear all|clear filters|showing|results!|result!|per page|price range|sortier|' +
    'trier|ordenar|filtrar|ordina|sorteer|фильтр|並べ替え|筛选',
  // author
  'about the author|written by|posted by|by |author|published|updated|last modified|last updated|' +
    'minutes read|minute read|mins read|min read|von |autor|veröffentlicht|aktualisiert|par |publié|publicado|' +
    'actualizado|pubblicato|gepubliceerd|opublikowan|δημοσι|автор|опубликовано|كتب|著者|作者|来源|來源|责任编辑|编辑',
  // reply
  'reply|quote|report|like!|likes!|upvote|edited|joined|posts:|post:|member|moderator|solved|accepted|' +
    'votes!|vote!|views!|view!|antwort|zitat|répondre|citer|responder|rispondi|antwoord|ответить|цитата|返信|回复',
  // skip
  'skip to|menu|search|home!|back to|top of page|scroll|close!|open!|toggle|previous|next!|print!|language|' +
    'zum inhalt|suche|zurück|startseite|aller au|recherche|accueil|retour|ir al|buscar|inicio|volver|vai al|' +
    'cerca|indietro|zoeken|поиск|検索|搜索',
  // advert
  'sponsored|promoted|advertise|affiliate|anzeige|werbung|publicité|publicidad|pubblicità|reklama|διαφήμιση|реклама|إعلان|広告|广告|廣告|' +
    'annons|mainos|advertent|hirdet|publicita|iklan|quảng cáo|광고|โฆษณา|פרסומת|विज्ञापन',
];

/** Number of topics. */
export const TOPICS = VOCABULARY.length;

/** Stems with the same two first characters, each with the bit of its topic. */
type Bucket = { readonly stem: string; readonly bit: number }[];

/** The stems by their first two characters. They are sorted with the first page, not when the script loads. */
const bucketsOf = rememberLast((vocabulary: readonly string[]): Map<number, Bucket> => {
  const made = new Map<number, Bucket>();
  vocabulary.forEach((stems, topic) => {
    for (const stem of stems.split('|')) {
      const key = bucketKey(stem, 0);
      let bucket = made.get(key);
      if (bucket === undefined) made.set(key, (bucket = []));
      bucket.push({ stem, bit: 1 << topic });
    }
  });
  return made;
});

function bucketKey(text: string, at: number): number {
  return text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);
}

/** The Turkish capital İ in lower case, where the language is not known. */
const DOTTED_I = 'i\u0307';

/** Topics of each block as bits; 0 for a block that is too long for a label or has no topic. */
export function labelBitsOfBlocks(blocks: readonly { readonly text: string; readonly chars: number }[]): Int32Array {
  const bitsOfBlock = new Int32Array(blocks.length);
  const known = new Map<string, number>();
  for (let b = 0; b < blocks.length; b++) {
    const { text, chars } = blocks[b]!;
    if (chars > LABEL_CHARS) continue;
    let bits = known.get(text);
    if (bits === undefined) known.set(text, (bits = labelBitsOf(text.toLowerCase().replaceAll(DOTTED_I, 'i'))));
    bitsOfBlock[b] = bits;
  }
  return bitsOfBlock;
}

/** Where the stems of topics are in a label in lower case, as [start, end). For reports, which keep these words. */
export function labelStemsIn(text: string): (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = [];
  if (text.length > LABEL_CHARS || labelBitsOf(text) === 0) return found;
  const stems = VOCABULARY.flatMap((own) => own.split('|'));
  for (const { index } of text.matchAll(/(?<=^|\s["'([«“„「【（]{0,4})[^\s]/g))
    for (const stem of stems) {
      const isWhole = stem.endsWith('!');
      if (isWhole ? startsWithWord(text, stem, index) : text.startsWith(stem, index))
        found.push([index, index + stem.length - (isWhole ? 1 : 0)]);
    }
  return found;
}

/** Topics of one text in lower case, as bits. Each word is compared with the stems that begin as it does. */
function labelBitsOf(text: string): number {
  const buckets = bucketsOf(VOCABULARY);
  let bits = text.includes('©') ? 1 << TOPIC.copyright : 0;
  for (let at = 0; at >= 0 && at < text.length;) {
    let code = text.charCodeAt(at);
    // An opening quote or bracket before a word. "(c)" is a stem of its own.
    while (OPENING_MARKS.includes(code)) {
      if (text.startsWith('(c)', at)) break;
      code = text.charCodeAt(++at);
    }
    const bucket = buckets.get(bucketKey(text, at));
    if (bucket !== undefined)
      for (let i = 0; i < bucket.length; i++) {
        const { stem, bit } = bucket[i]!;
        const isWhole = stem.charCodeAt(stem.length - 1) === 33;
        if (isWhole ? startsWithWord(text, stem, at) : text.startsWith(stem, at)) bits |= bit;
      }
    const space = text.indexOf(' ', at);
    if (space < 0) break;
    at = space + 1;
  }
  return bits;
}

/** " ' ( [ « “ „ 「 【 （ */
const OPENING_MARKS = [0x22, 0x27, 0x28, 0x5b, 0xab, 0x201c, 0x201e, 0x300c, 0x3010, 0xff08];

/** True where the stem, without its "!", is at this place and no letter follows. */
function startsWithWord(text: string, stem: string, at: number): boolean {
  const end = at + stem.length - 1;
  const next = text.charCodeAt(end);
  return text.startsWith(stem.slice(0, -1), at) && !(next > 96 && next < 123) && !(next > 0xbf);
}
