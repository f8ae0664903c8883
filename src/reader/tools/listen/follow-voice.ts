/** Scrolls with the voice until the user scrolls away. */
type Following = {
  /** The place that is spoken now. */
  readonly moveTo: (place: Range) => void;
  /** Scrolls back to the voice and follows it again. */
  readonly goBack: () => void;
  readonly end: () => void;
};

/** Part of the view, from its top, in which the spoken place may be. */
const LOWEST = 0.75;
/** The place is scrolled to this height, as a share of the view, when it leaves that part. */
const TARGET = 0.25;
const SCROLL_KEYS = new Set([' ', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** Keeps the spoken place in view. Calls `onAway` when the user scrolls away, and when the voice is followed again. */
export function followVoice(scroller: HTMLElement, onAway: (isAway: boolean) => void): Following {
  let place: Range | null = null;
  let isAway = false;
  /** The user, not this function, moves the view now. */
  let byUser = false;
  const listening = new AbortController();
  const { signal } = listening;

  const setAway = (value: boolean): void => {
    if (value !== isAway) onAway(value);
    isAway = value;
  };
  const follow = (): void => {
    if (place === null || isAway) return;
    const { top, height } = scroller.getBoundingClientRect();
    const spoken = place.getBoundingClientRect();
    // Hidden text, such as that of a folded part, has no place.
    if (spoken.width === 0 && spoken.height === 0) return;
    if (spoken.top >= top && spoken.bottom <= top + height * LOWEST) return;
    byUser = false;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollBy({ top: spoken.top - top - height * TARGET, behavior: isCalm ? 'auto' : 'smooth' });
  };

  const onUser = (): void => {
    byUser = true;
  };
  scroller.addEventListener('wheel', onUser, { passive: true, signal });
  scroller.addEventListener('touchmove', onUser, { passive: true, signal });
  // A press on the scroll bar, not on the text.
  const onPress = ({ target }: Event): void => {
    if (target === scroller) onUser();
  };
  scroller.addEventListener('pointerdown', onPress, { signal });
  const onKey = ({ key }: KeyboardEvent): void => {
    if (SCROLL_KEYS.has(key)) onUser();
  };
  scroller.addEventListener('keydown', onKey, { signal });
  const onScroll = (): void => {
    if (!byUser || place === null) return;
    const view = scroller.getBoundingClientRect();
    const spoken = place.getBoundingClientRect();
    setAway(spoken.bottom < view.top || spoken.top > view.bottom);
  };
  scroller.addEventListener('scroll', onScroll, { passive: true, signal });

  return {
    moveTo: (to) => {
      place = to;
      follow();
    },
    goBack: () => {
      setAway(false);
      follow();
    },
    end: () => {
      listening.abort();
    },
  };
}
