import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/**
 * Runs axe inside that view and expects it to find nothing. Script policies do not hold for what a test evaluates.
 * Waits for what is fading in: half transparent, every text lacks contrast.
 */
export async function expectAccessible(view: Page | Frame): Promise<void> {
  await view.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await view.evaluate(axe.source);
  const found = await view.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run();
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`).join('\n')}`,
    );
  });
  expect(found).toEqual([]);
}
