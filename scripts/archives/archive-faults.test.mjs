import { expect, it } from 'vitest';
import { archiveFaults } from './archive-faults.mjs';

const LICENCES = ['LICENSE', 'THIRD-PARTY-NOTICES'];

it('accepts pages, scripts, faces and licences', () => {
  expect(archiveFaults([...LICENCES, 'manifest.json', 'assets/testimony.js', '_locales/en/messages.json'])).toEqual([]);
});

it.each(['assets/main.js.map', 'dist/package/walk.test.js', 'src/testing/fake-store.js', 'e2e/pages/news.html'])(
  'finds %s',
  (name) => {
    expect(archiveFaults([...LICENCES, name])).toEqual([`has ${name}, which is for developers only`]);
  },
);

it('finds that licences are missing', () => {
  expect(archiveFaults(['dist/package/LICENSE', 'a.js'])).toEqual(['has no THIRD-PARTY-NOTICES']);
});
