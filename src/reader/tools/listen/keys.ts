import type { ToolKey } from '../../context/tool.ts';

/** Pauses, and plays on. */
export const PAUSE: ToolKey = { keys: ['p'], labelKey: 'listen_key_pause' };

/** To the next and the previous paragraph. */
export const NEXT: ToolKey = { keys: ['j'], label: 'J K', labelKey: 'listen_key_paragraph' };
export const PREVIOUS: ToolKey = { keys: ['k'] };

/** To the next and the previous sentence. */
export const NEXT_SENTENCE: ToolKey = {
  keys: ['j'],
  isWithShift: true,
  label: '⇧J ⇧K',
  labelKey: 'listen_key_sentence',
};
export const PREVIOUS_SENTENCE: ToolKey = { keys: ['k'], isWithShift: true };

/** Goes on from the paragraph with the focus. */
export const GO_ON_HERE: ToolKey = { keys: ['Enter'], label: '↵', labelKey: 'listen_key_here' };

export default [PAUSE, NEXT, PREVIOUS, NEXT_SENTENCE, PREVIOUS_SENTENCE, GO_ON_HERE];
