import type { Tool } from '../../context/tool.ts';

/** Writes a report of the page. */
export const report: Tool = {
  id: 'report',
  isPossible: ({ host }) => host.writeReport !== undefined,
  opens: { kind: 'panel', load: () => import('./report-dialog.tsx') },
  contributions: () => import('./contributions.ts'),
};
