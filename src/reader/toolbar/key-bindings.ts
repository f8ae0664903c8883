/** What a key of the reader does. */
export type ReaderAction =
  | 'outline'
  | 'larger'
  | 'smaller'
  | 'theme'
  | 'copy'
  | 'find'
  | 'listen'
  | 'highlight'
  | 'notRight'
  | 'explain'
  | 'fix'
  | 'overlay'
  | 'tab'
  | 'help'
  | 'close';

export type KeyBinding = {
  /** Values of KeyboardEvent.key; several because keyboards differ. */
  readonly keys: readonly string[];
  /** The key as help and tooltips show it. */
  readonly label: string;
  readonly action: ReaderAction;
  /** Message key of the action's description. */
  readonly labelKey: string;
};

/** Every key of the reader. The key handler and the help dialog both read this list. */
export const keyBindings: readonly KeyBinding[] = [
  { keys: ['o'], label: 'O', action: 'outline', labelKey: 'outline' },
  { keys: ['+', '='], label: '+', action: 'larger', labelKey: 'size_larger' },
  { keys: ['-', '−'], label: '−', action: 'smaller', labelKey: 'size_smaller' },
  { keys: ['d'], label: 'D', action: 'theme', labelKey: 'key_theme' },
  { keys: ['c'], label: 'C', action: 'copy', labelKey: 'key_copy' },
  { keys: ['/'], label: '/', action: 'find', labelKey: 'find_open' },
  { keys: ['l'], label: 'L', action: 'listen', labelKey: 'listen' },
  { keys: ['h'], label: 'H', action: 'highlight', labelKey: 'key_highlight' },
  { keys: ['a'], label: 'A', action: 'notRight', labelKey: 'not_right' },
  { keys: ['w'], label: 'W', action: 'explain', labelKey: 'why_this' },
  { keys: ['x'], label: 'X', action: 'fix', labelKey: 'fix' },
  { keys: ['r'], label: 'R', action: 'overlay', labelKey: 'open_overlay' },
  { keys: ['t'], label: 'T', action: 'tab', labelKey: 'open_tab' },
  { keys: ['?', '؟'], label: '?', action: 'help', labelKey: 'help_open' },
  { keys: ['Escape'], label: 'Esc', action: 'close', labelKey: 'key_leave' },
];

/** The label of an action's key, for the tooltip of its button; '' if it has no key. */
export function keyLabel(action: ReaderAction): string {
  return keyBindings.find((binding) => binding.action === action)?.label ?? '';
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target' | 'defaultPrevented'
>;

/** The action of a pressed key; null while the user types or composes text, or holds Ctrl, Meta or Alt. */
export function actionForKey(event: Pressed): ReaderAction | null {
  const key = pressedKey(event);
  return keyBindings.find((binding) => key !== null && binding.keys.includes(key))?.action ?? null;
}

/** A pressed key as in `KeyBinding.keys`; null while the user types or composes text, or holds Ctrl, Meta or Alt. */
export function pressedKey(event: Pressed): string | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as { readonly localName?: string; readonly type?: string } | null;
  const isTyping =
    ['textarea', 'select'].includes(target?.localName ?? '') ||
    (target?.localName === 'input' && target.type !== 'radio');
  return isTyping ? null : keyOf(event);
}

/** The key in lower case; the letter at its place on an English keyboard where the layout has no Latin letters. */
function keyOf({ key, code }: Pressed): string {
  if (key.length !== 1) return key;
  if (/\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key) && code.startsWith('Key'))
    return code.slice(3).toLowerCase();
  return key.toLowerCase();
}
