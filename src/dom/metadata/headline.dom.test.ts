import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { readAllMetadata } from './read-all-metadata.ts';
import { readDeclared } from './read-metadata.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function titleOf(body: string, window: string): string {
  const page = framedPage(body, { head: `<title>${window}</title>` });
  return readAllMetadata(readDeclared(page, []), walkPage(page)).title;
}

const STORY = `<p>${'The keeper walks the dam every evening and notes the height of the water. '.repeat(5)}</p>`;

test('a headline of which the window has only the beginning is the title, and not the name of the site', () => {
  const page = `<p class="h3">Quay and Sons</p><h1>Seven ways to mend a boat that leaks in spring</h1>${STORY}`;
  expect(titleOf(page, 'Seven ways to mend a boat | Blog | Quay and Sons')).toBe(
    'Seven ways to mend a boat that leaks in spring',
  );
});

test('the words of an animated headline that repeat it for the eye are left out', () => {
  const words = '<span aria-hidden="true"><span>Two</span><span>bridges</span></span>';
  expect(titleOf(`<h1>${words}<span class="sr">Two bridges at last</span></h1>${STORY}`, 'Quay')).toBe(
    'Two bridges at last',
  );
  expect(titleOf(`<h1><span aria-hidden="true">Two bridges</span></h1>${STORY}`, 'Quay')).toBe('Two bridges');
});
