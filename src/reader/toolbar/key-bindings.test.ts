import { describe, expect, it } from 'vitest';
import { actionForKey, keyBindings, keyLabel } from './key-bindings.ts';

const actionOf = (key: string, properties: object = {}) =>
  actionForKey({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
    target: null,
    ...properties,
  });
const element = (localName: string, type = ''): EventTarget => ({ localName, type }) as unknown as EventTarget;

describe('keyBindings', () => {
  it('binds every key and every action once', () => {
    const keys = keyBindings.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keyBindings.map((binding) => binding.action)).size).toBe(keyBindings.length);
  });

  it('gives the label of an action’s key', () => {
    expect(keyLabel('find')).toBe('/');
  });
});

describe('actionForKey', () => {
  it('returns the action of a key, with Caps Lock on too', () => {
    expect(actionOf('d')).toBe('theme');
    expect(actionOf('D')).toBe('theme');
    expect(actionOf('=')).toBe('larger');
    expect(actionOf('q')).toBeNull();
  });

  it('takes letters by their place on keyboards without Latin letters', () => {
    expect(actionOf('в', { code: 'KeyD' })).toBe('theme');
    expect(actionOf('ي', { code: 'KeyD' })).toBe('theme');
    expect(actionOf('؟')).toBe('help');
    expect(actionOf('q', { code: 'KeyA' })).toBeNull();
  });

  it('ignores keys while the user types or composes text', () => {
    expect(actionOf('d', { target: element('input', 'search') })).toBeNull();
    expect(actionOf('d', { isComposing: true })).toBeNull();
    expect(actionOf('d', { target: element('input', 'radio') })).toBe('theme');
  });

  it('ignores keys with a modifier and events that were handled already', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(actionOf('c', { [modifier]: true })).toBeNull();
    expect(actionOf('Escape', { defaultPrevented: true })).toBeNull();
  });
});
