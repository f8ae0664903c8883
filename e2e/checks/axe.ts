import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * Runs axe inside that view and expects no violations; `rules` limits it to these rules. A content policy does not
 * apply to what a test evaluates. Waits for animations first, because half transparent text has too little contrast.
 */
export async function expectAccessible(view: Page | Frame, rules?: readonly string[]): Promise<void> {
  await view.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  await view.evaluate(axe.source);
  const options: RunOptions = rules === undefined ? {} : { runOnly: [...rules] };
  const violations = await view.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(options)).violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`).join('\n')}`,
    );
  }, options);
  expect(violations).toEqual([]);
}
