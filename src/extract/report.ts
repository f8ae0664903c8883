export { reportCode } from '../dom/report/report-code.ts';
