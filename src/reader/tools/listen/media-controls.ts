import { logError } from '../../../platform/browser/log-error.ts';
import silence from './silence.flac?url';

/** What the media keys and the system's media controls do. */
type MediaActions = Readonly<Record<'play' | 'pause' | 'stop' | 'next' | 'previous' | 'forward' | 'back', () => void>>;

type MediaControls = {
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly end: () => void;
};

/**
 * Shows the article in the system's media controls. Browsers give them only to pages that play a sound, and speech does
 * not count. So a silent sound of ten seconds is repeated.
 */
export function mediaControls(title: string, site: string, actions: MediaActions): MediaControls {
  const session = navigator.mediaSession;
  const handlers: Partial<Record<MediaSessionAction, () => void>> = {
    play: actions.play,
    pause: actions.pause,
    stop: actions.stop,
    nexttrack: actions.next,
    previoustrack: actions.previous,
    seekforward: actions.forward,
    seekbackward: actions.back,
  };
  const sound = new Audio(silence);
  sound.loop = true;
  session.metadata = new MediaMetadata({ title, artist: site, artwork: [{ src: '/icons/128.png', sizes: '128x128' }] });
  setHandlers(session, handlers);
  // Hides the length of the silent sound.
  ifKnown(() => {
    session.setPositionState({ duration: Infinity });
  });
  let wasPlaying = false;
  return {
    setPlaying: (isPlaying) => {
      if (isPlaying === wasPlaying) return;
      wasPlaying = isPlaying;
      session.playbackState = isPlaying ? 'playing' : 'paused';
      if (isPlaying)
        sound.play().catch((cause: unknown) => {
          // A pause that came before the start is no failure.
          if (!(cause instanceof DOMException && cause.name === 'AbortError')) logError('media-controls', cause);
        });
      else sound.pause();
    },
    end: () => {
      sound.pause();
      sound.removeAttribute('src');
      session.playbackState = 'none';
      session.metadata = null;
      setHandlers(session, Object.fromEntries(Object.keys(handlers).map((name) => [name, null])));
    },
  };
}

function setHandlers(session: MediaSession, handlers: Partial<Record<string, (() => void) | null>>): void {
  for (const [action, run] of Object.entries(handlers))
    ifKnown(() => {
      session.setActionHandler(action as MediaSessionAction, run ?? null);
    });
}

/** Browsers throw a TypeError at actions and values that they do not know, such as an endless length in Firefox. */
function ifKnown(set: () => void): void {
  try {
    set();
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
  }
}
