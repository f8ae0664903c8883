/**
 * Reads the active tab with a content script of the extension, which must have access to the tab.
 * @param {import('../e2e/chromium/extension.ts').Extension} extension
 * @param {{ script: string, file: string, key: string }} where the content script, its file in the extension, and the
 *   key of the symbol of what is in a tab
 * @param {{ algorithm?: string }} options of `extract`
 * @returns the kind and reason of the extraction, its article or best guess, and the text of the article's blocks
 */
export async function readTab(extension, where, options) {
  return extension.worker.evaluate(
    async ({ script, file, key, options }) => {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      const target = { tabId: tab.id };
      const inject = (file) => chrome.scripting.executeScript({ target, files: [file] });
      await inject(file);
      // Code and resources that the algorithm and the page need, such as stop words and weights.
      const given = [];
      for (;;) {
        const [{ result: packs }] = await chrome.scripting.executeScript({
          target,
          args: [key, script, { ...options, given }],
          func: async (key, script, options) =>
            (await globalThis[Symbol.for(key)][script].extract(options)).packs ?? [],
        });
        if (packs.length === 0) break;
        for (const pack of packs) await inject(`/injected/packs/${pack}.js`);
        given.push(...packs);
      }
      const [{ result }] = await chrome.scripting.executeScript({
        target,
        args: [key, script, options],
        func: async (key, script, options) => {
          const extraction = await globalThis[Symbol.for(key)][script].extract(options);
          const article = extraction.article ?? extraction.bestGuess ?? null;
          const parsed = new DOMParser().parseFromString(article?.content ?? '', 'text/html');
          const blocks = [...parsed.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, blockquote, pre, td, dd')];
          const leaves = blocks.filter((block) => !blocks.some((other) => other !== block && block.contains(other)));
          const lines = leaves.map(({ textContent }) => textContent.replace(/\s+/gu, ' ').trim()).filter(Boolean);
          return { kind: extraction.kind, reason: extraction.reason ?? null, article, lines };
        },
      });
      return result;
    },
    { ...where, options },
  );
}
