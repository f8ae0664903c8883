import type { KeyHandler, ToolKey } from './tool.ts';

/** The parts of a keyboard event that decide which binding it is. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'
>;

/** Whether an event is a press of this key; never while the user types or composes text, or holds Alt. */
export function isPressed(key: ToolKey, event: Pressed): boolean {
  const { keys, isWithCtrl = false, isWithShift = false } = key;
  if (event.isComposing || event.altKey || (event.ctrlKey || event.metaKey) !== isWithCtrl) return false;
  if (isWithShift && !event.shiftKey) return false;
  return keys.includes(keyOf(event)) && (event.key === 'Escape' || !isTyping(event, key));
}

/** Runs the first of these handlers whose key is pressed and that uses it. False if none does. */
export function runKey(event: KeyboardEvent, handlers: readonly KeyHandler[]): boolean {
  return handlers.some(({ key, run }) => isPressed(key, event) && run(event));
}

/** Keys without Ctrl are meant for a check box, too. */
function isTyping({ target }: Pressed, { isWithCtrl = false }: ToolKey): boolean {
  if (target === null || !('localName' in target)) return false;
  if (target.localName !== 'input') return target.localName === 'textarea' || target.localName === 'select';
  const type = 'type' in target ? target.type : '';
  return isWithCtrl ? type !== 'radio' && type !== 'checkbox' : type !== 'radio';
}

/** The key in lower case; the letter at its place on an English keyboard where the layout has no Latin letters. */
function keyOf({ key, code }: Pressed): string {
  if (key.length !== 1) return key;
  if (/\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key) && code.startsWith('Key'))
    return code.slice(3).toLowerCase();
  return key.toLowerCase();
}
