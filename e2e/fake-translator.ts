import type { Frame, Page } from '@playwright/test';

/** Gives a view a translator that writes each word with accents on its vowels. It works without network and model. */
export async function installFakeTranslator(view: Page | Frame): Promise<void> {
  // As text: tsx adds calls of a helper `__name` to functions, which the view does not have.
  await view.evaluate(`globalThis.Translator = {
    availability: () => Promise.resolve('available'),
    create: () => Promise.resolve({
      translate: (text) => Promise.resolve(text.replace(/[aeiou]/giu, (vowel) => vowel + '\\u0301')),
      destroy: () => undefined,
    }),
  }`);
}
