import { createReadStream, ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { JsonlRequest } from '../arguments/request.ts';
import type { Answer } from '../pages/job.ts';
import { openResultFile } from '../files/result-file.ts';
import { namesInLine } from '../pages/line-fields.ts';
import { answersFor } from '../pool/answers-for.ts';
import type { Run } from '../pool/host.ts';
import { PageReader } from '../pool/page-reader.ts';
import { PageError } from '../text/command-error.ts';
import { shareDone, writeResult } from '../text/terminal.ts';
import { type InputLine, splitLines } from './split-lines.ts';

/** Lines at a time for each thread: enough that none waits for the next line or for an answer before its own. */
const LINES_A_THREAD = 4;

/**
 * Answers each line of JSON with one line. A line that is no page, or a page that fails, is answered with an error and
 * named on standard error; it stops nothing. Rejects where the input cannot be read or the output not be written.
 */
export async function runJsonl(request: JsonlRequest, { rules, messages, host }: Run): Promise<void> {
  const size = request.input === '-' ? 0 : (await stat(request.input)).size;
  const file = request.out === null ? null : await openResultFile(request.out);
  const reader = new PageReader({ ...request, choices: { ...request.choices, rules }, startThread: host.startThread });
  const input = request.input === '-' ? host.stdin : createReadStream(request.input);
  const counts = { lines: 0, articles: 0, errors: 0 };
  const work = async (line: InputLine): Promise<{ readonly line: InputLine; readonly answer: Answer }> => ({
    line,
    answer: await answerLine(line, request.maxBytes, reader),
  });
  try {
    const lines = splitLines(input, request.maxBytes);
    const done = (): string => (input instanceof ReadStream ? shareDone(input.bytesRead, size) : '');
    const flow = { limit: reader.jobs * LINES_A_THREAD, unordered: request.unordered };
    for await (const { line, answer } of answersFor(lines, work, flow)) {
      counts.lines++;
      if (answer.kind === 'article') counts.articles++;
      if (answer.kind === 'error') {
        counts.errors++;
        messages.warn(`line ${String(line.number)}: ${answer.reason}`);
      }
      const body = answer.body ?? '';
      await (file === null ? writeResult(host.stdout, body) : file.write(body));
      const { lines: all, articles, errors } = counts;
      messages.progress(() => `${done()}${String(all)} lines, ${String(articles)} articles, ${String(errors)} errors`);
    }
    await file?.finish(true);
  } finally {
    messages.end();
    await reader.close();
    await file?.close();
  }
}

function answerLine({ bytes, number }: InputLine, maxBytes: number, reader: PageReader): Promise<Answer> {
  if (bytes === null)
    return Promise.resolve(
      reader.failed(
        new PageError('too-large', `Line ${String(number)} has more than ${String(maxBytes)} bytes (--max-bytes).`),
        { url: null },
      ),
    );
  return reader.read({ kind: 'line', line: bytes }, () => namesInLine(bytes));
}
