import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOpenThings, OpenThingsContext } from '../../../ui/open-things.ts';
import { mountPoint, type MountPoint } from '../../../ui/testing/mount-view.ts';
import { type FixActions, useFixKeys } from './use-fix-keys.ts';

const actions = {
  previous: vi.fn(),
  next: vi.fn(),
  larger: vi.fn(),
  smaller: vi.fn(),
  leaveOut: vi.fn(),
  keep: vi.fn(),
  only: vi.fn(),
  undo: vi.fn(),
  redo: vi.fn(),
} satisfies FixActions;

function Bar() {
  useFixKeys(actions, { close: () => undefined });
  return (
    <>
      <p>text</p>
      <input type="radio" />
      <input type="checkbox" />
      <input type="text" />
      <textarea />
    </>
  );
}

const things = createOpenThings();
let mounted: MountPoint;
beforeEach(async () => {
  vi.clearAllMocks();
  mounted = mountPoint();
  await mounted.show(
    <OpenThingsContext.Provider value={things}>
      <Bar />
    </OpenThingsContext.Provider>,
  );
});
afterEach(() => mounted.remove());

/** Offers a key that is pressed in an element, and returns what the bar did with it. */
function press(selector: string, key: string, isWithCtrl = false): string {
  let answer = '';
  const element = mounted.element.querySelector(selector);
  element?.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent) answer = things.offerKey(event);
    },
    { once: true },
  );
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: isWithCtrl }));
  return answer;
}

it.each([
  ['ArrowDown', 'next'],
  ['Enter', 'keep'],
  ['Delete', 'leaveOut'],
  ['o', 'only'],
] as const)('runs the action of %s in the text', (key, action) => {
  expect(press('p', key)).toBe('used');
  expect(actions[action]).toHaveBeenCalledOnce();
});

it.each(['[type=radio]', '[type=checkbox]', '[type=text]', 'textarea'])('leaves all keys to the field %s', (field) => {
  for (const key of ['ArrowDown', 'ArrowLeft', 'Enter', 'Delete', 'o']) expect(press(field, key)).toBe('free');
  expect(press(field, 'z', true)).toBe('free');
});
