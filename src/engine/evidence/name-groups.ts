/** Groups of words in class names and ids: the place of each in WORDS, and of its bit. */
export const NAME_GROUP = {
  navigation: 0,
  footer: 1,
  comment: 2,
  content: 3,
  product: 4,
  review: 5,
  card: 6,
  media: 7,
  form: 8,
  forum: 9,
  tabs: 10,
  legal: 11,
} as const;

/** Words of class names and ids, grouped by meaning, one bit per group. Names can mislead: they are evidence only. */
const WORDS: readonly string[] = [
  // navigation
  'nav navbar navigation menu menus submenu topnav sitenav sidenav megamenu navegacion',
  // footer
  'footer bottom colophon foot',
  // comment
  'comment comments disqus respond reply replies ' +
    'comentario comentarios commentaire commentaires commenti kommentar kommentare komentarz komentarze reacties',
  // content
  'content article post entry body story text prose markdown rich wysiwyg richtext copy ' +
    'contenido conteudo contenu contenuto inhalt artikel articulo articolo artykul noticia notizia corpo cuerpo texto tekst',
  // product
  'product products price prices sku buy cart basket shop',
  // review
  'review reviews rating ratings stars testimonial testimonials',
  // card
  'card cards tile tiles item items grid list listing result results teaser',
  // media
  'gallery image images img figure photo video caption media slide slider carousel swiper',
  // form
  'form search filter filters facet facets sort input login register account',
  // forum
  'thread topic message messages forum question answer answers quote signature sig user username',
  // tabs
  'tab tabs accordion panel faq collapse collapsible toggle expand',
  // legal
  'copyright legal disclaimer terms privacy policy',
];

const BIT_OF_WORD: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((words, group) => words.split(' ').map((word) => [word, 1 << group] as const)),
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
