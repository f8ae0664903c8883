import type { TagProfile } from '../../../src/engine/algorithms/boilerpipe/tag-profile.ts';
import { HEADING } from '../../../src/engine/algorithms/boilerpipe/text-block.ts';
import { LIST_ITEM } from './labels.ts';

/** The tag map of code 1.2.0. Elements that it does not name (br, img, cite, time) end a text block. */
export const COMPAT_TAG_PROFILE: TagProfile = {
  inline: new Set(['strike', 'u', 'b', 'i', 'em', 'strong', 'span', 'sup', 'sub', 'code', 'tt', 'var', 'font']),
  endsWord: new Set(['abbr', 'acronym']),
  labels: new Map([
    ['h1', HEADING],
    ['h2', HEADING],
    ['h3', HEADING],
    ['li', LIST_ITEM],
  ]),
  splitsAtSkipped: true,
  labelsFurniture: false,
  segmentsWords: false,
};
