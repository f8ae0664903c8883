import { writeReport } from './write-report.ts';

/** The code that writes a report. In the extension it is a script of its own, injected when a person asks for one. */
export const reportCode = { writeReport };
