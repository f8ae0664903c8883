import { expect, test, vi } from 'vitest';
import { guardedLookup } from './guarded-lookup.ts';

const answers = vi.hoisted(() => new Map<string, { address: string; family: number }[]>());
vi.mock('node:dns', () => ({
  lookup: (host: string, _: unknown, done: (error: Error | null, found?: unknown) => void) => {
    const found = answers.get(host);
    done(found === undefined ? new Error('ENOTFOUND') : null, found);
  },
}));

const PUBLIC = { address: '93.184.216.34', family: 4 };

/** What the connection gets: the addresses, or the code or message of the error. */
function look(host: string, all: boolean): Promise<unknown> {
  return new Promise((resolve) => {
    guardedLookup(host, { all }, (error, address) => {
      resolve(error === null ? address : 'code' in error ? error.code : error.message);
    });
  });
}

test.each([true, false])('a name with only public addresses is connected to (all: %s)', async (all) => {
  answers.set('public.example', [PUBLIC]);
  expect(await look('public.example', all)).toEqual(all ? [PUBLIC] : PUBLIC.address);
});

test.each(['127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::c0a8:1', 'fe80::1'])(
  'a name that leads to %s among others is refused',
  async (address) => {
    answers.set('mixed.example', [PUBLIC, { address, family: 4 }]);
    expect([await look('mixed.example', true), await look('mixed.example', false)]).toEqual([
      'refused-address',
      'refused-address',
    ]);
  },
);

test('each connection looks the name up again, so a second answer is checked, too', async () => {
  answers.set('rebound.example', [PUBLIC]);
  expect(await look('rebound.example', true)).toEqual([PUBLIC]);
  answers.set('rebound.example', [{ address: '192.168.0.1', family: 4 }]);
  expect(await look('rebound.example', true)).toBe('refused-address');
});

test('an unknown name is an error', async () => {
  expect(await look('unknown.example', true)).toBe('ENOTFOUND');
});
