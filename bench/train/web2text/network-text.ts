import type { Layer } from '../../../src/engine/algorithms/web2text/network.ts';
import { WEIGHTS_VERSION, type WeightsJson } from '../../../src/engine/algorithms/web2text/weights.ts';
import { liveLayers } from './live-layers.ts';

/** Significant digits of a float32. */
const DIGITS = 7;

/** The text of weights/network.json for quantised layers. */
export function networkText(layers: readonly Layer[]): string {
  const live = liveLayers(layers);
  const digits = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(DIGITS)));
  const json: WeightsJson = {
    version: WEIGHTS_VERSION,
    columns: [...live.columns],
    layers: live.layers.map(({ weights, scale, bias }) => ({
      weights: [...weights],
      scale: digits(scale),
      bias: digits(bias),
    })),
  };
  return JSON.stringify(json);
}
