import { REPORT_ID, REPORT_VERSION } from '../../src/dom/report/report-form.ts';

/** A report of a page: its redacted markup, and what was decided on it. */
export type Report = {
  /** The markup without the verdicts. */
  readonly source: string;
  readonly winnow: string;
  readonly browser: string;
  readonly algorithm: string;
  /** `wanted`: where the person or a rule decided otherwise. */
  readonly blocks: readonly { readonly kept: boolean; readonly wanted?: boolean }[];
  readonly corrections: readonly { readonly keep: boolean; readonly block: number; readonly element?: number }[];
};

/** A file that is no report, or no report that can be read. The message says what to do. */
export class ReportError extends Error {}

const VERDICTS = new RegExp(`<script type="application/json" id="${REPORT_ID}">\\n([\\s\\S]*?)\\n</script>\\n`);

/** Reads the text of a report. Throws ReportError. */
export function readReport(text: string): Report {
  const found = VERDICTS.exec(text);
  if (found === null)
    throw new ReportError(
      'The file has no verdicts of Winnow, so it is no report. Save one with "Not right?", then "Report this page…".',
    );
  let data: Partial<Report & { readonly report: unknown }>;
  try {
    data = JSON.parse(found[1]!) as typeof data;
  } catch (cause) {
    throw new ReportError(`The verdicts in the file are no JSON (${String(cause)}). Save the report again.`, { cause });
  }
  if (data.report !== REPORT_VERSION)
    throw new ReportError(
      `The report has version ${String(data.report)}, and this program reads ${String(REPORT_VERSION)}. Save it again with this version of Winnow.`,
    );
  const { winnow, browser, algorithm, blocks, corrections } = data;
  const isWhole =
    [winnow, browser, algorithm].every((value) => typeof value === 'string') &&
    Array.isArray(corrections) &&
    Array.isArray(blocks) &&
    blocks.every((block: unknown) => typeof (block as { kept?: unknown } | null)?.kept === 'boolean');
  if (!isWhole) throw new ReportError('The report lacks verdicts or versions. Save it again.');
  return { ...(data as Omit<Report, 'source'>), source: text.replace(VERDICTS, '') };
}
