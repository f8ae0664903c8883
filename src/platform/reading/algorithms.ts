import { messageKey } from '../browser/message-keys.ts';
import { translate } from '../browser/translate.ts';

/** One row of the algorithm picker; `label` is in the user's language. */
export type AlgorithmInfo = { readonly id: string; readonly label: string };

/** The build replaces this with the ids in the engine's registry. */
declare const __ALGORITHMS__: readonly string[] | undefined;

/**
 * Selectable algorithms in the order of the registry. The views list them without loading the engine. The first message
 * makes the browser read its file, so labels are looked up when they are shown.
 */
export const algorithms: readonly AlgorithmInfo[] = (typeof __ALGORITHMS__ === 'undefined' ? [] : __ALGORITHMS__).map(
  (id) => ({
    id,
    get label() {
      return translate(messageKey('algorithm', id));
    },
  }),
);
