/** What the engine still reads of the global scope of a browser, for a program without one. */

/** Width of a common screen, CSS pixels. */
const SCREEN = 1280;
const WIDTH = /\((min|max)-width:\s*([\d.]+)(px|em|rem)\)/gi;
const EM = 16;

Object.assign(globalThis, {
  CSS: { escape },
  matchMedia: (media: string) => ({ matches: fitsScreen(media) }),
});

/** A name as a part of a selector (CSS Object Model, `CSS.escape`). */
function escape(name: string): string {
  return name.replace(/^-?\d|^-$|[^\w\u0080-\uffff-]/g, (part) =>
    part.replace(/.$/s, (last) => `\\${last.charCodeAt(0).toString(16)} `),
  );
}

/** True where no part of a media query is for another width, or for paper. */
function fitsScreen(media: string): boolean {
  if (/\bprint\b/i.test(media)) return false;
  return [...media.matchAll(WIDTH)].every(([, side, value, unit]) => {
    const width = Number(value) * (unit === 'px' ? 1 : EM);
    return side === 'min' ? SCREEN >= width : SCREEN <= width;
  });
}
