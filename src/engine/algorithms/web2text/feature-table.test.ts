import { expect, test } from 'vitest';
import { BLOCK_FEATURES } from './feature-names.ts';

const HEAD = `# Features of Web2Text

Made from \`feature-names.ts\` by \`npx vitest run --project unit src/engine/algorithms/web2text/feature-table.test.ts -u\`. The test fails if the two differ.

A *block* is a leaf of the collapsed DOM. *Parent*, *grandparent* and *root* are nodes: their features are those of all leaves below. z(v; μ, σ) = (v − μ) / σ; clip(v; a, b) limits v to a … b; ⌊v⌋ rounds down. Constants are those of the published code (dalab/web2text). Positions are counted in characters of the text, plus one for each start tag: a live page has no source to count in.
`;

test('features.md lists every feature with its definition', async () => {
  const rows = BLOCK_FEATURES.map(({ name, definition }, i) => `| ${i} | \`${name}\` | ${definition} |`);
  const text = `${HEAD}\n| | name | definition |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  await expect(text).toMatchFileSnapshot('./features.md');
});
