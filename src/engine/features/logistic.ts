/** The logistic function: log-odds to a probability, 0–1. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
