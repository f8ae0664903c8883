import { describe, expect, it } from 'vitest';
import { changed, changeOn } from './changes.ts';
import { defaultSettings } from './settings.ts';
import { removeOwnLook } from './sites.ts';

const HOST = 'news.example';
const OWN = { ...defaultSettings, sites: { [HOST]: { fontSize: 26 }, 'b.example': {} } };

describe('a change while a site is shown', () => {
  it('applies to all sites if the site has no look of its own', () => {
    expect(changeOn(OWN, 'other.example', { theme: 'dark' })).toEqual({ theme: 'dark' });
    expect(changeOn(OWN, null, { theme: 'dark' })).toEqual({ theme: 'dark' });
  });

  it('applies to the site alone if it has one, and moves it to the end of the list', () => {
    const { sites } = changed(OWN, [changeOn(OWN, HOST, { theme: 'dark' })]);
    expect(sites).toEqual({ 'b.example': {}, [HOST]: { fontSize: 26, theme: 'dark' } });
    expect(Object.keys(sites)).toEqual(['b.example', HOST]);
  });

  it('applies to all sites where the setting is none of the look', () => {
    expect(changed(OWN, [changeOn(OWN, HOST, { algorithm: 'bte' })])).toEqual({ ...OWN, algorithm: 'bte' });
  });

  it('keeps what another view has changed in the meantime', () => {
    const now = { ...OWN, sites: { ...OWN.sites, 'c.example': {}, [HOST]: { fontSize: 30 } } };
    const own = changeOn(OWN, HOST, { theme: 'dark' });
    const removed = changeOn(OWN, null, removeOwnLook(OWN, 'b.example'));
    expect(changed(now, [own, removed]).sites).toEqual({ 'c.example': {}, [HOST]: { fontSize: 30, theme: 'dark' } });
  });
});
