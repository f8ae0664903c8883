import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { type BuiltModules, callInProcess, type Ran } from './call-in-process.ts';

const ROOT = join(import.meta.dirname, '../..');

export type RunOptions = {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
};

/** The built command, in a folder of its own. */
export class BuiltCommand {
  private constructor(
    readonly folder: string,
    readonly modules: BuiltModules,
  ) {}

  /** Builds the command as `npm run build:command` does, with modules of it that tests call. */
  static async make(): Promise<BuiltCommand> {
    // Below node_modules, so that the command finds playwright-core there.
    const folder = await mkdtemp(join(ROOT, 'node_modules/.command-'));
    const input = { 'run-command': 'src/command/run-command.ts', 'serve-jobs': 'src/command/pages/serve-jobs.ts' };
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.command.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, rolldownOptions: { input } },
    });
    const [{ runCommand }, { serveJobs }] = (await Promise.all(
      Object.keys(input).map((name) => import(/* @vite-ignore */ join(folder, `${name}.js`))),
    )) as [Pick<BuiltModules, 'runCommand'>, Pick<BuiltModules, 'serveJobs'>];
    return new BuiltCommand(folder, { runCommand, serveJobs });
  }

  get script(): string {
    return join(this.folder, 'winnow.js');
  }

  /** Obeys a call in this process, which saves most of its time: no process and no thread is started. */
  call(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
    return callInProcess(this.modules, args, input);
  }

  /** Runs the command to its end. Standard input is empty unless it is given. */
  async run(args: readonly string[], { input = '', ...options }: RunOptions = {}): Promise<Ran> {
    const child = this.start(args, options);
    let [stdout, stderr] = ['', ''];
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    // The command may end before it has read everything.
    child.stdin!.on('error', () => undefined).end(input);
    const code = await ended(child);
    return { code, stdout, stderr };
  }

  start(args: readonly string[], { env = {}, cwd }: Omit<RunOptions, 'input'> = {}): ChildProcess {
    // Proxies of the machine would change what is tested.
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name)));
    return spawn(process.execPath, [this.script, ...args], { env: { ...own, ...env }, ...(cwd && { cwd }) });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
}
