import type { Tool, ToolContext } from '../../context/tool.ts';

const canReport = ({ host }: ToolContext): boolean => host.writeReport !== undefined;

/** Writes a report of the page. */
export const report: Tool = {
  id: 'report',
  isPossible: canReport,
  opens: { kind: 'dialog', load: () => import('./report-dialog.tsx') },
  corrections: [
    {
      label: 'report',
      hint: 'report_hint',
      isPossible: canReport,
    },
  ],
};
