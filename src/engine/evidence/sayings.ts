import type { Ground } from './ground.ts';
import type { Group } from './matrix.ts';

/** Texts longer than this are read for what they say, not taken for a label. */
const LABEL_CHARS = 80;
/** A heading speaks for what follows it up to this many blocks. */
const HEADING_REACH = 60;

/**
 * What labels and headings of pages say, in the languages that most pages are written in, one group a column. Stems; a label is compared from the start of each
 * of its words. Evidence like any other: a text in a language without an entry here simply says nothing.
 */
const SAYINGS: readonly (readonly [group: string, stems: string])[] = [
  ['related', 'related|recommended|you may also|you might also|more from|more like|more stories|more articles|more posts|read next|up next|trending|popular|most read|also viewed|also bought|similar|customers who|people also|don\'t miss|latest (?:news|posts|articles|stories)|recent (?:posts|articles|news)|ähnlich|verwandt|mehr zum|das könnte|weitere|meistgelesen|à lire|articles liés|similaires|relacionad|también te|más leíd|correlat|leggi anche|veja também|mais lidas|gerelateerd|lees ook|похожие|читайте также|関連|おすすめ|相关|推荐|관련'],
  ['comments', 'comment|leave a reply|responses?\\b|discussion|join the conversation|kommentar|commentaire|comentario|comentário|commenti|reactie|комментари|コメント|评论|댓글'],
  ['share', 'share|follow us|tweet|facebook|twitter|instagram|linkedin|pinterest|whatsapp|teilen|partager|compartir|compartilh|condividi|delen|поделиться|シェア|分享|공유'],
  ['letter', 'newsletter|subscribe|sign up|signup|join (?:our|the|us)|get (?:our|the) (?:latest|newsletter)|stay (?:up|in|connected)|your e-?mail|abonnier|anmeld|abonnez|inscri|suscr|iscriviti|assine|подпис|登録|订阅|구독'],
  ['account', 'log ?in|log ?out|sign in|register|my account|create (?:an )?account|forgot|password|einloggen|mein konto|connexion|mon compte|iniciar ses|mi cuenta|accedi|entrar|inloggen|войти|ログイン|登录|로그인'],
  ['cookies', 'cookie|privacy|consent|gdpr|terms|datenschutz|impressum|agb\\b|confidentialité|mentions légales|privacidad|términos|riservatezza|privacidade|политика|プライバシー|隐私'],
  ['copyright', '©|\\(c\\) ?\\d|copyright|all rights reserved|alle rechte|tous droits|todos los derechos|tutti i diritti|todos os direitos|все права|版权'],
  ['more', 'read more|learn more|show more|see (?:all|more)|view (?:all|more|details)|load more|continue reading|find out more|shop now|discover|explore|get started|mehr (?:erfahren|lesen|anzeigen)|weiterlesen|lire la suite|en savoir|voir (?:plus|tout)|leer más|ver (?:más|todo|mais)|saber más|leggi (?:tutto|di più)|scopri|leia mais|lees (?:meer|verder)|подробнее|もっと見る|更多|더 보기'],
  ['cart', 'add to (?:cart|bag|basket|wish)|buy (?:now|it)|in stock|out of stock|sold out|checkout|quantity|qty|free shipping|in den warenkorb|ajouter au|añadir al|aggiungi al|adicionar|in winkelwagen|в корзину|カート|加入购物车|장바구니'],
  ['delivery', 'shipping|delivery|returns?\\b|refund|warranty|guarantee|size guide|payment|versand|lieferung|rückgabe|livraison|retours?\\b|envío|devoluci|spedizion|resi\\b|entrega|verzend|доставк|配送|退货'],
  ['reviews', 'reviews?\\b|ratings?\\b|rated|stars?\\b|testimonial|verified|helpful|out of 5|bewertung|rezension|avis\\b|notes?\\b|reseñ|opinion|valoraci|recension|avaliaç|beoordeling|отзыв|レビュー|评价|후기'],
  ['details', 'description|details|specification|specs|features|about (?:this|the)|overview|ingredients|dimensions|materials?\\b|what\'s (?:included|in the box)|how to|key |product info|beschreibung|eigenschaften|technische|merkmale|caractéristiques|descripci|característic|descrizion|caratteristic|descriç|omschrijving|kenmerken|описани|характеристик|説明|仕様|描述|规格'],
  ['questions', 'faq|frequently asked|questions?\\b|q&a|häufig|fragen|questions fréquentes|preguntas|domande|perguntas|veelgestelde|вопрос|よくある|常见问题'],
  ['contents', 'table of contents|contents|in this (?:article|guide|post)|on this page|jump to|inhalt|sommaire|contenido|indice|conteúdo|inhoud|содержание|目次|目录'],
  ['filter', 'filter|sort by|refine|clear (?:all|filters)|showing|results?\\b|per page|price range|sortier|filtern|trier|ordenar|filtrar|ordina|sorteer|фильтр|並べ替え|筛选'],
  ['author', 'about the author|written by|posted by|by [A-Z]|author|published|updated|last (?:modified|updated)|min(?:ute)?s? read|von [A-Z]|autor|veröffentlicht|aktualisiert|par [A-Z]|publié|publicado|actualizado|pubblicato|gepubliceerd|автор|опубликовано|著者|作者'],
  ['reply', 'reply|quote|report|like\\b|likes\\b|upvote|edited|joined|posts?:|member|moderator|solved|accepted|votes?\\b|views?\\b|antwort|zitat|répondre|citer|responder|rispondi|antwoord|ответить|цитата|返信|回复'],
  ['contact', 'contact|call us|phone|tel\\b|e-?mail us|address|opening hours|directions|location|kontakt|öffnungszeiten|contacter|adresse|horaires|contacto|dirección|contatt|indirizzo|contato|endereço|контакт|お問い合わせ|联系'],
  ['skip', 'skip to|menu|search|home\\b|back to|top of page|scroll|close\\b|open\\b|toggle|previous|next\\b|print\\b|language|zum inhalt|suche|zurück|startseite|aller au|recherche|accueil|retour|ir al|buscar|inicio|volver|vai al|cerca|indietro|zoeken|поиск|検索|搜索'],
  ['advert', 'advertisement|sponsored|promoted|advertise|affiliate|anzeige|werbung|publicité|publicidad|pubblicità|реклама|広告|广告'],
];

const TESTS = SAYINGS.map(([, stems]) => new RegExp(`(?:^|[\\s"'“(])(?:${stems})`, 'i'));

/** What a label says, and what the heading above a block says. */
export const sayings: Group = {
  names: [...SAYINGS.map(([group]) => `says-${group}`), ...SAYINGS.map(([group]) => `under-${group}`), 'says-bits', 'under-bits'],
  fill({ outline }: Ground, { values, width }, at) {
    const { blocks } = outline;
    const known = new Map<string, number>();
    let heading = 0;
    let since = HEADING_REACH;
    let level = 0;
    for (let b = 0; b < blocks.length; b++) {
      const block = blocks[b]!;
      let bits = 0;
      if (block.chars <= LABEL_CHARS) {
        const found = known.get(block.text);
        if (found === undefined) {
          for (let i = 0; i < TESTS.length; i++) if (TESTS[i]!.test(block.text)) bits |= 1 << i;
          known.set(block.text, bits);
        } else bits = found;
      }
      if (block.heading > 0 && (block.heading <= level || level === 0 || since >= HEADING_REACH || bits !== 0)) {
        heading = bits;
        level = block.heading;
        since = 0;
      } else if (++since > HEADING_REACH) heading = 0;
      let r = b * width + at;
      for (let i = 0; i < TESTS.length; i++) values[r++] = (bits >> i) & 1;
      for (let i = 0; i < TESTS.length; i++) values[r++] = (heading >> i) & 1;
      values[r++] = bits === 0 ? 0 : 1;
      values[r++] = heading === 0 ? 0 : 1;
    }
  },
};
