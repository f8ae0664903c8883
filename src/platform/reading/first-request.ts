import type { ReadRequest } from '../messages/read-outcome.ts';
import type { loadSettings } from '../stores/settings-store.ts';
import type { EarlyRequest } from './read-tab.ts';

/** What a popup asks first. */
export const FIRST_REQUEST: ReadRequest = { options: {}, wants: 'start' };

/** A request that reads with the algorithm of the settings where it names none. */
export function withChosenAlgorithm(request: ReadRequest, settings: ReturnType<typeof loadSettings>): EarlyRequest {
  const options = settings.then(({ algorithm }) =>
    algorithm === 'default' ? request.options : { algorithm, ...request.options },
  );
  return { ...request, options };
}
