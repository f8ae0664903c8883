import { useState } from 'preact/hooks';
import example from 'virtual:example-page';
import { AlgorithmBars } from './algorithm-bars.tsx';
import { ArticleView, MarkdownView } from './article-view.tsx';
import { BlockDetails } from './block-details.tsx';
import { BlockTable } from './block-table.tsx';
import { InputBar } from './input-bar.tsx';
import type { JudgedPage } from './judge-page.ts';
import { type ChosenBlock, PageView } from './page-view.tsx';
import { SaveBar } from './save-bar.tsx';

const VIEWS = { article: 'Article', markdown: 'Markdown', blocks: 'All algorithms' } as const;
type ViewId = keyof typeof VIEWS;

const NO_BLOCK: ChosenBlock = { block: -1, from: 'page' };

/** What the person gave. `at` tells two inputs of the same HTML apart. */
type Input = { readonly html: string; readonly address: string; readonly at: number };

/** The page on the left with its blocks, on the right what an algorithm makes of it. */
export function Playground() {
  const [input, setInput] = useState<Input>({ html: example, address: '', at: 0 });
  const [page, setPage] = useState<JudgedPage | null>(null);
  const [algorithm, setAlgorithm] = useState(0);
  const [chosen, setChosen] = useState(NO_BLOCK);
  const [view, setView] = useState<ViewId>('article');

  const judgement = page?.judgements[algorithm] ?? null;
  const open = (html: string, address: string): void => {
    setPage(null);
    setChosen(NO_BLOCK);
    setInput(({ at }) => ({ html, address, at: at + 1 }));
  };

  return (
    <>
      <InputBar address={input.address} onOpen={open}>
        {page && <SaveBar page={page} html={input.html} />}
      </InputBar>
      {page && <AlgorithmBars judgements={page.judgements} chosen={algorithm} onChoose={setAlgorithm} />}
      <main>
        <section class="page" aria-label="Page">
          <PageView
            key={input.at}
            html={input.html}
            address={input.address}
            judgement={judgement}
            chosen={chosen}
            onJudged={setPage}
            onChoose={(block) => {
              setChosen({ block, from: 'page' });
            }}
          />
          {page && <BlockDetails judgements={page.judgements} algorithm={algorithm} block={chosen.block} />}
        </section>
        <section class="result" aria-label="Result">
          <div class="views" role="group" aria-label="View">
            {(Object.keys(VIEWS) as ViewId[]).map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === view}
                onClick={() => {
                  setView(id);
                }}
              >
                {VIEWS[id]}
              </button>
            ))}
          </div>
          {judgement && view === 'article' && <ArticleView extraction={judgement.extraction} />}
          {judgement && view === 'markdown' && <MarkdownView extraction={judgement.extraction} />}
          {page && view === 'blocks' && (
            <BlockTable
              judgements={page.judgements}
              chosen={chosen}
              onChoose={(block) => {
                setChosen({ block, from: 'list' });
              }}
            />
          )}
        </section>
      </main>
    </>
  );
}
