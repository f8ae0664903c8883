import type { Attributes } from '../../create-element.ts';
import type { BlockKind } from './vocabulary.ts';

/** Direction and language in effect at a place; '' where the page declares none. */
export type Scope = { readonly dir: string; readonly lang: string };

/** An open element of the article; it is created when something is written into it. */
type OpenElement = {
  readonly tag: string;
  readonly attributes: Attributes;
  /** Ids of the page that lead to this element. */
  readonly ids: string[];
  element: HTMLElement | null;
};
export type OpenBlock = OpenElement & { readonly kind: BlockKind; readonly scope: Scope };
export type OpenInline = OpenElement & { readonly onCreate: (element: HTMLElement) => void };

/** The dir and lang attributes that an element needs because its scope differs from the one around it. */
export function scopeAttributes(scope: Scope, around: Scope): Attributes {
  const attributes: [string, string][] = [];
  if (scope.dir !== around.dir && scope.dir !== '') attributes.push(['dir', scope.dir]);
  if (scope.lang !== around.lang && scope.lang !== '') attributes.push(['lang', scope.lang]);
  return attributes;
}
