import type { Tool } from '../../context/tool.ts';
import { OPEN_LINK } from './keys.ts';

/** What helps while one reads: progress, kept place, notes, tables, listings, hosts of links. */
export const aids: Tool = {
  id: 'aids',
  keys: [OPEN_LINK],
  isPossible: ({ article }) => article !== null,
  start: async () => (await import('./reading-aids.ts')).startReadingAids,
};
