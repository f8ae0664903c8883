import { expect, test } from 'vitest';
import { BLOCK_FEATURES, EDGE_FEATURES, type Feature } from './feature-names.ts';

const HEAD = `# Features of Web2Text

Made from \`feature-names.ts\` by \`npx vitest run --project unit src/engine/algorithms/web2text/features-table.test.ts -u\`; the test fails where the two differ.

A *block* is a leaf of the collapsed DOM, a *node* stands for all leaves below it. z(v; μ, σ) = (v − μ) / σ, clip(v; a, b) keeps v between a and b, ⌊v⌋ cuts off what is behind the point. Constants are those of the published code (dalab/web2text). Places are counted in characters of the flat text, and one for every start tag: a live page has no source to count in.
`;

function table(features: readonly Feature[]): string {
  return [
    '| | name | definition |',
    '| --- | --- | --- |',
    ...features.map(({ name, definition }, i) => `| ${i} | \`${name}\` | ${definition} |`),
  ].join('\n');
}

test('features.md lists every feature with its definition', async () => {
  const text = `${HEAD}\n## ${BLOCK_FEATURES.length} features of a block\n\n${table(BLOCK_FEATURES)}\n\n## ${EDGE_FEATURES.length} features of an edge between a block and the next\n\n${table(EDGE_FEATURES)}\n`;
  await expect(text).toMatchFileSnapshot('./features.md');
});
