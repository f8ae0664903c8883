import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { PARAGRAPH_ID } from './in-page/bare-popup.ts';
import { bundle } from '../../vite/content-scripts.ts';

/** The oldest Chromium that the manifest allows, as in the build. */
const TARGET = 'chrome120';
const PROBE = 'probe.js';
const POPUP_SCRIPT = 'popup.js';
/** A script that runs before the background's own. */
const BEFORE = 'before.js';
/** The page that an extension opens after it is installed, if it has one. */
export const WELCOME = 'src/welcome/index.html';
const PAGES = ['src/popup/index.html', 'src/reader/index.html'];

/**
 * What opens when the button is pressed. The floor asks for the tab, runs one line in it and shows the answer. The
 * timed popup also measures the steps in the page, which takes time. So does the late popup, which the browser opens by
 * itself, so that nothing is read before it has started.
 */
export type Variant = 'empty popup' | 'floor' | 'popup' | 'timed popup' | 'late popup' | 'overlay' | 'other popup';

/** Variants that are not builds of the extension, each with the module of its popup. */
const BARE: Partial<Readonly<Record<Variant, string | null>>> = {
  'empty popup': null,
  floor: './in-page/floor.ts',
};

type Manifest = {
  background: { service_worker: string };
  browser_specific_settings?: { gecko?: { id: string } };
};

/**
 * Writes an extension into a folder: a copy of the built one with the probe, or a bare one. Returns the folder.
 * `firefoxId`: the id for Firefox, where two copies cannot have the same one.
 */
export async function writeExtension(
  variant: Variant,
  built: string,
  folder: string,
  firefoxId?: string,
): Promise<string> {
  const probe = await bundled('./in-page/probe.ts');
  const own = BARE[variant];
  if (own !== undefined) {
    await mkdir(folder);
    await writeBare(folder, variant, own === null ? null : await bundled(own));
  } else {
    await cp(built, folder, { recursive: true });
    for (const page of PAGES) {
      const html = await readFile(join(folder, page), 'utf8');
      await writeFile(join(folder, page), html.replace('<head>', `<head><script src="/${PROBE}"></script>`));
    }
    if (variant === 'timed popup' || variant === 'late popup')
      await writeFile(join(folder, 'injected/extract.js'), await bundled('./in-page/timed-extract.ts'));
    const before = await scriptBefore(variant);
    if (before !== null && firefoxId === undefined) await runBefore(folder, before);
  }
  await writeFile(join(folder, PROBE), probe);
  if (firefoxId !== undefined) await setFirefoxId(folder, firefoxId);
  return folder;
}

/** Writes an extension whose popup shows one paragraph: at once, or where it has a script, by that. */
async function writeBare(folder: string, name: string, script: string | null): Promise<void> {
  const manifest = {
    manifest_version: 3,
    name,
    version: '1',
    permissions: script === null ? [] : ['activeTab', 'scripting'],
    action: { default_popup: 'index.html' },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  if (script !== null) await writeFile(join(folder, POPUP_SCRIPT), script);
  const content =
    script === null ? `<p id="${PARAGRAPH_ID}">Empty` : `<body><script type="module" src="/${POPUP_SCRIPT}"></script>`;
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${name}</title><script src="/${PROBE}"></script>${content}`,
  );
}

/** The script that runs before the background's own; null for none. */
async function scriptBefore(variant: Variant): Promise<string | null> {
  if (variant === 'timed popup') return bundled('./in-page/worker-probe.ts');
  // The background never hears of a press.
  if (variant === 'late popup') return 'chrome.action.setPopup = async () => {};';
  if (variant !== 'overlay') return null;
  // The button runs the shortcut's command, because a headless browser has no shortcuts.
  return `chrome.action.setPopup({ popup: '' });
chrome.action.onClicked.addListener((tab) => chrome.commands.onCommand.dispatch('toggle-reader', tab));
chrome.action.onClicked.addListener = () => {};`;
}

async function runBefore(folder: string, script: string): Promise<void> {
  const { background } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const start = join(folder, background.service_worker);
  await writeFile(join(folder, BEFORE), script);
  await writeFile(start, `import './${BEFORE}';\n${await readFile(start, 'utf8')}`);
}

async function setFirefoxId(folder: string, id: string): Promise<void> {
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const { gecko } = manifest.browser_specific_settings ?? {};
  await writeFile(file, JSON.stringify({ ...manifest, browser_specific_settings: { gecko: { ...gecko, id } } }));
}

async function bundled(entry: string): Promise<string> {
  const path = fileURLToPath(new URL(entry, import.meta.url));
  return (await bundle(`import ${JSON.stringify(path)};`, { target: TARGET, mode: 'production', minify: true })).code;
}
