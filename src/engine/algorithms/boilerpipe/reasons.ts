/**
 * Why a text block is content or boilerplate; words.json has the text of each. 'not-largest' and
 * 'trailing-heading' come from filters of the compat forms, 'other-group' from Boilerpipe and tree.
 */
export const REASONS = [
  'long',
  'among-good',
  'links',
  'short',
  'furniture',
  'after-end',
  'not-largest',
  'trailing-heading',
  'far',
  'other-group',
] as const;
export type Reason = (typeof REASONS)[number];
