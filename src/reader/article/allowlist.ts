/** The part of `ELEMENTS` that is HTML. */
export const HTML_ELEMENTS: readonly string[] = [
  ...names('h1 h2 h3 h4 h5 h6 p br wbr hr pre blockquote div section aside article header footer'),
  ...names('ul ol li dl dt dd details summary figure figcaption picture source img'),
  ...names('table caption colgroup col thead tbody tfoot tr th td'),
  ...names('a em strong b i u s small sub sup mark del ins span q cite dfn'),
  ...names('abbr time code kbd samp var bdi bdo ruby rb rt rp rtc data address'),
];

/** The part of `ELEMENTS` that is MathML. */
export const MATHML_ELEMENTS: readonly string[] = [
  ...names('math semantics mrow mi mn mo ms mtext mspace msub msup msubsup munder mover munderover mmultiscripts'),
  ...names('mprescripts mfrac msqrt mroot mstyle mpadded mphantom menclose merror mtable mtr mtd mlabeledtr'),
];

/** Elements that an article may contain. The sink unwraps other elements, or drops those in WITHOUT_TEXT. */
export const ELEMENTS: readonly string[] = [...HTML_ELEMENTS, ...MATHML_ELEMENTS];

/** Attributes that these elements may have. No style, name or event handler; only src and srcset load anything. */
export const ATTRIBUTES: readonly string[] = [
  ...names('id class dir lang title href src srcset sizes media type alt width height'),
  ...names('colspan rowspan scope headers span start reversed value datetime cite open'),
  // MathML
  ...names('display mathvariant alttext accent accentunder columnalign rowalign columnspan stretchy fence separator'),
  ...names('lspace rspace linethickness notation depth voffset displaystyle scriptlevel'),
];

/** Attributes whose value is words or a name. Browsers do not use it as an address. */
export const WORDS: readonly string[] = names('alt alttext class id title value');

/**
 * Matches a valid value of every other attribute: an address with an allowed scheme, or any text without a scheme. Same
 * structure as DOMPurify's default.
 */
export const ADDRESS = /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** Elements that are dropped with their content, because it is not text to read. */
export const WITHOUT_TEXT: readonly string[] = [
  ...names('script style template noscript noembed noframes iframe object embed svg canvas'),
  ...names('audio video select option textarea button title head xmp plaintext annotation annotation-xml'),
];

/** Classes that the view styles: the language of code, and the classes that the article builder sets. */
export const MEANINGFUL_CLASS =
  /^(?:language-[\w+#.-]{1,32}|footnotes?|footnote-(?:ref|back)|embed|poster|formula|callout(?:-(?:title|note|tip|important|warning|danger))?|post|accepted|author|score)$/;

function names(list: string): readonly string[] {
  return list.split(' ');
}
