import { COLUMN_NAMES } from '../../evidence/index.ts';
import { attribute } from '../../model/attribution.ts';
import type { Explain } from './index.ts';

/** What a person is told of a block, and the columns that say it: the first pattern that a column's name matches. Each speaks for the block or against it. What is the same for all blocks of a page tells none from another. */
const TOPICS: readonly (readonly [topic: string, columns: RegExp])[] = [
  ['title', /^(title-|before-title|description-)/],
  ['sayings', /^(says|prose-at-|from-(?:comments|related|label|first-price|first-cart)|signs-|label-)/],
  ['neighbours', /^numwords/],
  ['densest', /^(core-|stretch|(in|from)-main-run)/],
  ['links', /^link-ratio$/],
  ['links-around', /link-ratio$/],
  ['entries', /^(inner-|outer-|pattern-|sets|largest-set|repeats)/],
  ['names', /^(near-|around-)/],
  ['element', /^(in-|own-tag|area|depth)/],
  ['things', /^level-\d-(img|a|button|input|p|li|svg)$/],
  ['surroundings', /^(level-\d|part-)/],
  ['heading', /heading/],
  ['place', /^(place|chars-(before|after|since)|from-|to-|last-|prose-before)/],
];
/** Every other column is about the text of the block itself. */
const REST = 'text';
/** What no column tells: the verdict of an older method, which counts on doubtful pages. */
const OPINION = 'second-opinion';

/** Every key that a block may be explained with; words.json holds the text of each. */
export const TOPIC_REASONS: readonly string[] = [...TOPICS.map(([topic]) => topic), REST, OPINION].flatMap((topic) => [
  `${topic}-for`,
  `${topic}-against`,
]);

const MOST = 3;
/** Share of the strongest topic's weight below which another is not worth a word. */
const WORTH_SAYING = 0.2;

/** The topic of a column, by its name. */
export function topicOf(column: string): string {
  return TOPICS.find(([, pattern]) => pattern.test(column))?.[0] ?? REST;
}

/**
 * For each block the reasons that weighed most for its being kept or not, strongest first, as keys of TOPIC_REASONS: what tells it from the other blocks of its page
 * (attribution.ts; the opinion less the page's mean), summed by topic. Empty for a block that nothing tells apart.
 */
export const explain: Explain = (forest, matrix, { keep, opinion }) => {
  const topics = COLUMN_NAMES.slice(0, matrix.width).map(topicOf);
  const names = [...new Set([...topics, OPINION])];
  const topicAt = topics.map((topic) => names.indexOf(topic));
  const shares = attribute(forest, matrix);
  const commonOpinion = meanOf(opinion);
  return Array.from({ length: matrix.rows }, (_, row) => {
    const weight = new Float64Array(names.length);
    for (let c = 0; c < topicAt.length; c++) weight[topicAt[c]!]! += shares[row * matrix.width + c]!;
    weight[names.length - 1] = opinion ? opinion[row]! - commonOpinion : 0;
    const sign = keep[row] ? 1 : -1;
    const telling = names
      .map((name, i) => ({ name, weight: sign * weight[i]! }))
      .filter((topic) => topic.weight > 0)
      .sort((a, b) => b.weight - a.weight);
    const strongest = telling[0]?.weight ?? 0;
    return telling
      .filter((topic) => topic.weight >= WORTH_SAYING * strongest)
      .slice(0, MOST)
      .map(({ name }) => `${name}-${keep[row] ? 'for' : 'against'}`);
  });
};

function meanOf(values: ArrayLike<number> | null): number {
  if (!values || values.length === 0) return 0;
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}
