/** CSS pixels of the screen that is assumed where there is none. */
const WIDTH = 1280;
const HEIGHT = 720;
const PX_PER_EM = 16;

const SIDE = String.raw`(?:device-)?(?<side>width|height)`;
const LENGTH = String.raw`(?<amount>[\d.]{1,9})(?<unit>px|r?em)`;
/** Conditions on the size of the screen (Media Queries 4), in their three forms. */
const SIZES = [
  new RegExp(String.raw`\b(?<bound>min|max)-${SIDE}\s*:\s*${LENGTH}`, 'g'),
  new RegExp(String.raw`\b${SIDE}\s*(?<bound>[<>])=?\s*${LENGTH}`, 'g'),
  new RegExp(String.raw`${LENGTH}\s*(?<flipped>[<>])=?\s*${SIDE}`, 'g'),
];
/** Media types and features that a desktop screen in light colours does not have. */
const UNFIT =
  /(?<!not )\b(?:print|speech)\b|prefers-color-scheme\s*:\s*dark|prefers-reduced-\w+\s*:\s*reduce|orientation\s*:\s*portrait|hover\s*:\s*none|pointer\s*:\s*coarse/;

/** True for a list of media queries that a desktop screen fits. Conditions that are not known here count as met. */
export function fitsDesktop(media: string): boolean {
  return media
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .split(',')
    .map((query) => query.trim())
    .some((query) => (query.startsWith('not ') ? !meets(query.slice('not '.length)) : meets(query)));
}

function meets(query: string): boolean {
  if (UNFIT.test(query)) return false;
  return SIZES.every((form) =>
    [...query.matchAll(form)].every(({ groups = {} }) => {
      const { bound, flipped, side, amount, unit } = groups;
      const length = Number(amount) * (unit === 'px' ? 1 : PX_PER_EM);
      const screen = side === 'width' ? WIDTH : HEIGHT;
      const isLeast = bound === 'min' || bound === '>' || flipped === '<';
      return isLeast ? screen >= length : screen <= length;
    }),
  );
}
