import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Article } from '../../src/article/article.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/article/allowlist.ts';
import { prepareSink } from '../../src/reader/article/sink.ts';
import { SANITIZERS } from '../../src/reader/testing/sanitizers.ts';
import { testReading } from '../../src/reader/testing/test-reading.ts';
import { ReaderView } from '../../src/reader/view/reader-view.tsx';
import { mountPoint, type MountPoint } from '../../src/ui/testing/mount-view.ts';
import { waitFor } from '../../src/ui/testing/wait-for.ts';
import { LAST_WORDS, OUTER_GROUPS, RAN_MARK } from './attack-page.ts';
import { readArticle } from './check-pipeline.ts';
import { findForbidden, VIEW_ATTRIBUTES } from './find-forbidden.ts';

const ALLOWED = { elements: ELEMENTS, attributes: [...ATTRIBUTES, ...VIEW_ATTRIBUTES] };
/** Elements and attributes that the head of an article never has. */
const NOT_IN_HEAD = 'script, img, svg, a, [style], [onclick]';
const SURFACES = ['popup', 'overlay', 'tab'] as const;

let mounted: MountPoint;

beforeEach(() => {
  mounted = mountPoint();
});
afterEach(() => mounted.remove());
// Other tests share the sink.
afterAll(() => prepareSink(() => null));

/** Shows the article in a view of that kind, to its last words, and lists the problems, one line each. */
async function problemsIn(surface: (typeof SURFACES)[number], article: Article): Promise<string[]> {
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article } })}
      host={{
        surface,
        close: () => undefined,
        readNextPage: () => Promise.reject(new Error('No test reads a next page')),
      }}
      algorithms={[]}
    />,
  );
  const { element } = mounted;
  await waitFor(() => {
    expect(element.querySelector('article.sheet .content')?.textContent).toContain(LAST_WORDS);
  });
  const inHead = [...element.querySelectorAll('.opening *')].filter((one) => one.matches(NOT_IN_HEAD));
  const problems = [
    ...findForbidden(element.querySelector('article.sheet .content')!, ALLOWED),
    ...inHead.map((one) => `in the head of the article: ${one.outerHTML}`),
    ...(RAN_MARK in window ? ['a script ran'] : []),
  ];
  await mounted.show(null);
  return problems;
}

for (const { by, sanitizer } of SANITIZERS)
  for (const surface of SURFACES)
    it(`no metadata and no unclosed element runs in the ${surface}, sanitised by ${by}`, async () => {
      await prepareSink(() => sanitizer);
      const problems: string[] = [];
      for (const payloads of OUTER_GROUPS)
        for (const problem of await problemsIn(surface, readArticle(payloads, 'long')))
          problems.push(`${problem}, one of\n${payloads.map(({ at, markup }) => `  ${at}: ${markup}`).join('\n')}`);
      expect(problems).toEqual([]);
    });

it('reports an element that is not allowed in a view', async () => {
  await prepareSink(() => (html) => document.createRange().createContextualFragment(html));
  const [payloads] = OUTER_GROUPS;
  const article = readArticle(payloads!, 'long');
  const problems = await problemsIn('popup', { ...article, content: `${article.content}<iframe></iframe>` });
  expect(problems).toEqual(['element iframe']);
});
