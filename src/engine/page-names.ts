import type { Outline } from './types.ts';

/** The names on a walked page. To look for one here takes less time than to ask each element. */
export type PageNames = {
  /** Names of elements, and roles as "role note". */
  readonly tags: ReadonlySet<string>;
  /** Single class names, as written. */
  readonly classes: ReadonlySet<string>;
  /** All class attributes in lower case, each once, with a line break before and after each. */
  readonly classText: string;
};

const known = new WeakMap<Outline, PageNames>();

/** The names on a page, collected once. Linear in the elements. */
export function namesOn(outline: Outline): PageNames {
  let names = known.get(outline);
  if (names === undefined) known.set(outline, (names = collectNames(outline)));
  return names;
}

function collectNames({ elements }: Outline): PageNames {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  for (let i = 0; i < elements.length; i++) {
    const { tag, role, classes } = elements[i]!;
    tags.add(tag);
    if (role !== '') tags.add(`role ${role}`);
    if (classes !== '') attributes.add(classes);
  }
  const text = `\n${[...attributes].join('\n')}\n`;
  return { tags, classes: new Set(text.split(/\s+/)), classText: text.toLowerCase() };
}
