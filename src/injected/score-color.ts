/* Orange to blue: distinguishable with every kind of color vision. */
const LOW = [214, 84, 0] as const;
const HIGH = [0, 92, 200] as const;

/** The color of a score (0 to 1) as red, green and blue for CSS rgb(). Other scores are clamped. */
export function scoreColor(score: number): string {
  const clamped = Math.min(Math.max(score, 0), 1);
  return LOW.map((low, at) => String(Math.round(low + clamped * (HIGH[at]! - low)))).join(' ');
}
