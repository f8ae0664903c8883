import { parentPort, workerData } from 'node:worker_threads';
import type { Choices } from './job.ts';
import { serveJobs } from './serve-jobs.ts';

/** The script of a thread that reads pages. */

if (parentPort === null) throw new Error('This is the script of a worker thread.');
serveJobs(parentPort, workerData as Choices);
