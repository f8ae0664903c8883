/**
 * Reads the active tab with a content script of the extension, which must have access to the tab.
 * @param {import('../e2e/chromium/extension.ts').Extension} extension
 * @param {string} script file of the content script in the extension
 * @param {string} name symbol under which the script publishes `extract`
 * @param {{ algorithm?: string }} options of `extract`
 * @returns the kind and reason of the extraction, its article or best guess, and the text of the article's blocks
 */
export async function readTab(extension, script, name, options) {
  return extension.worker.evaluate(
    async ({ script, name, options }) => {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      const target = { tabId: tab.id };
      const inject = (file) => chrome.scripting.executeScript({ target, files: [file] });
      await inject(script);
      // Resources that the algorithm needs, such as stop words and weights.
      const [{ result: packs }] = await chrome.scripting.executeScript({
        target,
        args: [name, options],
        func: (name, options) => globalThis[Symbol.for(name)].extract(options).packs ?? [],
      });
      for (const pack of packs) await inject(`/injected/${pack}.js`);
      const [{ result }] = await chrome.scripting.executeScript({
        target,
        args: [name, options],
        func: (name, options) => {
          const extraction = globalThis[Symbol.for(name)].extract(options);
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
    { script, name, options },
  );
}
