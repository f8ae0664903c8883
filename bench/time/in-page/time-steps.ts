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

type Step = readonly [name: string, run: () => unknown];

let steps: ReadonlyMap<string, Step[1]> = new Map();

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

/** Reads the page, and returns the names of the steps. The article keeps all blocks, so that each step has work. */
export async function prepareSteps(resources: Resources): Promise<string[]> {
  steps = new Map(await stepsOn(resources));
  return [...steps.keys()];
}

/** Runs a step. */
export async function runStep(name: string): Promise<void> {
  await steps.get(name)!();
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
