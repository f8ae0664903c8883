import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type GuardedProxy, openGuardedProxy } from './guarded-proxy.ts';

const opened: { close(): unknown }[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function proxy(allowPrivate: boolean): Promise<GuardedProxy> {
  const made = await openGuardedProxy({ allowPrivate });
  opened.push(made);
  return made;
}

/** A server on this machine that answers with the address that it was asked for. */
async function target(): Promise<string> {
  const server = createServer((asked, answer) => answer.end(`answer to ${asked.url ?? ''}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Status and body of a request of http through a proxy. */
function ask({ address }: GuardedProxy, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path: url }, (answer: IncomingMessage) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => {
        resolve(`${String(answer.statusCode)} ${body}`);
      });
    })
      .on('error', reject)
      .end();
  });
}

/** What comes back through a tunnel to a host, up to its end. */
function tunnel({ address }: GuardedProxy, host: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith('Established\r\n\r\n'))
        socket.write(`GET /in HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        resolve(text);
      });
  });
}

test('passes requests and tunnels on where private addresses are allowed', async () => {
  const [open, host] = [await proxy(true), await target()];
  expect(await ask(open, `http://${host}/a`)).toBe('200 answer to /a');
  expect(await tunnel(open, host)).toContain('answer to /in');
  expect(open.takeRefusal()).toBeNull();
});

test.each(['127.0.0.1', '[::ffff:127.0.0.1]', 'localhost'])('refuses %s, and tells it once', async (name) => {
  const [guarded, host] = [await proxy(false), (await target()).replace('127.0.0.1', name)];
  expect(await ask(guarded, `http://${host}/a`)).toBe('502 ');
  expect(guarded.takeRefusal()).toMatchObject({ code: 'refused-address' });
  expect(await tunnel(guarded, host)).toBe('');
  expect(guarded.takeRefusal()).toMatchObject({ code: 'refused-address' });
  expect(guarded.takeRefusal()).toBeNull();
});
