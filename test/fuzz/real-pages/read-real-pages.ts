import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type * as Package from '../../../src/package/index.ts';
import { random } from '../../../src/engine/testing/random.ts';
import { checkReading } from './check-reading.ts';
import { mutatePage } from './mutate-page.ts';

const { extract } = (await import(new URL('../../../dist/package/index.js', import.meta.url).href)) as typeof Package;
const [folder = '', count = '100', seed = '1', write = ''] = process.argv.slice(2);
const names = (await readdir(folder, { recursive: true })).filter((n) => /\.html?(\.gz)?$/.test(n)).sort();
const kinds = new Map<string, number>();
let bad = 0;
const t = { mutate: 0, extract: 0, check: 0 };
for (let n = Number(seed); n < Number(seed) + Number(count); n++) {
  if (n % 100 === 0) console.log(`at ${n}`);
  const next = random(Math.imul(n, 2654435761));
  const name = names[Math.floor(next() * names.length)]!;
  const bytes = await readFile(join(folder, name));
  const html = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const t0 = performance.now();
  const mutated = mutatePage(html, next);
  const t1 = performance.now();
  let found: string[];
  let t2 = t1;
  try {
    const extraction = extract(mutated, { url: 'https://page.example/article', explain: true });
    t2 = performance.now();
    found = checkReading(mutated, 'https://page.example/article', extraction);
    if (write) {
      const { writeFileSync } = await import('node:fs');
      writeFileSync(write + '.html', mutated);
      writeFileSync(write + '.json', JSON.stringify(extraction, null, 1));
    }
  } catch (cause) {
    found = [`throws: ${String((cause as Error).stack)}`];
  }
  t.mutate += t1 - t0;
  t.extract += t2 - t1;
  t.check += performance.now() - t2;
  if (found.length > 0) bad++;
  const own = new Set(found.map((f) => f.split(':')[0]!));
  for (const k of own) kinds.set(k, (kinds.get(k) ?? 0) + 1);
  for (const k of own) {
    const f = found.find((x) => x.startsWith(k))!;
    console.log(`${n} ${name.slice(-60)} ${f.slice(0, 260)}`);
  }
}
console.log(Number(count), 'pages', bad, Object.fromEntries(kinds), t);
