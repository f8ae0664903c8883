// The popup of the floor: the least that any reader in a popup has to do. It asks for the tab, runs one line in the
// page and shows the answer.
import { PARAGRAPH_ID } from './bare-popup.ts';

type Api = {
  readonly tabs: { query(query: object): Promise<readonly { readonly id?: number }[]> };
  readonly scripting: { executeScript(injection: object): Promise<readonly { readonly result?: unknown }[]> };
};

const root = globalThis as unknown as { readonly browser?: Api; readonly chrome: Api };
const { tabs, scripting } = root.browser ?? root.chrome;
async function show(): Promise<void> {
  const [tab] = await tabs.query({ active: true, currentWindow: true });
  const [answer] = await scripting.executeScript({
    target: { tabId: tab?.id },
    func: (name: string) => `${name}: ${document.title}`,
    args: ['floor'],
    injectImmediately: true,
  });
  const paragraph = document.createElement('p');
  paragraph.id = PARAGRAPH_ID;
  paragraph.textContent = String(answer?.result);
  document.body.append(paragraph);
}

void show();
