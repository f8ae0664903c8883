import type { Frame, Keyboard, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { installFakeSpeech, type SpeakingWindow } from './fake-speech.ts';
import { expect, test } from './fixtures.ts';
import { fromMore } from './menus.ts';
import { readInTab } from './read-in-tab.ts';

type View = Page | Frame;

const TITLE = String(NEWS.title);
const VOICES = [
  ['Alva', 'en-GB'],
  ['Bren', 'en-US'],
  ['Vera', 'de-DE'],
] as const;

const spoken = (view: View) => view.evaluate(() => (window as unknown as SpeakingWindow).fakeSpeech.texts);
const last = (view: View) =>
  view.evaluate(() => {
    const { text, rate, voice } = (window as unknown as SpeakingWindow).fakeSpeech.last();
    return { text, rate, voice: voice?.name };
  });
const end = (view: View) =>
  view.evaluate(() => {
    (window as unknown as SpeakingWindow).fakeSpeech.end();
  });
const marked = (view: View, name: string) =>
  view.evaluate((one) => [...(CSS.highlights.get(one) ?? [])].map((range) => String(range)).join(), name);
const bar = (view: View) => view.getByRole('region', { name: 'Listen' });

/** Starts listening by its key, and hears the title. */
async function listen(view: View, keyboard: Keyboard): Promise<void> {
  await expect(view.locator('article.sheet h1')).toBeVisible();
  await view.evaluate(installFakeSpeech, VOICES);
  await keyboard.press('l');
  await expect(bar(view)).toBeVisible();
  await expect.poll(() => spoken(view)).toEqual([TITLE]);
}

test('reads aloud in a tab: marks, keys, clicks, speed and voice', async ({ extension }) => {
  const { reader } = await readInTab(extension);
  const { keyboard } = reader;
  await listen(reader, keyboard);
  expect(await last(reader)).toMatchObject({ rate: 1, voice: 'Alva' });
  expect(await marked(reader, 'spoken-sentence')).toBe(TITLE);
  await reader.evaluate(() => {
    (window as unknown as SpeakingWindow).fakeSpeech.word(4);
  });
  expect(await marked(reader, 'spoken-word')).toBe(TITLE.split(' ')[1]);
  await expectAccessible(reader);
  await end(reader);
  await expect.poll(() => spoken(reader)).toHaveLength(2);

  await test.step('by keys', async () => {
    await keyboard.press('j');
    await expect.poll(() => spoken(reader)).toHaveLength(3);
    await keyboard.press('p');
    await expect(bar(reader).getByRole('button', { name: 'Play' })).toBeVisible();
    await keyboard.press('p');
    await expect.poll(() => spoken(reader)).toHaveLength(4);
    expect((await spoken(reader))[3]).toBe((await spoken(reader))[2]);
  });

  await test.step('from a clicked paragraph', async () => {
    const paragraph = reader.locator('article.sheet .content > p').nth(2);
    await paragraph.click({ position: { x: 5, y: 8 } });
    await expect
      .poll(async () => ((await paragraph.textContent()) ?? '').includes((await last(reader)).text))
      .toBe(true);
  });

  await test.step('with another speed and voice, which are kept', async () => {
    await bar(reader).getByRole('combobox', { name: 'Speed' }).selectOption('150');
    await expect.poll(async () => (await last(reader)).rate).toBe(1.5);
    await bar(reader).getByRole('combobox', { name: 'Voice' }).selectOption('Bren');
    await expect.poll(async () => (await last(reader)).voice).toBe('Bren');
    await expect
      .poll(() => extension.worker.evaluate(() => chrome.storage.sync.get()))
      .toMatchObject({ listenRate: 150, listenVoices: { 'en-Latn': 'Bren' } });
  });

  await test.step('back to the voice after the user scrolled away', async () => {
    await reader.mouse.move(600, 400);
    await reader.mouse.wheel(0, 5000);
    const back = reader.getByRole('button', { name: 'Back to the voice' });
    await expect(back).toBeVisible();
    await back.click();
    await expect(back).toHaveCount(0);
    await expect
      .poll(() =>
        reader.evaluate(() => {
          const [sentence] = [...(CSS.highlights.get('spoken-sentence') ?? [])] as Range[];
          const { top } = sentence!.getBoundingClientRect();
          return top > 0 && top < window.innerHeight;
        }),
      )
      .toBe(true);
  });

  await test.step('in the media controls', async () => {
    expect(
      await reader.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]),
    ).toEqual([TITLE, 'playing']);
    // The browser shows the controls because a silent sound plays. It is a file of the extension.
    const [sound] = await reader.evaluate(() => (window as unknown as SpeakingWindow).fakeSpeech.sounds);
    expect(sound).toMatch(/^chrome-extension:.*\.flac$/);
  });

  await keyboard.press('l');
  await expect(bar(reader)).toHaveCount(0);
  expect(await marked(reader, 'spoken-sentence')).toBe('');
  expect(await reader.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
});

test('reads aloud in the popup, and Esc in the player ends it', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(NEWS.url));
  await listen(page, page.keyboard);
  await bar(page).getByRole('button', { name: 'Next paragraph' }).press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.scroller')).toBeFocused();
});

test('Esc ends listening, whatever has the focus, and closes the reader after that', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  await listen(overlay, tab.keyboard);
  await expect(overlay.locator('.scroller')).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(bar(overlay)).toHaveCount(0);
  await expect(overlay.locator('article.sheet h1')).toBeVisible();
  extension.pressClosingKey(tab, 'Escape');
  await expect.poll(() => extension.overlayNow(tab)).toBeNull();
});

test('reads aloud over the page, from its menu in a narrow window', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  await tab.setViewportSize({ width: 360, height: 700 });
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet h1')).toBeVisible();
  await overlay.evaluate(installFakeSpeech, VOICES);
  await expect(overlay.getByRole('button', { name: 'Listen' })).toHaveCount(0);
  await fromMore(overlay, 'Listen');
  await expect.poll(() => spoken(overlay)).toEqual([TITLE]);
  const close = bar(overlay).getByRole('button', { name: 'Stop listening' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expectAccessible(overlay);
});

test('says how to get a voice, also for the language of the article, and uses one that the user chooses', async ({
  extension,
}) => {
  const { reader } = await readInTab(extension);
  await reader.keyboard.press('l');
  const problem = bar(reader).getByRole('status');
  await expect(problem).toContainText('This device has no voice to read aloud with.');
  await expect(problem).toContainText('speech-dispatcher');
  await expectAccessible(reader);

  await reader.keyboard.press('l');
  await expect(bar(reader)).toHaveCount(0);
  await reader.evaluate(installFakeSpeech, [['Vera', 'de-DE']] as const);
  await reader.keyboard.press('l');
  await expect(problem).toContainText('no voice for this language');
  await bar(reader).getByRole('combobox', { name: 'Voice' }).selectOption('Vera');
  await expect.poll(() => spoken(reader)).toEqual([TITLE]);
  await expect(problem).toHaveText('');
});
