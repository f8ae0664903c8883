/** CSS pixels of the screen that is assumed where there is none. */
const WIDTH = 1280;
const HEIGHT = 720;
const PX_PER_EM = 16;

const LENGTH = /\b(min|max)-(?:device-)?(width|height)\s*:\s*([\d.]+)(px|r?em)/g;
/** Media features that a desktop screen in light colours does not have. */
const UNFIT =
  /(?<!not )\b(?:print|speech)\b|prefers-color-scheme\s*:\s*dark|prefers-reduced-\w+\s*:\s*reduce|orientation\s*:\s*portrait/;

/** True for a media query that a desktop screen fits. Conditions besides those of its size are taken to hold. */
export function fitsDesktop(media: string): boolean {
  return media
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .split(',')
    .some((query) => {
      if (UNFIT.test(query)) return false;
      for (const [, bound, side, amount, unit] of query.matchAll(LENGTH)) {
        const length = Number(amount) * (unit === 'px' ? 1 : PX_PER_EM);
        const screen = side === 'width' ? WIDTH : HEIGHT;
        if (bound === 'min' ? screen < length : screen > length) return false;
      }
      return true;
    });
}
