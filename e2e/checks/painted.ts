import type { Frame, Page } from '@playwright/test';

/** Waits until the view shows its content instead of the placeholder, and has painted it. */
export async function shown(view: Page | Frame): Promise<void> {
  await view.locator('#title:not(.visually-hidden)').first().waitFor();
  await painted(view);
}

/** Waits until fonts, visible images and finite animations are ready; three seconds at most for the images. */
export async function painted(view: Page | Frame): Promise<void> {
  await view.evaluate(async () => {
    await document.fonts.ready;
    const visible = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().bottom > 0,
    );
    const timeout = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([timeout, Promise.all(visible.map((image) => image.decode().catch(() => undefined)))]);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
