/** Words of class names and ids, grouped by meaning, one bit per group. Names can mislead: they are evidence only. */
const GROUPS: readonly (readonly [group: string, words: string])[] = [
  ['navigation', 'nav navbar navigation menu menus submenu topnav sitenav sidenav megamenu navegacion'],
  ['header', 'header masthead topbar'],
  ['footer', 'footer bottom colophon foot'],
  ['side', 'sidebar side aside widget widgets rail secondary'],
  [
    'comment',
    'comment comments disqus respond reply replies ' +
      'comentario comentarios commentaire commentaires commenti kommentar kommentare komentarz komentarze reacties',
  ],
  [
    'related',
    'related recommended recommendation recommendations recommend suggested similar more also popular ' +
      'trending latest recent upsell crosssell relacionada relacionadas relacionado relacionados verwandt ' +
      'similares correlati correlate podobne powiazane polecane',
  ],
  [
    'share',
    'share sharing social follow facebook twitter whatsapp teilen partager compartir compartilhar condividi udostepnij',
  ],
  [
    'advert',
    'ad ads advert advertisement sponsor sponsored promo promotion dfp banner anzeige werbung publicidad reklama',
  ],
  ['letter', 'newsletter subscribe subscription signup optin mailing'],
  ['modal', 'cookie cookies consent gdpr modal popup overlay dialog toast notice alert drawer offcanvas'],
  ['crumb', 'breadcrumb breadcrumbs crumb crumbs'],
  ['pager', 'pagination pager paging pages prev previous next'],
  ['tags', 'tag tags category categories cat topics keywords meta postmeta'],
  ['author', 'author byline bio contributor writer profile avatar autor autores auteur autore'],
  ['date', 'date time published timestamp posted fecha datum'],
  [
    'content',
    'content article post entry body story text prose markdown rich wysiwyg richtext copy ' +
      'contenido conteudo contenu contenuto inhalt artikel articulo articolo artykul noticia notizia corpo cuerpo texto tekst',
  ],
  ['main', 'main primary page'],
  ['product', 'product products price prices sku buy cart basket shop'],
  ['review', 'review reviews rating ratings stars testimonial testimonials'],
  ['card', 'card cards tile tiles item items grid list listing result results teaser'],
  ['media', 'gallery image images img figure photo video caption media slide slider carousel swiper'],
  ['title', 'title heading headline subtitle head titulo titre titel titolo tytul'],
  [
    'description',
    'description desc summary excerpt abstract intro lead dek standfirst details detail spec specs ' +
      'specification specifications features',
  ],
  ['contents', 'toc contents outline anchor'],
  ['notes', 'footnote footnotes reference references citation bibliography sources'],
  ['form', 'form search filter filters facet facets sort input login register account'],
  ['action', 'button buttons btn action actions toolbar tools cta controls link links'],
  ['forum', 'thread topic message messages forum question answer answers quote signature sig user username'],
  ['tabs', 'tab tabs accordion panel faq collapse collapsible toggle expand'],
  ['legal', 'copyright legal disclaimer terms privacy policy'],
  ['hidden', 'skip sr only hidden visually screen reader'],
  ['locale', 'language languages lang locale country region currency'],
];

const NAMES = GROUPS.map(([group]) => group);

/** The bit of each of these groups. */
export function groupBits(groups: readonly string[]): number[] {
  return groups.map((group) => 1 << NAMES.indexOf(group));
}

const BIT_OF_WORD: ReadonlyMap<string, number> = new Map(
  GROUPS.flatMap(([, words], group) => words.split(' ').map((word) => [word, 1 << group] as const)),
);

/** Reads class attributes and ids, each distinct one once: on a page they repeat hundreds of times. */
export class NameGroups {
  private readonly bits = new Map<string, number>([['', 0]]);
  private readonly patterns = new Map<string, string>();

  /** Bits of all groups that a word of the name belongs to. "shareRow" and "share-row" are two words each. */
  bitsOf(name: string): number {
    let bits = this.bits.get(name);
    if (bits === undefined) {
      bits = 0;
      for (const word of name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [])
        bits |= BIT_OF_WORD.get(word) ?? BIT_OF_WORD.get(word.toLowerCase()) ?? 0;
      this.bits.set(name, bits);
    }
    return bits;
  }

  /** The class attribute with # for each number: item-17 and item-18 are the same pattern. */
  patternOf(classes: string): string {
    let pattern = this.patterns.get(classes);
    if (pattern === undefined) this.patterns.set(classes, (pattern = classes.replace(/\d+/g, '#')));
    return pattern;
  }
}
