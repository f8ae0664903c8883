import { algorithms, extract } from '../extract.ts';
import { publish } from '../platform/publish.ts';
import { genuine } from './page.ts';

publish('extract', () => ({
  extract({ algorithm, force = false }) {
    if (genuine('contentType') === 'application/pdf') return { kind: 'pdf' };
    // A stored choice may name an algorithm of another version.
    const known = algorithms.some(({ id }) => id === algorithm);
    return extract(document, known && algorithm !== undefined ? { algorithm, force } : { force });
  },
}));
