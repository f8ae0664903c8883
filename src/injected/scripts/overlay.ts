import type { OverlayState } from '../../platform/messages/protocol.ts';
import { publishCalls, publishedCalls } from '../../platform/in-tab/publish-calls.ts';
import { sendSignal } from '../../platform/messages/signals.ts';
import { OverlayFrame } from '../overlay-frame.ts';
import { canHoldFrame } from '../page-dom.ts';

/** Milliseconds from the frame's load until it must show itself. A page's policy can block it without an error. */
const ALIVE_TIMEOUT = 1500;
/** Milliseconds until it has loaded, which a busy machine delays. */
const LOAD_TIMEOUT = 5000;

/** Resolves to false after that many milliseconds. */
function after(time: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, time, false));
}

publishCalls('overlay', () => {
  let overlayFrame: OverlayFrame | null = null;
  let onAlive: () => void = () => undefined;

  const sendLost = () => {
    sendSignal({ kind: 'overlay/lost' });
  };

  const state = (): OverlayState => {
    if (overlayFrame?.isAttached === true) return 'shown';
    return canHoldFrame() ? 'hidden' : 'impossible';
  };

  // Marks on the page have their controls in the overlay.
  const onRemoved = () => void publishedCalls('page-parts')?.hide(null);

  return {
    state,
    async hide() {
      if (overlayFrame?.isAttached === true) await overlayFrame.leave();
      return null;
    },
    seeThrough(isOn) {
      overlayFrame?.seeThrough(isOn);
      return null;
    },
    alive() {
      overlayFrame?.reveal();
      onAlive();
      return null;
    },
    async show({ url }) {
      overlayFrame?.remove();
      if (state() === 'impossible') return 'refused';
      const frame = new OverlayFrame(url, sendLost, onRemoved);
      overlayFrame = frame;
      const alive = new Promise<true>(
        (resolve) =>
          (onAlive = () => {
            resolve(true);
          }),
      );
      const silent = Promise.race([frame.loaded, after(LOAD_TIMEOUT)]).then(() => after(ALIVE_TIMEOUT));
      const shown = frame.attach() && (await Promise.race([alive, silent]));
      if (!shown) frame.remove();
      return shown ? 'shown' : 'refused';
    },
  };
});
