import type { Article } from '../../../src/article/article.ts';
import { readGraph } from '../../../src/dom/metadata/json-ld.ts';
import { readAllMetadata } from '../../../src/dom/metadata/read-all-metadata.ts';
import { readDeclared } from '../../../src/dom/metadata/read-metadata.ts';
import { readSelfDescription } from '../../../src/dom/metadata/self-description.ts';
import { ALL_CODE } from '../../../src/dom/rare/all-code.ts';
import { walkPage } from '../../../src/dom/walk/walk-page.ts';
import { DEFAULT_ALGORITHM } from '../../../src/engine/algorithms/default.ts';
import { finish } from '../../../src/engine/steps.ts';
import type { Resources } from '../../../src/engine/types.ts';
import { exporters } from '../../../src/exporters/index.ts';
import { composeArticle } from '../../../src/extract/compose-article.ts';
import { readPage } from '../../../src/extract/read-page.ts';
import { prepareSink, sanitize } from '../../../src/reader/article/sink.ts';
import { findText, readFolded } from '../../../src/reader/tools/find/find-text.ts';
import { SHAPES } from '../shapes/index.ts';

/** Milliseconds by step. */
export type StepTimes = Readonly<Record<string, number>>;

type Step = readonly [name: string, run: () => unknown];

/** Least number of runs of a step, and milliseconds after which no further run starts. */
const RUNS = 3;
const ENOUGH_MS = 60;
/** Milliseconds after which no run starts, even before RUNS: in such a long run, noise is small. */
const AT_MOST_MS = 1_000;

export function shapeNames(): string[] {
  return SHAPES.map(({ name }) => name);
}

/** Fills the page with a shape of `factor` times its smallest size, and brings style and layout up to date. */
export function fill(name: string, factor: number): number {
  const shape = SHAPES.find((one) => one.name === name)!;
  shape.fill(document, shape.units * factor);
  document.documentElement.getBoundingClientRect();
  return shape.units * factor;
}

/** Times each step on the page: the fastest of a few runs. The article keeps all blocks, so that each step has work. */
export async function timeSteps(resources: Resources): Promise<StepTimes> {
  const times: Record<string, number> = {};
  for (const [name, run] of await stepsOn(resources)) times[name] = await fastest(run);
  return times;
}

async function stepsOn(resources: Resources): Promise<Step[]> {
  const read = readPage(document);
  const { bodies } = readSelfDescription(document, read.graph);
  const decide = () => DEFAULT_ALGORITHM.classify(read.page, resources);
  const verdicts = decide();
  const everything = { ...verdicts, keep: verdicts.keep.map(() => true) };
  const compose = (): Article =>
    finish(composeArticle({ read, verdicts: everything, algorithm: DEFAULT_ALGORITHM.id, need: ALL_CODE })).article;
  const article = compose();
  await prepareSink();
  const content = sanitize(article.content, article.url);
  const view = document.implementation.createHTMLDocument('').body;
  view.append(content.cloneNode(true));
  return [
    ['metadata', () => readAllMetadata(readDeclared(document, readGraph(document)), read.walk)],
    ['walk', () => walkPage(document, bodies)],
    ['decide', decide],
    ['build', compose],
    ['sink', () => sanitize(article.content, article.url)],
    ['find', () => findText(readFolded(view), 'corn')],
    ...exporters
      .filter(({ id }) => id !== 'markdown-front-matter')
      .map(({ id, render }): Step => [id, () => render(article, content)]),
  ];
}

async function fastest(run: () => unknown): Promise<number> {
  let least = Infinity;
  const start = performance.now();
  void globalThis.gc?.();
  for (let n = 0; n < RUNS || performance.now() - start < ENOUGH_MS; n++) {
    const before = performance.now();
    await run();
    least = Math.min(least, performance.now() - before);
    if (performance.now() - start > AT_MOST_MS) break;
  }
  return least;
}
