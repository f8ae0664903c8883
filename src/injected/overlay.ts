import type { OverlayState } from '../platform/protocol.ts';
import { publishCalls } from '../platform/publish-calls.ts';
import { OverlayFrame } from './overlay-frame.ts';
import { canCarryFrame } from './page-dom.ts';

/** How long the frame may take to show that it is alive; a page's policy that forbids it does not say so. Milliseconds. */
const HANDSHAKE = 1500;

publishCalls('overlay', () => {
  let overlayFrame: OverlayFrame | null = null;
  let onAlive: () => void = () => undefined;

  const state = (): OverlayState => {
    if (overlayFrame?.isUp === true) return 'shown';
    return canCarryFrame() ? 'hidden' : 'impossible';
  };

  const hide = () => {
    overlayFrame?.lower();
    overlayFrame = null;
    return null;
  };

  return {
    state,
    hide,
    alive() {
      overlayFrame?.draw();
      onAlive();
      return null;
    },
    async show({ url }) {
      hide();
      if (state() === 'impossible') return 'refused';
      const hung = new OverlayFrame(url);
      overlayFrame = hung;
      const alive = new Promise<true>(
        (resolve) =>
          (onAlive = () => {
            resolve(true);
          }),
      );
      const late = new Promise<false>((resolve) => setTimeout(resolve, HANDSHAKE, false));
      const shown = hung.hang() && (await Promise.race([alive, late]));
      if (!shown && overlayFrame === hung) hide();
      return shown ? 'shown' : 'refused';
    },
  };
});
