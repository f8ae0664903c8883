import { connect, type Socket } from 'node:net';
import { until } from '../until.ts';

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (cause: Error) => void };
type Answer = readonly [
  type: 1,
  id: number,
  error: { readonly error: string; readonly message: string } | null,
  result: unknown,
];

/** Milliseconds. */
const START_LIMIT = 60_000;
/** Milliseconds; more than the 20 s that Firefox gives a script or a page. Some commands have no limit of their own. */
const COMMAND_LIMIT = 60_000;
const COLON = 58;

/** A client of Firefox's Marionette protocol: JSON lists, each preceded by its length in bytes and a colon. */
export class Marionette {
  readonly #socket: Socket;
  readonly #pending = new Map<number, Pending>();
  #buffer: Buffer = Buffer.alloc(0);
  #last = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#receive(data);
    });
    socket.on('close', () => {
      this.#giveUp();
    });
    socket.on('error', () => {
      this.#giveUp();
    });
  }

  /** Waits until Firefox listens on the port, and opens a session. */
  static async connect(port: number): Promise<Marionette> {
    const socket = await until('Firefox listens', () => dial(port), START_LIMIT);
    const marionette = new Marionette(socket);
    await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return marionette;
  }

  /** Sends a command and resolves to its result. Rejects with Firefox's error message, or after COMMAND_LIMIT. */
  send(command: string, parameters: object = {}): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const text = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Error(`Firefox did not answer ${command} within ${String(COMMAND_LIMIT / 1000)} s.`));
      }, COMMAND_LIMIT);
      const ended =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(limit);
          settle(value);
        };
      this.#pending.set(id, { resolve: ended(resolve), reject: ended(reject) });
      this.#socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    });
  }

  /** Runs the body of an async function in the current page (`content`) or in the browser's window (`chrome`). */
  async run<T>(context: 'content' | 'chrome', body: string, ...args: unknown[]): Promise<T> {
    await this.send('Marionette:SetContext', { value: context });
    const script = `const args = [...arguments]; const done = args.pop();
      (async () => { ${body} })().then((value) => done({ value: value ?? null }), (thrown) => done({ thrown: String(thrown) + '\\n' + (thrown?.stack ?? '') }));`;
    try {
      const sandbox = context === 'chrome' ? { sandbox: 'system' } : {};
      const { value } = (await this.send('WebDriver:ExecuteAsyncScript', { script, args, ...sandbox })) as {
        value: { value: T } | { thrown: string } | null;
      };
      // Firefox answers with null for a document that went away while the script ran.
      if (value === null) throw new Error('no such window: its document went away while a script ran');
      if ('thrown' in value) throw new Error(value.thrown);
      return value.value;
    } finally {
      await this.send('Marionette:SetContext', { value: 'content' });
    }
  }

  #receive(data: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (let colon = this.#buffer.indexOf(COLON); colon !== -1; colon = this.#buffer.indexOf(COLON)) {
      const end = colon + 1 + Number(this.#buffer.toString('latin1', 0, colon));
      if (this.#buffer.length < end) return;
      const message = JSON.parse(this.#buffer.toString('utf8', colon + 1, end)) as Answer | object;
      this.#buffer = this.#buffer.subarray(end);
      // The first message is a greeting and not a list.
      if (Array.isArray(message)) this.#settle(message as unknown as Answer);
    }
  }

  #settle([, id, error, result]: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === null) pending?.resolve(result);
    else pending?.reject(new Error(`${error.error}: ${error.message}`));
  }

  #giveUp(): void {
    for (const { reject } of this.#pending.values()) reject(new Error('Firefox closed the connection.'));
    this.#pending.clear();
  }
}

function dial(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      resolve(socket);
    });
    socket.once('error', () => {
      resolve(null);
    });
  });
}
