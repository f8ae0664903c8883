import type { Algorithm, Page, Verdicts } from '../../types.ts';
import { believe } from './believe.ts';
import { findRegion } from './region.ts';
import { setScene } from './scene.ts';

/** The div-candidate scorer of text 002. */
export function divScorer(): Algorithm {
  return { id: 'div-scorer', label: 'Div scorer', classify };
}

function classify(page: Page): Verdicts {
  const scene = setScene(page);
  const belief = believe(scene);
  const { inside } = findRegion(
    page.outline,
    scene.candidates.map(({ element, chars }, i) => ({ element, chars, likeness: belief.likeness[i]! })),
  );
  const keep = page.outline.blocks.map(() => false);
  const score = new Float32Array(keep.length);
  const reason = keep.map(() => 'control');
  scene.candidates.forEach(({ blocks }, i) => {
    for (const b of blocks) {
      keep[b] = inside[i] === 1;
      score[b] = belief.likeness[i]!;
      reason[b] = inside[i] ? 'region' : belief.weakest[i] || 'outside-region';
    }
  });
  return { keep, score, reason, confidence: 0.5 };
}
