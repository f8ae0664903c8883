import { logError } from '../../../platform/browser/log-error.ts';
import type { StartTool } from '../../context/tool.ts';
import type { LitKind } from './light-place.ts';

/** Attributes that appearance.ts sets on the root element, from the settings. */
const FOLLOWED = ['data-lit', 'data-paging'];

/**
 * Lights one line or paragraph, and turns pages, as the settings say: those of this view, and changes in others. Their
 * code loads when it is first needed. Returns a function that ends it.
 */
const startFocus: StartTool = (context, scroller) => {
  const root = document.documentElement;
  const lit = follower(
    () => litKind(root.dataset['lit']),
    async (kind) => {
      const { lightPlace } = await import('./light-place.ts');
      return () => lightPlace(context, scroller, kind);
    },
  );
  const paging = follower(
    () => (root.dataset['paging'] === 'pages' ? 'pages' : null),
    async () => {
      const { turnPages } = await import('./turn-pages.ts');
      return () => turnPages(context, scroller);
    },
  );
  const update = (): void => {
    lit.update();
    paging.update();
  };
  update();
  const changes = new MutationObserver(update);
  changes.observe(root, { attributeFilter: FOLLOWED });
  return () => {
    changes.disconnect();
    lit.end();
    paging.end();
  };
};

export default startFocus;

function litKind(value: string | undefined): LitKind | null {
  return value === 'line' || value === 'paragraph' ? value : null;
}

/** Runs what belongs to a value while it is the current one. `load` resolves to a function that starts it. */
function follower<T extends string>(
  read: () => T | null,
  load: (value: T) => Promise<() => () => void>,
): { readonly update: () => void; readonly end: () => void } {
  let current: T | null = null;
  let stop = (): void => undefined;
  const set = (value: T | null): void => {
    if (value === current) return;
    stop();
    stop = () => undefined;
    current = value;
    if (value === null) return;
    load(value).then(
      (start) => {
        if (current === value) stop = start();
      },
      (cause: unknown) => {
        logError('focus', cause);
      },
    );
  };
  return {
    update: () => {
      set(read());
    },
    end: () => {
      set(null);
    },
  };
}
