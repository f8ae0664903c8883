import { mean } from '../../metrics/text-metrics.ts';
import { confidence, fitConfidence, type ConfidenceFit } from './confidence-fit.ts';
import { FOLDS, LAMBDAS, SETS, type Score, type Trained } from './train-shipped-networks.ts';

/** Figures of networks on pages that they did not learn from. */
export type ShippedFigures = {
  readonly lambda: number;
  /** Word F1 by λ on the validation pages. */
  readonly validation: Readonly<Record<string, number>>;
  /** Word F1 by set, then by type of page, over the folds. */
  readonly wordF1: Readonly<Record<string, number>>;
  /** Word F1 by set with quantised weights. */
  readonly wordF1OfBytes: Readonly<Record<string, number>>;
  readonly confidence: ConfidenceFit;
  /** Pages of CHOOSING_SET by confidence, fitted on the other folds. */
  readonly reliability: readonly {
    readonly from: number;
    readonly to: number;
    readonly pages: number;
    readonly confidence: number;
    readonly f1: number;
  }[];
};

const BOUNDS = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];
/** The set that λ is chosen for. */
const CHOOSING_SET = SETS[0];

/** A λ above 0 must gain this much word F1: it needs the pairwise network, which takes as long as the unary one. */
const LEAST_GAIN = 0.01;

/** Chooses λ on the validation pages and computes the figures of the folds with it. */
export function shippedFigures({ validation, test, testOfBytes }: Trained): ShippedFigures {
  const byLambda = LAMBDAS.map((lambda) =>
    f1Of(validation.filter((score) => score.lambda === lambda && score.page.set === CHOOSING_SET)),
  );
  const lambda = LAMBDAS.find((_, i) => byLambda[i]! > Math.max(...byLambda) - LEAST_GAIN)!;
  const own = test.filter((score) => score.lambda === lambda);
  const bytes = testOfBytes.filter((score) => score.lambda === lambda);
  const types = [...new Set(own.map(({ page }) => page.type))].filter(Boolean).sort();
  return {
    lambda,
    validation: Object.fromEntries(LAMBDAS.map((value, i) => [String(value), byLambda[i]!])),
    wordF1: Object.fromEntries([
      ...bySet(own),
      ...types.map((type) => [type, f1Of(own.filter(({ page }) => page.type === type))] as const),
    ]),
    wordF1OfBytes: Object.fromEntries(bySet(bytes)),
    confidence: fitConfidence(bytes),
    reliability: reliability(bytes.filter(({ page }) => page.set === CHOOSING_SET)),
  };
}

function bySet(scores: readonly Score[]): (readonly [string, number])[] {
  return SETS.map((set) => [set, f1Of(scores.filter(({ page }) => page.set === set))] as const);
}

function f1Of(scores: readonly Score[]): number {
  return Math.round(mean(scores.map(({ f1 }) => f1)) * 10_000) / 10_000;
}

function reliability(scores: readonly Score[]): ShippedFigures['reliability'] {
  const fits = Array.from({ length: FOLDS }, (_, fold) => fitConfidence(scores.filter((score) => score.fold !== fold)));
  const pages = scores.map((score) => ({ f1: score.f1, confidence: confidence(fits[score.fold]!, score.expected) }));
  return BOUNDS.slice(1).map((to, i) => {
    const from = BOUNDS[i]!;
    const inside = pages.filter((page) => page.confidence >= from && page.confidence < to);
    return {
      from,
      to: Math.min(1, to),
      pages: inside.length,
      confidence: rounded(mean(inside.map((page) => page.confidence))),
      f1: rounded(mean(inside.map(({ f1 }) => f1))),
    };
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
