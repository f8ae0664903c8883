import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeArchive } from './zip-files.ts';

it('writes every file, also those with the same name', async () => {
  const archive = makeArchive();
  archive.add('Wind.md', 'first');
  archive.add('wind.md', 'second');
  archive.add('Wind.md', 'third');
  archive.add('海.md', '風');
  const files = unzipSync(new Uint8Array(await archive.end().arrayBuffer()));
  expect(Object.entries(files).map(([name, data]) => [name, strFromU8(data)])).toEqual([
    ['Wind.md', 'first'],
    ['wind 2.md', 'second'],
    ['Wind 3.md', 'third'],
    ['海.md', '風'],
  ]);
});
