import { algorithmInEnglish, reasonInEnglish } from '../package/english-words.ts';
import type { Judgement } from './judge-page.ts';

type BlockDetailsProps = {
  readonly judgements: readonly Judgement[];
  /** Rank of the algorithm whose reasons are shown. */
  readonly algorithm: number;
  /** Index of the block; -1 for none. */
  readonly block: number;
};

/** The verdict of each algorithm on one block, and the reasons of the chosen one. */
export function BlockDetails({ judgements, algorithm, block }: BlockDetailsProps) {
  const account = judgements[algorithm]?.blocks[block];
  if (!account) return <p class="details hint">Point at a block of the page to see its verdict, score and reasons.</p>;
  return (
    <div class="details">
      <p>
        <strong class={account.kept ? 'kept' : 'left-out'}>{account.kept ? 'Kept' : 'Left out'}</strong>
        {account.kind !== undefined && <span> · {account.kind}</span>}
        <span> · score {account.score.toFixed(2)}</span>
        <span>
          {' '}
          · {account.words} {account.words === 1 ? 'word' : 'words'}
        </span>
      </p>
      <p class="text">
        <bdi>{account.text}</bdi>
      </p>
      <ul>
        {account.reasons.map((reason) => (
          <li key={reason}>{reasonInEnglish(reason)}</li>
        ))}
      </ul>
      <p class="others">
        {judgements.map(({ algorithm: id, blocks }) => (
          <span key={id} class={blocks[block]?.kept === true ? 'kept' : 'left-out'}>
            {algorithmInEnglish(id).label}: {blocks[block]?.kept === true ? 'kept' : 'left out'}
          </span>
        ))}
      </p>
    </div>
  );
}
