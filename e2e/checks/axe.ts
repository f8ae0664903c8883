import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/**
 * Runs axe inside that view and expects no violations. A content policy does not apply to what a test evaluates. Waits
 * for animations first, because half transparent text has too little contrast.
 */
export async function expectAccessible(view: Page | Frame): Promise<void> {
  await view.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  await view.evaluate(axe.source);
  const violations = await view.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const results = await axe.run({ resultTypes: ['violations'] });
    return results.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`).join('\n')}`,
    );
  });
  expect(violations).toEqual([]);
}
