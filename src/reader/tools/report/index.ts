import type { Tool } from '../../context/tool.ts';

/** Writes a report of the page. */
export const report: Tool = {
  id: 'report',
  isPossible: ({ host }) => host.writeReport !== undefined,
  opens: { kind: 'dialog', load: () => import('./report-dialog.tsx') },
  corrections: [
    {
      label: 'report',
      hint: 'report_hint',
      isPossible: ({ host }) => host.writeReport !== undefined,
    },
  ],
};
