import { afterEach, describe, expect, it } from 'vitest';
import { moveByArrows } from './focus.ts';

const row = document.createElement('div');

/** Presses a key in a row of three buttons, of which one has the focus. Returns the focused one; null if none moved. */
function press(key: string, from: number, axis: 'column' | 'row', dir = 'ltr'): number | null {
  row.dir = dir;
  row.innerHTML = '<button>a</button><button>b</button><button>c</button>';
  document.body.append(row);
  const buttons = [...row.querySelectorAll('button')];
  buttons[from]!.focus();
  let isMoved = false;
  const move = (event: KeyboardEvent): void => {
    isMoved = moveByArrows(event, buttons, axis);
  };
  row.addEventListener('keydown', move, { once: true });
  buttons[from]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return isMoved ? buttons.indexOf(document.activeElement as HTMLButtonElement) : null;
}

afterEach(() => {
  row.remove();
});

describe('moveByArrows', () => {
  it('wraps at both ends', () => {
    expect(press('ArrowDown', 2, 'column')).toBe(0);
    expect(press('ArrowUp', 0, 'column')).toBe(2);
  });

  it('swaps left and right in a right-to-left row', () => {
    expect(press('ArrowLeft', 0, 'row', 'rtl')).toBe(1);
    expect(press('ArrowLeft', 0, 'row')).toBe(2);
  });

  it('handles Home and End, and ignores other keys and the arrows of the other axis', () => {
    expect(press('End', 0, 'row')).toBe(2);
    expect(press('Home', 2, 'row')).toBe(0);
    expect(press('a', 0, 'row')).toBeNull();
    expect(press('ArrowDown', 0, 'row')).toBeNull();
  });

  it('does nothing without items', () => {
    expect(moveByArrows(new KeyboardEvent('keydown', { key: 'Home' }), [])).toBe(false);
  });
});
