import { pageError } from '../text/command-error.ts';
import type { Answer, Choices, LineJob } from './job.ts';
import { namesInLine, pageIn, parseLine } from './line-fields.ts';
import { asJson, failed, recordOf } from './read-page.ts';

/**
 * Answers a line of JSON with a line of JSON. A line that is no page is answered with an error that has its `id` and
 * `url` where it states them. Never throws.
 */
export async function readLine({ line }: LineJob, choices: Choices): Promise<Answer> {
  try {
    const { html, url, extra } = pageIn(parseLine(line));
    const { record, warnings } = await recordOf(html, url, choices, extra);
    return { kind: record.kind, body: asJson(record, choices), reason: record.reason ?? '', warnings };
  } catch (cause) {
    const { url, extra } = namesInLine(line);
    return failed(pageError(cause), url, choices, extra);
  }
}
