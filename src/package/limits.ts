import type { Steps } from '../engine/steps.ts';
import { documentElementOf, firstChildOf, nextSiblingOf, parentNodeOf } from './dom/safe-dom.ts';
import { WinnowError } from './errors.ts';
import type { AsyncExtractOptions, ExtractOptions } from './options.ts';

/** Milliseconds of work of `extractAsync` before other tasks get their turn. */
const SLICE = 12;

/** When the work has to be done, in milliseconds of `performance.now()`; Infinity without a limit. */
export function deadlineOf({ maxTime = Infinity }: ExtractOptions): number {
  return performance.now() + maxTime;
}

/** Throws where the deadline is over. */
export function checkTime(deadline: number, { maxTime }: ExtractOptions): void {
  if (performance.now() > deadline)
    throw new WinnowError(
      'out-of-time',
      `The page took more than ${String(maxTime)} ms.`,
      'Raise maxTime, or leave this page out.',
    );
}

/** Throws for more nodes than the options allow. */
export function checkNodes(nodes: number, { maxNodes = Infinity }: ExtractOptions): void {
  if (nodes > maxNodes)
    throw new WinnowError(
      'too-many-nodes',
      `The page has more than ${String(maxNodes)} nodes.`,
      'Raise maxNodes, or leave this page out.',
    );
}

/** Counts the nodes of a document, as far as the limit. */
export function checkSize(document: Document, options: ExtractOptions): void {
  if (options.maxNodes === undefined) return;
  const root = documentElementOf(document);
  let nodes = 0;
  let node: Node | null = root;
  while (node !== null) {
    checkNodes(++nodes, options);
    let next: Node | null = firstChildOf(node);
    for (let at: Node | null = node; next === null && at !== null && at !== root; at = parentNodeOf(at))
      next = nextSiblingOf(at);
    node = next;
  }
}

/** Does all steps at once, within the deadline. */
export function finishInTime<T>(steps: Steps<T>, deadline: number, options: ExtractOptions): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    checkTime(deadline, options);
  }
}

/** Does the steps in slices, with other tasks between them, within the deadline and until the signal is aborted. */
export async function finishInSlices<T>(steps: Steps<T>, deadline: number, options: AsyncExtractOptions): Promise<T> {
  for (;;) {
    options.signal?.throwIfAborted();
    const end = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
      checkTime(deadline, options);
    } while (performance.now() < end);
    await otherTasks();
  }
}

/** Lets other tasks run. */
export function otherTasks(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
