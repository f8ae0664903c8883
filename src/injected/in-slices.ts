import { finish, type Steps } from '../engine/steps.ts';
import { documentProperty } from './page-dom.ts';

/** Milliseconds of work after which the page gets its turn. One step of a page of 100,000 elements takes up to 40. */
const SLICE_MS = 8;
/** Restarts after which a page that never stops changing is read at once. */
const MOST_RESTARTS = 3;

/**
 * Does the work in slices, between which the page runs. With `page`, the work starts again where the page changed
 * meanwhile. Nobody sees a hidden page stop, so there the work is done at once.
 */
export async function inSlices<T>(start: () => Steps<T>, page: Document | null = null): Promise<T> {
  const watch = page === null ? null : watchChanges();
  const turns = new Turns();
  try {
    for (let restarts = 0; restarts < MOST_RESTARTS; restarts++) {
      const result = await runUntilChanged(start(), turns, watch?.hasChanged ?? (() => false));
      if (result === null) continue;
      // To hand over a long article is work of its own.
      if (!documentProperty('hidden')) await turns.next();
      return result.value;
    }
    return finish(start());
  } finally {
    watch?.stop();
    turns.end();
  }
}

/** Null where the page changed. */
async function runUntilChanged<T>(
  steps: Steps<T>,
  turns: Turns,
  hasChanged: () => boolean,
): Promise<{ readonly value: T } | null> {
  for (let began = performance.now(); ;) {
    const { done, value } = steps.next();
    if (done === true) return { value };
    if (performance.now() - began < SLICE_MS || documentProperty('hidden')) continue;
    await turns.next();
    if (hasChanged()) return null;
    began = performance.now();
  }
}

/** Gives the page turns. Timers would wait longer, most of all in a page that is not shown. */
class Turns {
  private readonly channel = new MessageChannel();

  /** Resolves after the page had its turn. */
  next(): Promise<void> {
    const { port1, port2 } = this.channel;
    return new Promise((resolve) => {
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(null);
    });
  }

  end(): void {
    this.channel.port1.close();
  }
}

/** Watches what the walk reads: elements, texts, and attributes that show or hide them. */
function watchChanges(): { readonly hasChanged: () => boolean; readonly stop: () => void } {
  let changed = false;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'hidden', 'open', 'style'],
  });
  return {
    hasChanged() {
      const was = changed;
      changed = false;
      return was;
    },
    stop() {
      observer.disconnect();
    },
  };
}
