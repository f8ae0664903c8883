import { blockRange, firstRunOf, itemAt } from '../../outline-tree.ts';
import { lowerCase } from '../../text/letters.ts';
import type { Outline } from '../../types.ts';

/** Labels of buttons that share a page or copy its address, in the largest languages, as whole lines in lower case. */
const SHARE = [
  '(?:copy|share|gift|print)(?: the| this)? (?:link|url|article|story|page|post)|print|drucken|imprimir|imprimer|stampa|link copied|copied to clipboard|tweet(?: this)?',
  'share(?: this)?|(?:share|post|send) (?:on|via|to|with|by) [\\w@-]+|email this(?: article| story| page)?',
  '(?:auf|über|per|via) [\\w-]+ (?:teilen|senden|versenden)|(?:artikel |beitrag |seite )?teilen|link kopier(?:en|t)',
  'partager(?: (?:sur|par|via) [\\w-]+| cet article)?|copier le lien|lien copié|envoyer par e-?mail',
  'compartir(?: (?:en|por|con|vía) [\\w-]+)?|copiar (?:el )?enlace|enlace copiado|enviar por (?:correo|e-?mail)',
  '(?:com)?partilhar?(?: (?:no|na|em|por|via) [\\w-]+)?|compartilhe|copiar (?:o )?link|link copiado',
  'condividi(?: (?:su|via|con) [\\w-]+)?|copia (?:il )?link|link copiato|invia per e-?mail',
  'поделиться(?: (?:в|во|на) [\\wа-яё-]+)?|с?копировать ссылку|ссылка скопирована',
  '分享(?:[到至][\\w\\u3040-\\ud7ff]{1,8})?|复制链接|複製連結|链接已复制|(?:リンク|url)を?コピー(?:する)?|(?:シェア|共有)(?:する)?',
  '(?:شارك|مشاركة)(?: (?:على|عبر) [\\u0600-\\u06ff]+)?|نسخ الرابط|शेयर करें|साझा करें|लिंक कॉपी करें|শেয়ার করুন',
];
/** Labels of buttons that open or close a part of the page. */
const SHOW = [
  '(?:show|read|see|view|load) (?:more|less|all)|show|hide|expand|collapse|(?:click|tap) to (?:enlarge|expand|zoom)',
  '(?:mehr|weniger|alles) (?:anzeigen|lesen|zeigen)|weiterlesen|(?:ein|aus)klappen|(?:ein|aus)blenden|anzeigen',
  '(?:voir|lire|afficher) (?:plus|moins|la suite)|masquer|afficher',
  '(?:ver|leer|mostrar|cargar) (?:más|menos|todo)|(?:ver|ler|mostrar|leia) (?:mais|menos|tudo)|mostrar|ocultar',
  '(?:mostra|leggi|vedi) (?:di più|altro|tutto|meno)|mostra|nascondi',
  '(?:показать|читать) (?:ещё|еще|больше|меньше|полностью|далее)|развернуть|свернуть|показать|скрыть',
  '(?:展开|收起|查看|显示|展開|顯示)(?:全文|更多|全部)|(?:もっと|さらに|続きを)(?:見る|読む|表示)|(?:打开|下载) ?app.{0,9}',
  '(?:عرض|اقرأ|إظهار) (?:المزيد|أقل)|إخفاء|और (?:पढ़ें|देखें)|আরও (?:পড়ুন|দেখুন)',
];
/** Links to the comments, with their number, and lines that there are none. */
const COMMENTS = [
  'comments? ?\\(\\d+\\)|no comments yet|be the first to (?:comment|reply|leave a comment)|(?:comments|responses) are (?:now |currently )?closed',
  '(?:noch )?keine kommentare|aucun commentaire(?: pour (?:l.instant|le moment))?|(?:sin|no hay) comentarios|nenhum comentário(?: ainda)?',
  'nessun commento|нет комментариев|комментариев (?:пока )?нет|(?:还没有|暂无)评论|コメントはまだありません|아직 댓글이 없습니다',
  '(?:\\d[\\d.,]*|no|leave a|post a|add a|view) (?:comments?|replies)|\\d+ (?:kommentare?|commentaires?|coment[aá]rios?)',
  '\\d+ (?:commenti|reacties|komentarz[ey]?|комментари[а-яё]*|yorum)|(?:コメント|댓글|评论) ?\\(?\\d+\\)?|\\d+ ?条评论',
];
/** Times of reading, numbers of views, and questions about the page itself. */
const FIGURES = [
  '\\d{1,3}[- ]?min(?:ute)?s?\\.? (?:read|reading time|lesezeit|de (?:lecture|lectura|leitura)|di lettura|leestijd)',
  '(?:(?:estimated )?reading time|lesezeit|lesedauer|temps de lecture|tiempo de lectura|tempo (?:de leitura|di lettura)|leestijd|czas czytania|okuma süresi|время (?:на )?чтени[ея]|阅读时间|読了時間)\\W{0,4}\\d{1,3} ?[a-z\\u00c0-\\u1fff\\u3040-\\ud7ff.]{0,10}',
  '(?:👁|(?:views|aufrufe|просмотр[а-яё]*|visitas|vues):) ?\\d[\\d., ]{0,9}|\\d[\\d.,]{0,9} (?:views|aufrufe|просмотр[а-яё]*)',
  '(?:rate|did you (?:like|enjoy)) this (?:article|post|page|story)\\?*|was this (?:article|page|post|answer|information)? ?(?:helpful|useful)\\?*|\\d+ (?:out )?of \\d+ found this helpful',
  'war (?:dieser |der )?artikel hilfreich\\?*|cet article vous a-t-il été utile ?\\?*|¿?te ha sido útil.{0,20}|оцените (?:статью|материал|новость)|この記事は役に立ちましたか.?',
];
/** Labels of links to the start of the page. */
const TOP = [
  '(?:back|return|go|jump|scroll) to (?:the )?top(?: of (?:the |this )?page)?|nach oben|zum seitenanfang|zurück nach oben',
  '(?:retour(?: en)?|revenir en) haut(?: de (?:la )?page)?|haut de page|volver (?:arriba|al inicio)|voltar ao (?:topo|início)',
  'torna (?:su|in alto|all.inizio)|(?:вернуться )?(?:наверх|к началу)',
  '(?:回到|返回)(?:顶部|頂部)|(?:ページ)?(?:トップ|先頭)(?:へ|に)(?:戻る)?|العودة (?:إلى|الى) الأعلى|맨 위로',
];
/** Headings for readers of the screen that only say that the text begins. */
const TEXT_BEGINS = /^(?:article(?: (?:content|body|text))?|main content|artikel(?:inhalt|text)?|artículo|článek)$/;
/** Counters of galleries: "2 of 9". A table may hold one. */
const COUNTER = /^\d{1,3} (?:of|\/|von|sur|de) \d{1,3}$/;
const COUNTERS = 2;
/** Lines that ask the reader to write, to read more of the site, or to take its letters. */
const ASK = new RegExp(
  '^(?:(?:this (?:entry|post) was (?:posted|written|published) .{0,120}|)you can (?:follow (?:any|all) (?:responses|comments|replies)|leave a (?:response|comment), or).{0,220}|both comments and (?:pings|trackbacks) are .{0,40}|this (?:entry|post) was posted .{0,160}bookmark the permalink.{0,40}|get in touch with our .{0,40}team.{0,80}|for more stories like this.{0,60}|follow @\\w+ for .{0,60}|\\[? ?keep up .{0,80}newsletter.{0,9}|trackback url for this entry.{0,160}|listed below are links to weblogs.{0,160}|trackback)$',
);
const ASK_WORDS = 50;
/** Switches of the size of the text, with what stands beside them. */
const TEXT_SIZE = [
  'a ?a ?a(?: [a-z\\u00c0-\\u1fff\\u3040-\\ud7ff]{3,12})?|字[号號体體](?:大小)?[:：].{0,16}|[大中小]字[号號]|text size:?.{0,16}',
];
/** What only stands in the place of a player or a picture. */
const NO_PLAYER = [
  "your browser (?:does not|doesn[’']t) support (?:the )?(?:html ?5 )?(?:audio|video|playing)(?: [a-z\\d-]+){0,6}",
  'placeholder image[- ]?\\d*|video player is loading|play (?:video|audio)|listen to this (?:article|story|post)',
  // A player that has not begun.
  '-?0?0:00(?::00)?(?: ?/ ?-?\\d{1,2}:\\d\\d(?::\\d\\d)?)?',
];
const CONTROL = new RegExp(
  `^[↑▲\\s]*(?:${[...SHARE, ...SHOW, ...COMMENTS, ...FIGURES, ...TOP, ...TEXT_SIZE, ...NO_PLAYER].join('|')})[\\s.…!›»▾▼↑▲^]*$`,
);
const SHARING = new RegExp(`^(?:${SHARE.join('|')})$`);
/** Labels in a row or a list of sharing that are none alone. */
const TARGET =
  /^(?:e-?mail|mail|facebook|twitter|x|whatsapp|telegram|linkedin|pinterest|reddit|bluesky|threads|mastodon|messenger|flipboard|pocket|xing|vk|line|save|merken|bookmark|(?:zu )?favoriten|guardar|enregistrer|salvar|salva)$/;
/** Between the labels of a row: "Share | Tweet | Email". */
const BETWEEN = /[|·•,/:]/;
/** Texts of the parts of a player. The first are of nothing else. */
const PLAYER_WORDS =
  /^(?:play(?: video| audio|\/pause)?|pause|(?:un)?mute|loaded: ?[\d.]+%|progress: ?[\d.]+%|(?:current|remaining|total) time.{0,12}|duration:?(?: [\d:]+)?|playback (?:rate|speed).{0,8}|captions (?:off|on|settings).{0,20}|subtitles (?:off|on|settings).{0,20}|(?:exit )?full ?screen|picture-in-picture|seek to live.{0,30}|auto(?: ?\(?\d+p\)?)?)$/;
const PLAYER_PARTS =
  /^(?:\d{3,4}p(?: ?hd)?|\d(?:\.\d+)?x|-?\d{1,2}:\d\d(?::\d\d)?(?: ?\/ ?-?\d{1,2}:\d\d(?::\d\d)?)?|live|quality(?: levels?)?|chapters|descriptions|captions|subtitles|audio track|volume.{0,6}|settings|share|replay)$/;
/** Fewer parts in a row may be text. */
const PLAYER_LINES = 3;
const PLAYER_WORD_LINES = 2;
const CONTROL_WORDS = 14;
const MAX_TARGETS = 12;
const CONTENT_TAGS = new Set(['li', 'td', 'th', 'dt', 'dd', 'pre']);
/** Labels of the buttons of entries. One alone may be what an article is for. */
const ACTION = new RegExp(
  `^(?:${[
    '(?:learn|find out) more|(?:see|view|more) details|(?:book|buy|shop) (?:now|it|online)|quick view|compare|directions',
    'add to (?:cart|bag|basket|wish ?list)|check (?:latest )?price|mehr erfahren|jetzt (?:kaufen|buchen)|in den warenkorb',
    'en savoir plus|acheter|réserver|ajouter au panier|más información|comprar(?: ahora| agora)?|añadir al carrito',
    'saiba mais|adicionar ao carrinho|scopri di più|acquista(?: ora)?|prenota(?: ora)?|aggiungi al carrello',
    'подробнее|купить|в корзину|了解更多|立即购买|加入购物车|詳しくはこちら|カートに入れる|今すぐ購入',
    'اعرف المزيد|اشتر الآن|أضف إلى السلة',
  ].join('|')})[\\s.›»→>]*$`,
);
const ACTION_WORDS = 4;
const ACTIONS = 3;

/**
 * Kept blocks that are labels of controls: buttons for sharing, for opening a part of the page and for going to its
 * start, and the parts of a player. Entries of lists and tables count only in a player. Linear in blocks.
 */
export function controlLines(outline: Outline, keep: Uint8Array): number[] {
  const { elements, blocks } = outline;
  const found: number[] = [];
  let player: number[] = [];
  let wordLines = 0;
  const counters: number[] = [];
  for (let b = 0; b <= blocks.length; b++) {
    if (b < blocks.length && !keep[b]) continue;
    const { words = 0, heading = 0, element = -1 } = blocks[b] ?? {};
    const text = words > 0 && words <= ASK_WORDS ? lowerCase(blocks[b]!.text) : '';
    const isShort = heading === 0 && words > 0 && words <= CONTROL_WORDS;
    const isAsking = text !== '' && ASK.test(text);
    if (b < blocks.length && (isAsking || (heading > 1 && TEXT_BEGINS.test(text)))) found.push(b);
    if (isShort && COUNTER.test(text) && elements[element]?.tag !== 'td') counters.push(b);
    if (isShort && !CONTENT_TAGS.has(elements[element]?.tag ?? '') && (CONTROL.test(text) || isShareRow(outline, [b])))
      found.push(b);
    const isWord = isShort && PLAYER_WORDS.test(text);
    if (isWord || (isShort && PLAYER_PARTS.test(text))) {
      player.push(b);
      if (isWord) wordLines++;
      continue;
    }
    if (wordLines >= PLAYER_WORD_LINES && player.length >= PLAYER_LINES) found.push(...player);
    [player, wordLines] = [[], 0];
  }
  if (counters.length >= COUNTERS) found.push(...counters);
  return [...found, ...shareLists(outline, keep), ...actions(outline, keep)];
}

/** The entries of lists that are rows of sharing. */
function shareLists(outline: Outline, keep: Uint8Array): number[] {
  return outline.elements.flatMap((element) => {
    if (element.tag !== 'ul' || element.lastBlock - element.firstBlock > MAX_TARGETS) return [];
    const entries = blockRange(element).filter((b) => keep[b]);
    return entries.length > 1 && isShareRow(outline, entries) ? entries : [];
  });
}

/** True for blocks of at least two labels of sharing and nothing else. One says what they do, or all are links. */
function isShareRow({ blocks, runs }: Outline, row: readonly number[]): boolean {
  const labels: string[] = [];
  let isLinked = true;
  for (const b of row) {
    const { text, words, heading, linkChars, chars } = itemAt(blocks, b);
    if (heading > 0 || words > CONTROL_WORDS) return false;
    isLinked &&= linkChars >= chars;
    for (let i = firstRunOf(runs, b); runs[i]?.block === b; i++)
      labels.push(...lowerCase(text.slice(runs[i]!.start, runs[i]!.end)).split(BETWEEN));
  }
  const said = labels.map((label) => label.trim()).filter((label) => label !== '');
  return (
    said.length > 1 &&
    (isLinked || said.some((label) => SHARING.test(label))) &&
    said.every((label) => SHARING.test(label) || TARGET.test(label))
  );
}

/** Kept blocks that are labels of buttons, if there are several of them: those of entries. */
function actions({ elements, blocks }: Outline, keep: Uint8Array): number[] {
  const found: number[] = [];
  for (const [b, { text, words, heading, element }] of blocks.entries()) {
    const isShort = keep[b] && heading === 0 && words <= ACTION_WORDS;
    if (isShort && !CONTENT_TAGS.has(elements[element]?.tag ?? '') && ACTION.test(lowerCase(text))) found.push(b);
  }
  return found.length >= ACTIONS ? found : [];
}
