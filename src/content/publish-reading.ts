import type { ExtractOptions } from '../article.ts';
import { packTexts } from '../platform/packs.ts';
import type { TabScripts } from '../platform/protocol.ts';
import type { Reading } from '../extract-default.ts';
import { genuine } from './page.ts';

/** The calls of a script that reads its page, by the way it reads. */
export function readingCalls(read: (ask: ExtractOptions) => Reading): TabScripts['extract'] {
  return {
    extract(ask) {
      if (genuine('contentType') === 'application/pdf') return { kind: 'pdf' };
      const reading = read(ask);
      const there = packTexts();
      const missing = reading.needs.filter((name) => there[name] === undefined);
      return missing.length > 0 ? { kind: 'needs', packs: missing.map((name) => `packs/${name}` as const) } : reading.decide(there);
    },
    extractAnyway: (ask) => read(ask).decide(packTexts()),
  };
}
