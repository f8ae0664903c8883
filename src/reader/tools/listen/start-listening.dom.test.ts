import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../../ui/testing/wait-for.ts';
import { testArticle } from '../../testing/test-article.ts';
import { FakeEngine, testVoice } from './testing/fake-engine.ts';
import { type Listening, startListening } from './start-listening.ts';

const PARAGRAPHS = Array.from({ length: 40 }, (_, at) => `<p>Mill ${at} turns. The wind is west.</p>`).join('');

let scroller: HTMLElement;
let fake: FakeEngine;
let listening: Listening;
const onAway = vi.fn();
const onStop = vi.fn();

function start(): void {
  listening = startListening({
    scroller,
    article: testArticle({ title: 'Wind', siteName: 'Mill News' }),
    engine: fake.engine,
    choices: () => ({ rate: 1, voiceFor: () => undefined }),
    onState: () => undefined,
    onAway,
    onStop,
  });
}
const spoken = (count: number) =>
  waitFor(() => {
    expect(fake.requests).toHaveLength(count);
  });
const marked = (name: string): string =>
  [...(CSS.highlights.get(name) ?? [])].map((range) => range.toString()).join('|');
const press = (target: EventTarget, key: string, options: KeyboardEventInit = {}): void => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  // Gives the event its target. The view passes the key on.
  target.dispatchEvent(event);
  listening.onKey(event);
};
const paragraph = (at: number): HTMLElement => scroller.querySelectorAll<HTMLElement>('p')[at]!;
const clickOn = (element: Element): void => {
  const { left, top } = element.getBoundingClientRect();
  element.dispatchEvent(new MouseEvent('click', { clientX: left + 5, clientY: top + 5, bubbles: true, detail: 1 }));
};

beforeEach(() => {
  // Sound needs a press, which a test of a component has not.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  fake = new FakeEngine(testVoice('Alva', 'en'));
  scroller = document.createElement('main');
  scroller.tabIndex = 0;
  scroller.style.cssText = 'block-size: 300px; overflow: auto';
  scroller.innerHTML = `<article class="sheet" lang="en"><h1 id="title">Wind</h1><div class="content">${PARAGRAPHS}</div></article>`;
  document.body.append(scroller);
  onAway.mockReset();
  onStop.mockReset();
});
afterEach(() => {
  listening.end();
  getSelection()?.removeAllRanges();
  scroller.remove();
});

describe('listening', () => {
  it('marks sentence and word without a change of the document, and removes the marks at its end', async () => {
    const before = scroller.innerHTML;
    start();
    await spoken(1);
    fake.last.onEnd();
    await spoken(2);
    expect([marked('spoken-sentence'), marked('spoken-word')]).toEqual(['Mill 0 turns.', '']);
    fake.last.onWord(5);
    expect(marked('spoken-word')).toBe('0');
    expect(scroller.innerHTML).toBe(before);
    listening.end();
    expect(CSS.highlights.has('spoken-sentence') || CSS.highlights.has('spoken-word')).toBe(false);
  });

  it('begins at the title, at the first paragraph in view or at the selection', async () => {
    start();
    await spoken(1);
    expect(fake.last.text).toBe('Wind');
    listening.end();
    paragraph(10).scrollIntoView({ block: 'start' });
    scroller.scrollTop -= 4;
    start();
    await spoken(2);
    expect(fake.last.text).toBe('Mill 10 turns.');
    listening.end();
    getSelection()?.setBaseAndExtent(paragraph(3).firstChild!, 5, paragraph(3).firstChild!, 9);
    start();
    await spoken(3);
    expect(fake.last.text).toBe('3 turns.');
  });

  it('goes on at a sentence that is clicked, and not while it is paused', async () => {
    start();
    await spoken(1);
    clickOn(paragraph(4));
    await spoken(2);
    expect(fake.last.text).toBe('Mill 4 turns.');
    listening.pause();
    clickOn(paragraph(2));
    expect(marked('spoken-sentence')).toBe('Mill 4 turns.');
  });

  it('pauses, skips and goes on from a place by keys', async () => {
    start();
    await spoken(1);
    press(scroller, 'j');
    await spoken(2);
    expect(fake.last.text).toBe('Mill 0 turns.');
    press(scroller, 'J', { shiftKey: true });
    await spoken(3);
    expect(fake.last.text).toBe('The wind is west.');
    press(scroller, 'k');
    await spoken(4);
    const { cancels } = fake;
    press(scroller, 'p');
    expect(fake.cancels).toBe(cancels + 1);
    paragraph(6).tabIndex = -1;
    press(paragraph(6), 'Enter');
    await spoken(5);
    expect(fake.last.text).toBe('Mill 6 turns.');
  });

  it('scrolls with the voice until the user scrolls away, and back on request', async () => {
    start();
    await spoken(1);
    scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: 500 }));
    scroller.scrollTop = 700;
    await waitFor(() => {
      expect(onAway).toHaveBeenLastCalledWith(true);
    });
    fake.last.onEnd();
    await spoken(2);
    expect(scroller.scrollTop).toBe(700);
    listening.goBack();
    expect(onAway).toHaveBeenLastCalledWith(false);
    await waitFor(() => {
      expect(scroller.scrollTop).toBeLessThan(100);
    });
  });

  it('shows title and site in the media controls and obeys them', async () => {
    const handlers = new Map<string, (() => void) | null>();
    const set = vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, run) => {
      handlers.set(action, run as (() => void) | null);
    });
    start();
    await spoken(1);
    expect(navigator.mediaSession.metadata).toMatchObject({ title: 'Wind', artist: 'Mill News' });
    expect(navigator.mediaSession.playbackState).toBe('playing');
    handlers.get('nexttrack')?.();
    await spoken(2);
    handlers.get('seekforward')?.();
    await spoken(3);
    expect(fake.last.text).toBe('The wind is west.');
    handlers.get('pause')?.();
    expect(navigator.mediaSession.playbackState).toBe('paused');
    handlers.get('play')?.();
    await spoken(4);
    handlers.get('stop')?.();
    expect(onStop).toHaveBeenCalledOnce();
    listening.end();
    expect([...handlers.values()].every((run) => run === null)).toBe(true);
    expect(navigator.mediaSession.metadata).toBeNull();
    set.mockRestore();
  });

  it('stops when the page is left', async () => {
    start();
    await spoken(1);
    const { cancels } = fake;
    dispatchEvent(new Event('pagehide'));
    expect(fake.cancels).toBe(cancels + 1);
    fake.last.onEnd();
    expect(fake.requests).toHaveLength(1);
  });
});
