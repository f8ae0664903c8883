/** Keys that work while one listens. The help dialog lists them. */
export const listenKeys = [
  { label: 'P', labelKey: 'listen_key_pause' },
  { label: 'J K', labelKey: 'listen_key_paragraph' },
  { label: '⇧J ⇧K', labelKey: 'listen_key_sentence' },
  { label: '↵', labelKey: 'listen_key_here' },
] as const;

export const PAUSE_KEY = 'p';
export const NEXT_KEY = 'j';
export const PREVIOUS_KEY = 'k';
