import type { Frame, Page } from '@playwright/test';
import { installFakeSpeech, type SpeakingWindow } from './fake-speech.ts';
import { installFakeTranslator } from './fake-translator.ts';

/** Brings an open view, inside that page, into a state. */
export type Pose = (view: Page | Frame, page: Page) => Promise<unknown>;

/** The words of the note that `highlights` writes. */
const NOTE = '↪ 17 / 23';
/** Number of selected characters: only a part of a paragraph, in any script. */
const SELECTED = 24;

const VOICES = [
  ['Alva', 'en-GB'],
  ['Vera', 'de-DE'],
  ['ليلى', 'ar-SA'],
  ['Kaede', 'ja-JP'],
] as const;

/** Selects the start of a paragraph. */
async function select(view: Page | Frame, paragraph: number): Promise<void> {
  await view.locator('.content p').nth(paragraph).waitFor();
  await view.evaluate(
    ([at, length]) => {
      const element = document.querySelectorAll('.content p')[at]!;
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      element.scrollIntoView({ block: 'center' });
      getSelection()!.setBaseAndExtent(text, 0, text, Math.min(length, text.length));
    },
    [paragraph, SELECTED] as const,
  );
  await view.locator('.selection-tools').waitFor();
}

const listening: Pose = async (view, page) => {
  // tsx adds calls of a helper `__name` to functions. The view does not have this helper.
  await view.evaluate('globalThis.__name = (one) => one');
  await view.evaluate(installFakeSpeech, VOICES);
  await page.keyboard.press('l');
  await view.locator('.listen-bar').waitFor();
  await view.waitForFunction(() => (window as unknown as SpeakingWindow).fakeSpeech.texts.length > 0);
  for (const count of [2, 3]) {
    await page.keyboard.press('j');
    await view.waitForFunction((one) => (window as unknown as SpeakingWindow).fakeSpeech.texts.length >= one, count);
  }
  await view.evaluate(() => {
    (window as unknown as SpeakingWindow).fakeSpeech.word(0);
  });
};

const selecting: Pose = (view) => select(view, 1);

const highlights: Pose = async (view, page) => {
  for (const [paragraph, color] of [1, 2, 3].entries()) {
    await select(view, color);
    await view.locator('.selection-tools .swatch').nth(paragraph).click();
    await view.locator('.selection-tools').waitFor({ state: 'detached' });
  }
  await view.evaluate(() => {
    getSelection()!.removeAllRanges();
  });
  await page.keyboard.press('h');
  await view.locator('.highlight-item').nth(2).waitFor();
  await view.locator('.highlight-edit').nth(1).click();
  await view.locator('.highlight-item textarea').fill(NOTE);
  await view.locator('.highlight-actions .primary').click();
  await view.locator('.highlight-note').waitFor();
};

/** From `highlights`. */
const write: Pose = async (view) => {
  await view.locator('.highlight-edit').first().click();
  await view.locator('.highlight-item textarea').waitFor();
};

const fixing: Pose = async (view, page) => {
  await page.keyboard.press('x');
  await view.locator('.fix-bar[aria-busy=false]').waitFor();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await view.locator('.fix-frame').waitFor();
};

/** From `fixing`. */
const remember: Pose = async (view, page) => {
  await page.keyboard.press('Delete');
  await view.locator('.fix-bar[aria-busy=false] .fix-tools > .button').nth(3).waitFor();
  // "Only this part" and Undo stand before it.
  await view.locator('.fix-tools > .button:not(.primary)').nth(2).click();
  await view.locator('.fix-remember').waitFor();
};

const skimming: Pose = async (view, page) => {
  await page.keyboard.press('m');
  await view.locator('.skim button[aria-current]').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** Closes the player. */
const stopListening: Pose = async (view, page) => {
  await page.keyboard.press('l');
  await view.locator('.listen-bar').waitFor({ state: 'detached' });
};

/** One paragraph lit, page by page, without pictures, and the bar that says so. */
const focusing: Pose = async (view, page) => {
  for (const key of ['i', 'b', 'g', 'f']) await page.keyboard.press(key);
  for (const part of ['.lit-shade', '.page-turns', '.focus-bar']) await view.locator(part).waitFor();
};

/** Closes the focus aids and turns them off. */
const stopFocusing: Pose = async (view, page) => {
  for (const key of ['i', 'b', 'g', 'f']) await page.keyboard.press(key);
  for (const part of ['.lit-shade', '.page-turns', '.focus-bar'])
    await view.locator(part).waitFor({ state: 'detached' });
};

/** Closes the main sentences. */
const stopSkimming: Pose = async (view, page) => {
  await page.keyboard.press('Escape');
  await view.locator('.skim').waitFor({ state: 'detached' });
};

/** The article with its translation below each paragraph. */
const translating: Pose = async (view, page) => {
  await installFakeTranslator(view);
  await page.keyboard.press('y');
  const bar = view.locator('.translate-bar');
  await bar.locator('select').last().selectOption('fr');
  await bar.locator('.primary').click();
  await bar.locator('[type=radio]').first().waitFor();
  await view.locator('.content .translation').last().waitFor();
};

/** Closes the translation. */
const stopTranslating: Pose = async (view, page) => {
  await page.keyboard.press('y');
  await view.locator('.translate-bar').waitFor({ state: 'detached' });
};

/** Takes the selection back. */
const deselect: Pose = async (view) => {
  await view.evaluate(() => {
    getSelection()!.removeAllRanges();
  });
  await view.locator('.selection-tools').waitFor({ state: 'detached' });
};

/** The poses one after the other. */
const inTurn =
  (...poses: readonly Pose[]): Pose =>
  async (view, page) => {
    for (const pose of poses) await pose(view, page);
  };

/** The tools over an article, by name. */
export const TOOL_VIEWS: Readonly<Record<string, Pose>> = {
  listening,
  skimming,
  focusing,
  translating,
  selecting,
  highlights,
  writing: inTurn(highlights, write),
  fixing,
  remembering: inTurn(fixing, remember),
};

/** The same, in series in which each pose starts from the one before. */
export const TOOL_SERIES: readonly Readonly<Record<string, Pose>>[] = [
  { selecting, highlights: inTurn(deselect, highlights), writing: write },
  {
    focusing,
    skimming: inTurn(stopFocusing, skimming),
    listening: inTurn(stopSkimming, listening),
    translating: inTurn(stopListening, translating),
    fixing: inTurn(stopTranslating, fixing),
    remembering: remember,
  },
];
