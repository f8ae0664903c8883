import { describe, expect, it } from 'vitest';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { testEntry } from '../../platform/testing/test-entry.ts';
import { offeredOf } from './offered.ts';

const read = (fraction: number, time: number) => ({ progress: { fraction, time, isFinished: fraction === 1 } });
const OLD = testEntry({ id: 1, keptAt: 10, url: 'https://mill.example/old', ...read(0.5, 90) });
const UNREAD = testEntry({ id: 2, keptAt: 40, url: 'https://mill.example/unread?part=1' });
const FINISHED = testEntry({ id: 3, keptAt: 60, url: 'https://mill.example/finished', ...read(1, 95) });
const DELETED = testEntry({ id: 4, keptAt: 70, url: 'https://mill.example/deleted', deletedAt: 99 });
const BEGUN = testEntry({ id: 5, keptAt: 50, url: 'https://mill.example/begun', ...read(0.1, 20) });
const FOURTH = testEntry({ id: 6, keptAt: 30, url: 'https://mill.example/fourth' });
const ALL = [DELETED, FINISHED, BEGUN, UNREAD, FOURTH, OLD];

describe('the reading list offers', () => {
  it('three unfinished articles, the one that was kept or read last first', () => {
    expect(offeredOf(ALL, '').unfinished).toEqual([OLD, BEGUN, UNREAD]);
  });

  it('the kept copy of this very address, and not a second time among the unfinished ones', () => {
    expect(offeredOf(ALL, `${UNREAD.url}#part`)).toEqual({ copy: UNREAD, unfinished: [OLD, BEGUN, FOURTH] });
    expect(offeredOf(ALL, FINISHED.url).copy).toBe(FINISHED);
  });

  it('the copy of a page that states another address for itself', () => {
    const stated: KeptEntry = { ...UNREAD, address: 'https://mill.example/read?from=mail' };
    expect(offeredOf([stated], 'https://mill.example/read?from=mail').copy).toBe(stated);
  });

  it('no address whose article is not kept', () => {
    expect(offeredOf([{ ...UNREAD, isLater: true }], UNREAD.url)).toEqual({ copy: null, unfinished: [] });
  });

  it.each(['', 'about:blank', DELETED.url, 'https://mill.example/unread', `${OLD.url}#/other`])(
    'no copy for %j',
    (address) => {
      expect(offeredOf(ALL, address).copy).toBeNull();
    },
  );
});
