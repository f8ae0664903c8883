import { expect, test } from 'vitest';
import { EDGE_FEATURES } from './edge-feature-names.ts';

const HEAD = `# Edge features of Web2Text

Made from \`edge-feature-names.ts\` by \`npx vitest run --project unit bench/compat/web2text/edge-feature-table.test.ts -u\`. The test fails if the two differ.

An *edge* lies between a block and the next one. *Ancestor* is their nearest common ancestor in the collapsed DOM. The block features and the notation are in \`src/engine/algorithms/web2text/features.md\`.
`;

test('edge-features.md lists every feature with its definition', async () => {
  const rows = EDGE_FEATURES.map(({ name, definition }, i) => `| ${i} | \`${name}\` | ${definition} |`);
  const text = `${HEAD}\n| | name | definition |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  await expect(text).toMatchFileSnapshot('./edge-features.md');
});
