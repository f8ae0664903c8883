import type { ExtensionPage } from '../browser/pages.ts';
import type { RequestKind } from './protocol.ts';

/** The pages that show articles. */
const READERS = ['popup', 'reader', 'library', 'welcome'] as const;

/** The extension's pages that may send each request. */
export const ALLOWED_SENDERS: { readonly [K in RequestKind]: readonly ExtensionPage[] } = {
  'reader/article': ['reader'],
  'reader/options': ['reader'],
  'reader/next': ['reader'],
  'reader/picture': ['reader'],
  'reader/keep': ['reader'],
  'reader/heatmap': ['reader'],
  'reader/see-page': ['reader'],
  'reader/mark-parts': ['reader'],
  'reader/frame-part': ['reader'],
  'reader/part-at': ['reader'],
  'reader/report': ['reader'],
  'reader/leave': ['reader'],
  'reader/move': ['reader'],
  'open/overlay': ['popup'],
  'open/tab': ['popup'],
  'open/link': ['reader'],
  'site/answered': ['popup', 'reader', 'library', 'options'],
  'site/always': [...READERS, 'options'],
  'settings/change': [...READERS, 'options'],
  'keep/place': READERS,
  'keep/is-awaited': ['popup', 'reader'],
  'keep/copy': ['popup', 'reader'],
  'keep/article': ['popup'],
  'store/highlight': READERS,
  'store/more-highlights': ['library'],
  'store/highlight-color': READERS,
  'store/place': READERS,
  'store/rules': ['popup', 'reader', 'library', 'options'],
  'store/without-rules': ['options'],
  'store/without-unreadable': ['options', 'library'],
  'store/rule-results': ['popup', 'reader'],
};
