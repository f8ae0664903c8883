/* From orange to blue: told apart by every kind of colour vision. */
const LOW = [214, 84, 0] as const;
const HIGH = [0, 92, 200] as const;

/** The colour of a score from 0 to 1, as the three numbers of CSS rgb(). */
export function colorOf(score: number): string {
  const share = Math.min(Math.max(score, 0), 1);
  return LOW.map((low, at) => String(Math.round(low + share * (HIGH[at]! - low)))).join(' ');
}
