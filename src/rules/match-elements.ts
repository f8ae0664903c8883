import type { PageElement } from '../article/blocks.ts';
import type { SelectorStep } from './selector.ts';

/** The elements of a page, prepared for several selectors. */
export class RuleElements {
  #classes: readonly string[] | null = null;
  #places: { readonly first: Int32Array; readonly last: Int32Array } | null = null;

  constructor(readonly elements: readonly PageElement[]) {}

  /** Indices of the elements that a selector matches, in document order. Takes elements × steps on every page. */
  match(steps: readonly SelectorStep[]): number[] {
    const { elements } = this;
    const found: number[] = [];
    const full = 1 << (steps.length - 1);
    /** Bits of the steps that each element ends, and of those that one of its ancestors ends. */
    const own = new Int32Array(elements.length);
    const above = new Int32Array(elements.length);
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i]!;
      const { parent } = element;
      const parentOwn = own[parent] ?? 0;
      const around = (above[parent] ?? 0) | parentOwn;
      above[i] = around;
      let bits = 0;
      let bit = 1;
      for (const step of steps) {
        const before = step.isChild ? parentOwn : around;
        if ((bit === 1 || (before & (bit >>> 1)) !== 0) && this.#fits(step, element, i)) bits |= bit;
        bit <<= 1;
      }
      own[i] = bits;
      if ((bits & full) !== 0) found.push(i);
    }
    return found;
  }

  #fits({ tag, attributes, place }: SelectorStep, element: PageElement, index: number): boolean {
    if (tag !== null && element.tag !== tag) return false;
    for (const { name, operator, value } of attributes) {
      const text = name === 'class' ? this.#classesOf(index) : name === 'id' ? element.id : element.role;
      if (!compares(text, operator, value)) return false;
    }
    if (place === 0) return true;
    const { first, last } = this.#siblings();
    return place > 0 ? first[index] === place : last[index] === -place;
  }

  /** The classes with one space between them. */
  #classesOf(index: number): string {
    this.#classes ??= this.elements.map(({ classes }) => classes.trim().replace(/\s+/g, ' '));
    return this.#classes[index] ?? '';
  }

  /** Place of each element among its siblings with the same tag, from the start and from the end. */
  #siblings(): { readonly first: Int32Array; readonly last: Int32Array } {
    if (this.#places !== null) return this.#places;
    const { elements } = this;
    const first = new Int32Array(elements.length);
    const counts = new Map<string, number>();
    const keyOf = ({ parent, tag }: PageElement): string => `${String(parent)} ${tag}`;
    elements.forEach((element, i) => {
      const place = (counts.get(keyOf(element)) ?? 0) + 1;
      first[i] = place;
      counts.set(keyOf(element), place);
    });
    const last = Int32Array.from(elements, (element, i) => (counts.get(keyOf(element)) ?? 0) - (first[i] ?? 0) + 1);
    this.#places = { first, last };
    return this.#places;
  }

  /** Place of an element among its siblings with the same tag, from 1, and from the end as a negative number. */
  placeOf(index: number): readonly [fromStart: number, fromEnd: number] {
    const { first, last } = this.#siblings();
    return [first[index] ?? 0, -(last[index] ?? 0)];
  }
}

function compares(text: string, operator: string, value: string): boolean {
  if (operator === '=') return text === value;
  if (operator === '~=') return ` ${text} `.includes(` ${value} `);
  if (operator === '*=') return text.includes(value);
  return operator === '^=' ? text.startsWith(value) : text.endsWith(value);
}
