import type { LossWeight } from './export-features.ts';

/** Every block counts the same: the paper's loss. */
export const equalWeight: LossWeight = ({ labels }) => new Float32Array(labels.length).fill(1);

/** No block counts more than this share of its page, and one without a word still counts a little. */
const MOST = 0.5;
const LEAST = 0.002;
/** A page's content counts as at least so many characters, so that the few blocks of an empty page do not count as an article. */
const MIN_CHARS = 300;
/** And as at least this part of all its characters, so that a page that is almost nothing but boilerplate does not count as many pages. */
const MIN_PART = 0.2;
/** Brings weights to about 1. */
const SCALE = 50;

/** Blocks by their part of the page's content, as word F1 counts them: a page counts once, however long. */
export const byLength: LossWeight = ({ chars, labels }) => {
  const all = chars.reduce((sum, own) => sum + own, 0);
  const content = chars.reduce((sum, own, i) => (labels[i] === 1 ? sum + own : sum), 0);
  const whole = Math.max(MIN_CHARS, content, MIN_PART * all);
  return Float32Array.from(chars, (own) => SCALE * (Math.min(own / whole, MOST) + LEAST));
};
