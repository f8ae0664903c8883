import type { ToolKey } from '../../context/tool.ts';

/** Pauses, and plays on. */
export const PAUSE: ToolKey = { keys: ['p'], rows: [{ label: 'P', labelKey: 'listen_key_pause' }] };

/** To the next and the previous paragraph; with Shift, sentence. */
export const NEXT: ToolKey = {
  keys: ['j'],
  rows: [
    { label: 'J K', labelKey: 'listen_key_paragraph' },
    { label: '⇧J ⇧K', labelKey: 'listen_key_sentence' },
  ],
};
export const PREVIOUS: ToolKey = { keys: ['k'] };

/** Goes on from the paragraph with the focus. */
export const GO_ON_HERE: ToolKey = { keys: ['Enter'], rows: [{ label: '↵', labelKey: 'listen_key_here' }] };
