import type { Outline } from '../../../engine/types.ts';
import type { Plan } from '../plan/plan-article.ts';

/** Characters of all kept preformatted text. */
export function preformattedChars({ elements }: Outline, plan: Pick<Plan, 'holds' | 'chars'>): number {
  return elements.reduce((sum, { tag }, i) => (tag === 'pre' && plan.holds[i] ? sum + plan.chars[i]! : sum), 0);
}
