import type { AlgorithmInfo } from '../article.ts';
import { messageKey } from './message-keys.ts';
import { translate } from './translate.ts';

/** The build replaces this with the ids in the engine's registry. */
declare const __ALGORITHMS__: readonly string[] | undefined;

/** Selectable algorithms in the order of the registry. The views list them without loading the engine. */
export const algorithms: readonly AlgorithmInfo[] = (typeof __ALGORITHMS__ === 'undefined' ? [] : __ALGORITHMS__).map(
  (id) => ({ id, label: translate(messageKey('algorithm', id)) }),
);
