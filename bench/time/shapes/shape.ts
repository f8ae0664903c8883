/** A kind of page that can be made of any size. */
export type Shape = {
  readonly name: string;
  /** Units of the smallest page: so many that some steps take at least 30 ms on the largest one. */
  readonly units: number;
  /** Fills an empty page with this many units. */
  readonly fill: (page: Document, units: number) => void;
};

const WORDS =
  'the mill at ebb was built of oak and for years it ground corn when water fell from one pond into another below'.split(
    ' ',
  );

/** A sentence of about this many words. Each `seed` gives other words. */
export function sentence(words: number, seed = 0): string {
  const chosen = Array.from({ length: words }, (_, i) => WORDS[(seed * 7 + i * 5 + ((seed + i) >> 3)) % WORDS.length]);
  return `${chosen.join(' ')} ${seed}. `;
}

/** Joins what `make` gives for 0 to count - 1. */
export function repeat(count: number, make: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => make(i)).join('');
}

export const paragraph = (seed: number): string => `<p>${sentence(30, seed)}</p>`;

/** A short article, for pages whose measured part is not an article by itself. */
export const ARTICLE = `<h1>The tide mill</h1>${repeat(10, paragraph)}`;

/** A shape whose units are HTML of the body. */
export function htmlShape(name: string, units: number, html: (units: number) => string): Shape {
  return {
    name,
    units,
    fill(page, count) {
      page.body.innerHTML = html(count);
    },
  };
}

/** A shape whose units are HTML of the head, above a short article. */
export function headShape(name: string, units: number, html: (units: number) => string): Shape {
  return {
    name,
    units,
    fill(page, count) {
      page.head.innerHTML = html(count);
      page.body.innerHTML = ARTICLE;
    },
  };
}

/** Elements nested in each other. HTML parsers stop at 512 levels, so they are created one by one. */
export function nestedShape(name: string, units: number, tags: readonly string[], text: (i: number) => string): Shape {
  return {
    name,
    units,
    fill(page, count) {
      page.body.innerHTML = ARTICLE;
      let around: Element = page.body;
      for (let i = 0; i < count; i++) {
        const element = page.createElement(tags[i % tags.length]!);
        element.append(text(i));
        around.append(element);
        around = element;
      }
    },
  };
}
