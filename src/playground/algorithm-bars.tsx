import { useEffect, useRef } from 'preact/hooks';
import { algorithmInEnglish } from '../package/english-words.ts';
import { drawBar } from './draw-blocks.ts';
import type { Judgement } from './judge-page.ts';

type AlgorithmBarsProps = {
  readonly judgements: readonly Judgement[];
  /** Rank in the judgements. */
  readonly chosen: number;
  readonly onChoose: (rank: number) => void;
};

/** A radio button for each algorithm, with its verdicts over the whole page as a bar. */
export function AlgorithmBars({ judgements, chosen, onChoose }: AlgorithmBarsProps) {
  return (
    <div class="algorithms" role="radiogroup" aria-label="Algorithm">
      {judgements.map((judgement, rank) => (
        <label key={judgement.algorithm} title={algorithmInEnglish(judgement.algorithm).summary}>
          <input
            type="radio"
            name="algorithm"
            checked={rank === chosen}
            onChange={() => {
              onChoose(rank);
            }}
          />
          <strong>{algorithmInEnglish(judgement.algorithm).label}</strong>
          <Bar judgement={judgement} />
          <span>{summary(judgement)}</span>
        </label>
      ))}
    </div>
  );
}

function Bar({ judgement }: { readonly judgement: Judgement }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const resized = new ResizeObserver(() => {
      if (canvas.current) drawBar(canvas.current, judgement.blocks);
    });
    if (canvas.current) resized.observe(canvas.current);
    return () => {
      resized.disconnect();
    };
  }, [judgement]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

function summary({ blocks, extraction }: Judgement): string {
  if (blocks.length === 0) return 'no text';
  const kept = blocks.filter((block) => block.kept);
  const words = kept.reduce((sum, block) => sum + block.words, 0);
  const found = `${String(words)} words in ${String(kept.length)} of ${String(blocks.length)} blocks`;
  return extraction.kind === 'article' ? found : `no article; best guess ${found}`;
}
