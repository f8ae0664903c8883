import { expect, test } from 'vitest';
import { outlineOf } from '../../../engine/testing/outline-of.ts';
import { questionBlocks } from './question-blocks.ts';

const QUESTIONS = [
  { question: 'When is the ebb?', answer: 'At noon. The gate is shut before.' },
  { question: 'Who shuts the gate?', answer: 'The miller.' },
];
const FAQ =
  '<h2>Questions</h2><h3>When is the ebb?</h3><p>At noon.</p><p>The gate is shut before.</p><div>Who shuts the gate?</div><p>The miller.</p><p>Read more</p>';

const textsOf = (html: string): string[] => {
  const outline = outlineOf(html);
  return questionBlocks(outline, QUESTIONS).map((block) => outline.blocks[block]!.text);
};

test('finds questions with their answers and the heading above them, and nothing behind them', () => {
  expect(textsOf(`<p>Text</p>${FAQ}`)).toEqual([
    'Questions',
    'When is the ebb?',
    'At noon.',
    'The gate is shut before.',
    'Who shuts the gate?',
    'The miller.',
  ]);
});

test('finds no question without its answer, and no single one', () => {
  expect(textsOf('<ul><li>When is the ebb?</li><li>Who shuts the gate?</li></ul>')).toEqual([]);
  expect(textsOf('<p>When is the ebb?</p><p>At noon.</p>')).toEqual([]);
});
