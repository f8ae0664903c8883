/** Why a block is kept or left out; words.json has the text of each. The last five are the reasons of signals. */
export const REASONS = [
  'region',
  'joined',
  'entry',
  'outside-region',
  'repetition',
  'links',
  'markup',
  'sentences',
  'equal-blocks',
] as const;
export type Reason = (typeof REASONS)[number];
