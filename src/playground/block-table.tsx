import { useEffect, useRef } from 'preact/hooks';
import { scoreColor } from '../injected/score-color.ts';
import { algorithmInEnglish, reasonInEnglish } from '../package/english-words.ts';
import type { Judgement } from './judge-page.ts';
import type { ChosenBlock } from './page-view.tsx';

type BlockTableProps = {
  readonly judgements: readonly Judgement[];
  readonly chosen: ChosenBlock;
  readonly onChoose: (block: number) => void;
};

/** A row for each block, a column for each algorithm. The button of a row shows the block on the page. */
export function BlockTable({ judgements, chosen, onChoose }: BlockTableProps) {
  const current = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (chosen.from === 'page') current.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div class="blocks">
      <table>
        <thead>
          <tr>
            <th scope="col">Block</th>
            {judgements.map(({ algorithm }) => (
              <th key={algorithm} scope="col">
                {algorithmInEnglish(algorithm).label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {judgements[0]?.blocks.map(({ text }, at) => (
            <tr key={at} class={at === chosen.block ? 'chosen' : ''} ref={at === chosen.block ? current : null}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={at === chosen.block}
                  onClick={() => {
                    onChoose(at);
                  }}
                >
                  <bdi>{text}</bdi>
                </button>
              </th>
              {judgements.map(({ algorithm, blocks }) => (
                <Verdict key={algorithm} block={blocks[at]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Verdict({ block }: { readonly block: Judgement['blocks'][number] | undefined }) {
  if (!block) return <td>–</td>;
  const { kept, score, reasons } = block;
  return (
    <td
      class={kept ? 'kept' : 'left-out'}
      style={{ background: `rgb(${scoreColor(score)} / ${kept ? '32%' : '14%'})` }}
      title={reasons.map(reasonInEnglish).join('; ')}
    >
      {kept ? '✓' : '×'}
      <span class="visually-hidden">{kept ? 'kept' : 'left out'}</span> {score.toFixed(2)}
    </td>
  );
}
