const PHRASING = new Set(
  'a em strong b i u s small sub sup mark del ins span q cite dfn abbr time code kbd samp var bdi bdo ruby rb rt rp rtc data br wbr img picture source math'.split(
    ' ',
  ),
);
/** Elements that hold only text and elements of text. */
const OF_TEXT = /^(?:p|h[1-6]|pre|summary|dt|caption)$/;
/** The only children of elements that hold no text themselves. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  ul: /^li$/,
  ol: /^li$/,
  dl: /^d[td]$/,
  table: /^(?:caption|colgroup|thead|tbody|tfoot)$/,
  thead: /^tr$/,
  tbody: /^tr$/,
  tfoot: /^tr$/,
  tr: /^t[dh]$/,
};
/** The only parents of parts. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  li: /^[uo]l$/,
  dt: /^dl$/,
  dd: /^dl$/,
  figcaption: /^figure$/,
  summary: /^details$/,
  caption: /^table$/,
  tr: /^t(?:head|body|foot)$/,
  td: /^tr$/,
  th: /^tr$/,
};

/**
 * What the HTML Standard does not allow in the content of an article: elements in wrong places, several captions, equal
 * ids. `root` is not checked itself. Content of formulas is not checked.
 */
export function findInvalid(root: ParentNode): string[] {
  const ids = new Set<string>();
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.parentElement?.closest('math')) return [];
    const found = [...wrongPlace(element), ...wrongChildren(element)];
    if (element.id !== '' && ids.has(element.id)) found.push(`two elements with the id ${element.id}`);
    ids.add(element.id);
    return found;
  });
}

function wrongPlace(element: Element): string[] {
  const { localName, parentElement: parent } = element;
  const inside = parent?.localName ?? '';
  const isHeadingOfSummary = inside === 'summary' && parent?.children.length === 1 && /^h[1-6]$/.test(localName);
  const isWrong =
    (Object.hasOwn(PARENTS, localName) && !PARENTS[localName]!.test(inside)) ||
    (Object.hasOwn(CHILDREN, inside) && !CHILDREN[inside]!.test(localName)) ||
    ((OF_TEXT.test(inside) || PHRASING.has(inside)) && !PHRASING.has(localName) && !isHeadingOfSummary) ||
    (localName === 'a' && parent?.closest('a') != null);
  return isWrong ? [`${localName} in ${inside}`] : [];
}

function wrongChildren(element: Element): string[] {
  const { localName, children } = element;
  const names = [...children].map((child) => child.localName);
  const found: string[] = [];
  const only = (name: string, places: readonly number[]): void => {
    const at = names.indexOf(name);
    if (at !== names.lastIndexOf(name)) found.push(`${localName} with several ${name}`);
    else if (at >= 0 && !places.includes(at)) found.push(`${name} within ${localName}`);
  };
  if (localName === 'figure') only('figcaption', [0, names.length - 1]);
  if (localName === 'details') only('summary', [0]);
  if (localName === 'table') {
    only('caption', [0]);
    only('thead', [0, 1]);
    only('tfoot', [names.length - 1]);
  }
  if (
    Object.hasOwn(CHILDREN, localName) &&
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  )
    found.push(`text in ${localName}`);
  return found;
}
