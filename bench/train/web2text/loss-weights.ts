import constants from '../constants.json' with { type: 'json' };
import type { LossWeight } from './export-features.ts';

const { largestShare, base } = constants.blockWeight;
const { shortPageChars, leastContentShare, weightScale } = constants.web2text;

/** Every block has the same weight: the paper's loss. */
export const equalWeight: LossWeight = ({ labels }) => new Float32Array(labels.length).fill(1);

/**
 * A block's weight is its share of its page's content, at most `largestShare`, so that every page counts once, as in
 * word F1. A page counts as having at least `shortPageChars` characters of content, and at least `leastContentShare` of
 * its text.
 */
export const byLength: LossWeight = ({ chars, labels }) => {
  const all = chars.reduce((sum, own) => sum + own, 0);
  const content = chars.reduce((sum, own, i) => (labels[i] === 1 ? sum + own : sum), 0);
  const whole = Math.max(shortPageChars, content, leastContentShare * all);
  return Float32Array.from(chars, (own) => weightScale * (Math.min(own / whole, largestShare) + base));
};
