/** What a block of the article may hold. Elements without a rule are replaced by their content. */
export type BlockKind =
  | 'flow' // paragraphs and blocks
  | 'compact' // like flow, but a single paragraph loses its p
  | 'phrasing' // text only
  | 'code' // text only, white space as written
  | 'list' // li only
  | 'terms' // dt and dd only
  | 'table'
  | 'rows'
  | 'row';

export type BlockRule = {
  readonly tag: string;
  readonly kind: BlockKind;
  /** Kinds of the parent block that the rule requires; elsewhere the element is replaced by its content. */
  readonly inside?: readonly BlockKind[];
  readonly attributes?: readonly string[];
  /** Attributes that the block always gets. */
  readonly fixed?: readonly (readonly [name: string, value: string])[];
};

const heading = (level: number): BlockRule => ({ tag: `h${level}`, kind: 'phrasing' });
const cell = (tag: 'td' | 'th'): BlockRule => ({
  tag,
  kind: 'compact',
  inside: ['row'],
  attributes: tag === 'th' ? ['colspan', 'rowspan', 'scope'] : ['colspan', 'rowspan'],
});
const section = (tag: string): BlockRule => ({ tag, kind: 'rows', inside: ['table'] });

export const BLOCK_RULES: ReadonlyMap<string, BlockRule> = new Map<string, BlockRule>([
  ['h1', heading(1)],
  ['h2', heading(2)],
  ['h3', heading(3)],
  ['h4', heading(4)],
  ['h5', heading(5)],
  ['h6', heading(6)],
  ['blockquote', { tag: 'blockquote', kind: 'flow' }],
  ['figure', { tag: 'figure', kind: 'flow' }],
  ['figcaption', { tag: 'figcaption', kind: 'compact', inside: ['flow', 'compact'] }],
  ['details', { tag: 'details', kind: 'flow' }],
  ['summary', { tag: 'summary', kind: 'phrasing', inside: ['flow'] }],
  ['ul', { tag: 'ul', kind: 'list' }],
  ['menu', { tag: 'ul', kind: 'list' }],
  ['dir', { tag: 'ul', kind: 'list' }],
  ['ol', { tag: 'ol', kind: 'list', attributes: ['start', 'type', 'reversed'] }],
  ['li', { tag: 'li', kind: 'compact', inside: ['list'], attributes: ['value'] }],
  ['dl', { tag: 'dl', kind: 'terms' }],
  ['dt', { tag: 'dt', kind: 'phrasing', inside: ['terms'] }],
  ['dd', { tag: 'dd', kind: 'compact', inside: ['terms'] }],
  ['table', { tag: 'table', kind: 'table' }],
  ['caption', { tag: 'caption', kind: 'phrasing', inside: ['table'] }],
  ['thead', section('thead')],
  ['tbody', section('tbody')],
  ['tfoot', section('tfoot')],
  ['tr', { tag: 'tr', kind: 'row', inside: ['table', 'rows'] }],
  ['td', cell('td')],
  ['th', cell('th')],
  ['pre', { tag: 'pre', kind: 'code' }],
  ['listing', { tag: 'pre', kind: 'code' }],
  ['xmp', { tag: 'pre', kind: 'code' }],
]);

/** Tables and their parts by role (WAI-ARIA, table and grid). */
export const TABLE_ROLES: ReadonlyMap<string, BlockRule> = new Map<string, BlockRule>([
  ['table', { tag: 'table', kind: 'table' }],
  ['grid', { tag: 'table', kind: 'table' }],
  ['treegrid', { tag: 'table', kind: 'table' }],
  ['rowgroup', section('tbody')],
  ['row', { tag: 'tr', kind: 'row', inside: ['table', 'rows'] }],
  ['cell', cell('td')],
  ['gridcell', cell('td')],
  ['columnheader', { ...cell('th'), fixed: [['scope', 'col']] }],
  ['rowheader', { ...cell('th'), fixed: [['scope', 'row']] }],
]);

export type InlineRule = { readonly tag: string; readonly attributes: readonly string[]; readonly inCode: boolean };

const inline = (tag: string, attributes: readonly string[] = [], inCode = false): InlineRule => ({
  tag,
  attributes,
  inCode,
});

/** A link without the attributes that a link of the page may have. */
export const LINK: InlineRule = { tag: 'a', attributes: [], inCode: false };

export const INLINE_RULES: ReadonlyMap<string, InlineRule> = new Map<string, InlineRule>([
  ['a', inline('a', ['title'], true)],
  ['em', inline('em', [], true)],
  ['i', inline('i', [], true)],
  ['strong', inline('strong', [], true)],
  ['b', inline('b', [], true)],
  ['mark', inline('mark', [], true)],
  ['del', inline('del', ['datetime'], true)],
  ['ins', inline('ins', ['datetime'], true)],
  ['s', inline('s', [], true)],
  ['strike', inline('s', [], true)],
  ['sub', inline('sub', [], true)],
  ['sup', inline('sup', [], true)],
  ['var', inline('var', [], true)],
  ['code', inline('code')],
  ['tt', inline('code')],
  ['kbd', inline('kbd')],
  ['samp', inline('samp')],
  ['small', inline('small')],
  ['q', inline('q')],
  ['cite', inline('cite')],
  ['dfn', inline('dfn', ['title'])],
  ['abbr', inline('abbr', ['title'])],
  ['acronym', inline('abbr', ['title'])],
  ['time', inline('time', ['datetime'])],
  ['bdi', inline('bdi')],
  ['bdo', inline('bdo')],
  ['ruby', inline('ruby')],
  ['rb', inline('rb')],
  ['rt', inline('rt')],
  ['rp', inline('rp')],
]);

/** Allowed values of attributes that do not take any text. */
export const ATTRIBUTE_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['start', /^-?\d{1,9}$/],
  ['value', /^-?\d{1,9}$/],
  ['type', /^[1aAiI]$/],
  ['reversed', /^.{0,20}$/],
  ['colspan', /^[1-9]\d{0,3}$/],
  ['rowspan', /^\d{1,5}$/],
  ['scope', /^(?:row|col|rowgroup|colgroup)$/],
]);

/** Nesting depth from which blocks and inline elements are replaced by their content. */
export const MAX_NESTING = 40;
