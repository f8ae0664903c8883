import { describe, expect, it } from 'vitest';
import { isPressed, type Pressed } from './tool-key.ts';

const press = (key: string, properties: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  target: null,
  ...properties,
});
const element = (localName: string, type = ''): EventTarget => Object.assign(new EventTarget(), { localName, type });
const D = { keys: ['d'] };
const UNDO = { keys: ['z'], isWithCtrl: true };

describe('isPressed', () => {
  it('knows each of the keys, with Caps Lock on too', () => {
    expect(isPressed(D, press('d'))).toBe(true);
    expect(isPressed(D, press('D'))).toBe(true);
    expect(isPressed({ keys: ['+', '='] }, press('='))).toBe(true);
    expect(isPressed(D, press('q'))).toBe(false);
  });

  it('takes letters by their place on keyboards without Latin letters', () => {
    expect(isPressed(D, press('в', { code: 'KeyD' }))).toBe(true);
    expect(isPressed(D, press('ي', { code: 'KeyD' }))).toBe(true);
    expect(isPressed({ keys: ['?', '؟'] }, press('؟'))).toBe(true);
    expect(isPressed({ keys: ['a'] }, press('q', { code: 'KeyA' }))).toBe(false);
  });

  it('ignores keys while the user types or composes text', () => {
    expect(isPressed(D, press('d', { target: element('input', 'search') }))).toBe(false);
    expect(isPressed(D, press('d', { target: element('textarea') }))).toBe(false);
    expect(isPressed(D, press('d', { isComposing: true }))).toBe(false);
    expect(isPressed(D, press('d', { target: element('input', 'radio') }))).toBe(true);
    expect(isPressed(UNDO, press('z', { ctrlKey: true, target: element('input', 'text') }))).toBe(false);
  });

  it('asks for Ctrl or Command exactly where the key has it, and never for Alt', () => {
    for (const modifier of ['ctrlKey', 'metaKey'] as const) {
      expect(isPressed(D, press('d', { [modifier]: true }))).toBe(false);
      expect(isPressed(UNDO, press('z', { [modifier]: true }))).toBe(true);
    }
    expect(isPressed(UNDO, press('z'))).toBe(false);
    expect(isPressed(D, press('d', { altKey: true }))).toBe(false);
  });
});
