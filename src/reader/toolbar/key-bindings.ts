/** What a key of the reader does. */
export type ReaderAction =
  'larger' | 'smaller' | 'theme' | 'copy' | 'find' | 'algorithm' | 'why' | 'overlay' | 'tab' | 'help' | 'leave';

export type KeyBinding = {
  /** As KeyboardEvent.key has it; several where keyboards differ. */
  readonly keys: readonly string[];
  /** As the help and the hints print it. */
  readonly shown: string;
  readonly act: ReaderAction;
  /** Message key of what it does. */
  readonly labelKey: string;
};

/** Every key of the reader; the handler and the help both read this list. */
export const keyBindings: readonly KeyBinding[] = [
  { keys: ['+', '='], shown: '+', act: 'larger', labelKey: 'size_larger' },
  { keys: ['-', '−'], shown: '−', act: 'smaller', labelKey: 'size_smaller' },
  { keys: ['d'], shown: 'D', act: 'theme', labelKey: 'key_theme' },
  { keys: ['c'], shown: 'C', act: 'copy', labelKey: 'key_copy' },
  { keys: ['/'], shown: '/', act: 'find', labelKey: 'find_open' },
  { keys: ['a'], shown: 'A', act: 'algorithm', labelKey: 'key_algorithm' },
  { keys: ['w'], shown: 'W', act: 'why', labelKey: 'why_this' },
  { keys: ['o'], shown: 'O', act: 'overlay', labelKey: 'open_overlay' },
  { keys: ['t'], shown: 'T', act: 'tab', labelKey: 'open_tab' },
  { keys: ['?'], shown: '?', act: 'help', labelKey: 'help_open' },
  { keys: ['Escape'], shown: 'Esc', act: 'leave', labelKey: 'key_leave' },
];

/** The printed key of an act, for hints beside its button. */
export function keyLabel(act: ReaderAction): string {
  return keyBindings.find((binding) => binding.act === act)?.shown ?? '';
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target' | 'defaultPrevented'
>;

/** What a pressed key asks for; null while someone types, composes, or holds a modifier that belongs to the browser. */
export function actionForKey(event: Pressed): ReaderAction | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as { readonly localName?: string; readonly type?: string } | null;
  const typing =
    ['textarea', 'select'].includes(target?.localName ?? '') ||
    (target?.localName === 'input' && target.type !== 'radio');
  if (typing) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return keyBindings.find((binding) => binding.keys.includes(key))?.act ?? null;
}
