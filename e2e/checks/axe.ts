import { expect, test, type Frame, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { themes } from '../../src/themes/index.ts';
import type { Extension } from '../chromium/extension.ts';

/** The rules that axe checks: all, or only those about colours if the same view was checked in another theme. */
type Rules = 'all' | 'colors';

/** Rules of axe that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules for a view that is checked in each theme in turn: a theme changes only colours. */
function rulesFor(theme: string): Rules {
  return theme === themes[0]!.id ? 'all' : 'colors';
}

/** Expects no violations in that view in each theme in turn. It ends in the first theme again. */
export async function expectAccessibleInThemes(extension: Extension, view: Page | Frame): Promise<void> {
  for (const { id: theme } of [...themes.slice(1), themes[0]!]) {
    await extension.store({ theme });
    await expect(view.locator('html')).toHaveAttribute('data-theme', theme);
    await test.step(theme, () => expectAccessible(view, rulesFor(theme)));
  }
}

/**
 * Runs axe inside that view and expects no violations. A content policy does not apply to what a test evaluates. Waits
 * for animations first, because half transparent text has too little contrast.
 */
export async function expectAccessible(view: Page | Frame, rules: Rules = 'all'): Promise<void> {
  await view.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  if (!(await view.evaluate(() => 'axe' in window))) await view.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...(rules === 'colors' && { runOnly: COLOR_RULES }) };
  const violations = await view.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const results = await axe.run(options);
    return results.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`).join('\n')}`,
    );
  }, options);
  expect(violations).toEqual([]);
}
