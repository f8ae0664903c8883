import browser from 'webextension-polyfill';

/** Names as the manifest has them. */
export type CommandName = '_execute_action' | 'toggle-reader';

export type Shortcut = {
  readonly name: CommandName;
  /** As the browser writes it for this system, '' where none is assigned. */
  readonly keys: string;
};

/** The shortcuts as they are now: browsers leave a suggested one unassigned, without a word, where the keys are taken. */
export async function shortcuts(): Promise<readonly Shortcut[]> {
  const commands = await browser.commands.getAll();
  return (['_execute_action', 'toggle-reader'] as const).map((name) => ({
    name,
    keys: commands.find((command) => command.name === name)?.shortcut ?? '',
  }));
}
