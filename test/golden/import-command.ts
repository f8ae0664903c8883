import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.mjs';
import { importReport } from './import-report.ts';
import { ReportError } from './read-report.ts';

/** npm run golden:import -- <file> [name]: makes a golden case of a report that a person saved. */
async function main([file, name]: readonly string[]): Promise<void> {
  if (file === undefined) throw new ReportError('Usage: npm run golden:import -- <file> [<area>--<symptom>]');
  const executablePath = await findChromium();
  if (executablePath === null) throw new ReportError('No Chromium found: install one, or set WINNOW_CHROMIUM.');
  const browser = await chromium.launch({ executablePath });
  try {
    const { folder, report, same, fails } = await importReport(await browser.newPage(), file, name);
    const all = report.blocks.length;
    const verdicts =
      same < 0
        ? `The redacted page has other blocks than the ${String(all)} of the report.`
        : `${String(same)} of ${String(all)} blocks have the verdict that the report states.`;
    process.stdout.write(
      `Report of Winnow ${report.winnow} in ${report.browser}, algorithm ${report.algorithm}.\n` +
        `Written: ${folder}/source.html, expected.json, expected.md\n${verdicts}\n` +
        (fails
          ? 'The expectation has the corrections of the report: the case fails until the engine is repaired.\n'
          : 'The report has no corrections. Read expected.md critically: it is what Winnow makes of the page now.\n'),
    );
  } finally {
    await browser.close();
  }
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  const isKnown = cause instanceof ReportError;
  process.stderr.write(`${isKnown ? cause.message : String((cause as Error | null)?.stack ?? cause)}\n`);
  process.exitCode = 1;
});
