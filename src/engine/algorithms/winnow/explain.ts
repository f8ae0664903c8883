import { COLUMN_NAMES } from '../../evidence/column-names.ts';
import { attribute } from '../../model/attribution.ts';
import type { Explain } from './index.ts';

/** Topics for the user, with the columns of each: a column belongs to the first pattern that matches its name. */
const TOPICS: readonly (readonly [topic: string, columns: RegExp])[] = [
  ['title', /^(title-|before-title|below-title|from-title|chars-since-title|from-description)/],
  ['openings', /^(datelines|openings|articles|article-prose|from-opening|prose-since-opening)/],
  ['sayings', /^(prose-at-|from-(?:comments|related|label|first-price)|signs-|label-)/],
  ['neighbours', /^numwords/],
  ['densest', /^(core-|stretch|from-main-run)/],
  ['links', /^link-ratio$/],
  ['links-around', /link-ratio$/],
  ['entries', /^(inner-|outer-|pattern-|repeats)/],
  ['names', /^(near-|around-)/],
  ['element', /^(in-|own-tag|area|depth)/],
  ['things', /^level-\d-(img|a|button|input|p|li|svg)$/],
  ['surroundings', /^(level-\d|part-)/],
  ['heading', /heading/],
  ['place', /^(place|chars-(before|after|since)|from-|to-|last-|prose-before)/],
];
/** Topic of all other columns, which measure the block's own text. */
const REST = 'text';

/** All keys that `explain` may return; words.json holds the text of each. */
export const TOPIC_REASONS: readonly string[] = [...TOPICS.map(([topic]) => topic), REST].flatMap((topic) => [
  `${topic}-for`,
  `${topic}-against`,
]);

/** Maximum number of topics per block. */
const MOST = 3;
/** A topic needs at least this share of the strongest topic's weight. */
const MIN_SHARE = 0.2;

/** The topic of a column, by its name. */
export function topicOf(column: string): string {
  return TOPICS.find(([, pattern]) => pattern.test(column))?.[0] ?? REST;
}

/**
 * Per block up to three keys of TOPIC_REASONS, strongest first: the topics that contributed most to its decision,
 * relative to the page's mean (attribution.ts). Empty for a block without such contributions.
 */
export const explain: Explain = (forest, table, keep) => {
  const topics = COLUMN_NAMES.slice(0, table.width).map(topicOf);
  const names = [...new Set(topics)];
  const topicAt = topics.map((topic) => names.indexOf(topic));
  const shares = attribute(forest, table);
  return Array.from({ length: table.rows }, (_, row) => {
    const weight = new Float64Array(names.length);
    for (let c = 0; c < topicAt.length; c++) weight[topicAt[c]!]! += shares[row * table.width + c]!;
    const sign = keep[row] ? 1 : -1;
    const supporting = names
      .map((name, i) => ({ name, weight: sign * weight[i]! }))
      .filter((topic) => topic.weight > 0)
      .sort((a, b) => b.weight - a.weight);
    const strongest = supporting[0]?.weight ?? 0;
    return supporting
      .filter((topic) => topic.weight >= MIN_SHARE * strongest)
      .slice(0, MOST)
      .map(({ name }) => `${name}-${keep[row] ? 'for' : 'against'}`);
  });
};
