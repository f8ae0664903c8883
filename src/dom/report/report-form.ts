/** Version of the form of a report. */
export const REPORT_VERSION = 1;
/** Id of the element that holds the verdicts. */
export const REPORT_ID = 'winnow-report';
