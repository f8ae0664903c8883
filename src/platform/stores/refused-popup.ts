import { session } from './areas.ts';
import { item } from './store.ts';

/** Whether the browser has refused since its start to open the popup for the background. */
export const refusedPopup = item('refusedPopup', { area: session, parse: (stored) => stored === true });
