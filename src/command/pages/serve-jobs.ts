import type { MessagePort } from 'node:worker_threads';
import { pageError } from '../text/command-error.ts';
import { type Answer, type Choices, type Job, READY } from './job.ts';
import { readLine } from './read-line.ts';
import { failed, readPage, writeBook } from './read-page.ts';

/** Reads the pages that come in at a port: one answer for each job, in order. */
export function serveJobs(port: MessagePort, choices: Choices): void {
  port.on('message', (job: Job) => {
    void answer(job, choices).then((made) => {
      port.postMessage(made);
    });
  });
  port.postMessage(READY);
}

async function answer(job: Job, choices: Choices): Promise<Answer> {
  try {
    if (job.kind === 'line') return await readLine(job, choices);
    return job.kind === 'book' ? await writeBook(job, choices) : await readPage(job, choices);
  } catch (cause) {
    return failed(pageError(cause), job.kind === 'page' ? job.url : null, choices);
  }
}
