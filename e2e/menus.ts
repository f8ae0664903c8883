import type { Frame, Page } from '@playwright/test';

/** Chooses an item of the menu "More". */
export async function fromMore(view: Page | Frame, name: string): Promise<void> {
  await view.getByRole('button', { name: 'More' }).click();
  await view.getByRole('menuitem', { name }).click();
}

/** Opens "Not right?" and, in it, the list of algorithms. */
async function openAlgorithms(view: Page | Frame): Promise<void> {
  await view.getByRole('button', { name: 'Not right?' }).click();
  await view.getByRole('menuitem', { name: 'Advanced' }).click();
}

const algorithms = (view: Page | Frame) => view.getByRole('group', { name: 'Try another method' });

/** Reads the page with another algorithm. */
export async function readWith(view: Page | Frame, name: string): Promise<void> {
  await openAlgorithms(view);
  await algorithms(view).getByRole('menuitemradio', { name }).click();
}

/** Name of the algorithm that made the shown article. */
export async function algorithmOf(view: Page | Frame): Promise<string> {
  await openAlgorithms(view);
  const name = await algorithms(view).locator('[aria-checked=true] strong').textContent();
  await view.getByRole('button', { name: 'Not right?' }).click();
  return name ?? '';
}

/** Reads again with the first other algorithm, by keys. */
export async function readWithAnother(view: Page): Promise<void> {
  await view.keyboard.press('a');
  await view.getByRole('menuitem', { name: 'Advanced' }).press('Enter');
  await algorithms(view).getByRole('menuitemradio', { checked: false }).first().press('Enter');
}
