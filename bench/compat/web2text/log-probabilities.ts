import { BLOCK_CLASSES, outputsOf, type Network } from '../../../src/engine/algorithms/web2text/network.ts';

/** Log probabilities of the classes of every row, rows × classes. */
export function forward(network: Network, columns: Float32Array): Float32Array {
  return logProbabilities(outputsOf(network, columns), columns.length / network.columns.length);
}

/** The log-softmax of each row. `outputs` has one column per class; the result is rows × classes. */
export function logProbabilities(outputs: Float32Array, rows: number): Float32Array {
  const logs = new Float32Array(outputs.length);
  for (let row = 0, at = 0; row < rows; row++) {
    let most = -Infinity;
    for (let i = row; i < outputs.length; i += rows) if (outputs[i]! > most) most = outputs[i]!;
    let sum = 0;
    for (let i = row; i < outputs.length; i += rows) sum += Math.exp(outputs[i]! - most);
    const log = most + Math.log(sum);
    for (let i = row; i < outputs.length; i += rows) logs[at++] = outputs[i]! - log;
  }
  return logs;
}

/** Log probabilities of blocks with the threshold moved to one half: "yes" gains the log-odds of 1 − threshold. */
export function withThreshold(unary: Float32Array, threshold: number): Float32Array {
  const gain = Math.log((1 - threshold) / threshold);
  const moved = unary.slice();
  for (let i = 1; i < moved.length; i += BLOCK_CLASSES) moved[i]! += gain;
  return moved;
}
