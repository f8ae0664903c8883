import { isPrivate } from '../platform/browser/is-private.ts';
import type { RequestHandlers, Sender } from '../platform/messages/messages.ts';
import { fail, type Reply, succeed } from '../platform/messages/protocol.ts';
import type { StoreKind } from '../platform/messages/store-requests.ts';
import {
  addHighlights,
  deleteUnreadableHighlights,
  storeHighlight,
  storeHighlightColor,
} from '../platform/stores/kept-highlights.ts';
import { progressAt, storePlace } from '../platform/stores/kept-places.ts';
import { noteProgress } from '../platform/stores/reading-list.ts';
import { deleteRules, deleteUnreadableRules, noteResults, saveRules } from '../platform/stores/rule-store.ts';

type StoreHandlers = Pick<RequestHandlers, StoreKind>;

/** A handler that stores something, for a view that is not in a private window. */
function storing<A, R>(write: (argument: A) => Promise<R>): (argument: A, sender: Sender) => Promise<Reply<R>> {
  return async (argument, sender) =>
    sender.isPrivate || isPrivate() ? fail('refused', 'a private window') : succeed(await write(argument));
}

/** Stores what views let the background store. */
export const storeHandlers: StoreHandlers = {
  'store/highlight': storing(async ({ url, id, highlight, article }) => {
    await storeHighlight(url, id, highlight, article);
    return null;
  }),
  'store/more-highlights': storing(({ articles }) => addHighlights(articles)),
  'store/highlight-color': storing(async ({ color }) => {
    await storeHighlightColor(color);
    return null;
  }),
  'store/place': storing(async ({ url, place }) => {
    await storePlace(url, place);
    await noteProgress(url, place && progressAt(place));
    return null;
  }),
  'store/rules': storing(({ rules }) => saveRules(rules)),
  'store/without-rules': storing(async ({ ids }) => {
    await deleteRules(ids);
    return null;
  }),
  'store/without-unreadable': storing(async ({ of, gone }) => {
    await (of === 'rules' ? deleteUnreadableRules(gone) : deleteUnreadableHighlights(gone));
    return null;
  }),
  'store/rule-results': storing(async ({ results }) => {
    await noteResults(results);
    return null;
  }),
};
