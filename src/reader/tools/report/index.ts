import type { Tool } from '../../context/tool.ts';

/** Writes a report of the page. */
export const report: Tool = {
  id: 'report',
  isPossible: ({ host }) => host.writeReport !== undefined,
  opens: { kind: 'dialog', load: async () => (await import('./report-dialog.tsx')).ReportDialog, until: 'outcome' },
  corrections: [
    {
      label: 'report',
      hint: 'report_hint',
      isPossible: ({ host }) => host.writeReport !== undefined,
      run: ({ open }) => {
        open('report');
      },
    },
  ],
};
