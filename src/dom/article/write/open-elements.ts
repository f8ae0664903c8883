import type { BlockKind } from './vocabulary.ts';

export type Attributes = readonly (readonly [name: string, value: string])[];
/** Direction and language that hold at a place; '' where the page says nothing. */
export type Scope = { readonly dir: string; readonly lang: string };

/** An element that the article will have as soon as something is written into it. */
type OpenElement = {
  readonly tag: string;
  readonly attributes: Attributes;
  /** Ids of the page that this element answers to. */
  readonly ids: string[];
  element: HTMLElement | null;
};
export type OpenBlock = OpenElement & { readonly kind: BlockKind; readonly scope: Scope };
export type OpenInline = OpenElement & { readonly onCreate: (element: HTMLElement) => void };

/** Direction and language an element must state, because they differ from what holds around it. */
export function scopeAttributes(scope: Scope, around: Scope): Attributes {
  const attributes: [string, string][] = [];
  if (scope.dir !== around.dir && scope.dir !== '') attributes.push(['dir', scope.dir]);
  if (scope.lang !== around.lang && scope.lang !== '') attributes.push(['lang', scope.lang]);
  return attributes;
}

export function createElement(document: Document, tag: string, attributes: Attributes = []): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  return element;
}

/** What a block that takes only certain children puts around others: a list written directly into a list joins the item before it. */
const WRAPPERS: Partial<Record<BlockKind, { readonly tags: readonly string[]; readonly allowed: readonly string[] }>> =
  {
    list: { tags: ['li'], allowed: ['li'] },
    terms: { tags: ['dd'], allowed: ['dt', 'dd'] },
    table: { tags: ['tbody', 'tr', 'td'], allowed: ['caption', 'thead', 'tbody', 'tfoot', 'tr'] },
    rows: { tags: ['tr', 'td'], allowed: ['tr'] },
    row: { tags: ['td'], allowed: ['td', 'th'] },
  };

/** Where a child with this tag goes inside a block: the block itself, or what must stand between, made where it is not there. */
export function containerFor(block: HTMLElement, kind: BlockKind, tag: string): HTMLElement {
  if (kind === 'table' && tag === 'tr') return lastOrNew(block, 'tbody');
  const wrapper = WRAPPERS[kind];
  if (!wrapper || wrapper.allowed.includes(tag)) return block;
  return wrapper.tags.reduce(lastOrNew, block);
}

function lastOrNew(parent: HTMLElement, tag: string): HTMLElement {
  const last = parent.lastElementChild;
  if (last?.localName === tag) return last as HTMLElement;
  const made = parent.ownerDocument.createElement(tag);
  parent.append(made);
  return made;
}
