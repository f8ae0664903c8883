import { describe, expect, it } from 'vitest';
import { actionForKey, keyBindings, keyLabel } from './key-bindings.ts';

const pressed = (key: string, more: object = {}) =>
  actionForKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
    target: null,
    ...more,
  });
const element = (localName: string, type = ''): EventTarget => ({ localName, type }) as unknown as EventTarget;

describe('the keys', () => {
  it('are each bound once', () => {
    const keys = keyBindings.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keyBindings.map((binding) => binding.act)).size).toBe(keyBindings.length);
  });

  it('are printed as the help shows them', () => {
    expect(keyLabel('find')).toBe('/');
  });
});

describe('actOf', () => {
  it('reads a key, with Caps Lock on too', () => {
    expect(pressed('d')).toBe('theme');
    expect(pressed('D')).toBe('theme');
    expect(pressed('=')).toBe('larger');
    expect(pressed('x')).toBeNull();
  });

  it('leaves typing and composing alone', () => {
    expect(pressed('d', { target: element('input', 'search') })).toBeNull();
    expect(pressed('d', { isComposing: true })).toBeNull();
    expect(pressed('d', { target: element('input', 'radio') })).toBe('theme');
  });

  it('leaves what belongs to the browser alone', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(pressed('c', { [modifier]: true })).toBeNull();
    expect(pressed('Escape', { defaultPrevented: true })).toBeNull();
  });
});
