import { parentPort, workerData } from 'node:worker_threads';
import { pageError } from '../text/command-error.ts';
import { type Answer, type Choices, type Job, READY } from './job.ts';
import { readLine } from './read-line.ts';
import { failed, readPage, writeBook } from './read-page.ts';

/** Reads pages on a thread: one answer for each job, in order. */

if (parentPort === null) throw new Error('This is the script of a worker thread.');
const port = parentPort;
const choices = workerData as Choices;

port.on('message', (job: Job) => {
  void answer(job).then((made) => {
    port.postMessage(made);
  });
});

port.postMessage(READY);

async function answer(job: Job): Promise<Answer> {
  try {
    if (job.kind === 'line') return await readLine(job, choices);
    return job.kind === 'book' ? await writeBook(job, choices) : await readPage(job, choices);
  } catch (cause) {
    return failed(pageError(cause), job.kind === 'page' ? job.url : null, choices);
  }
}
