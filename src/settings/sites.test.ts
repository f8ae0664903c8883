import { describe, expect, it } from 'vitest';
import { defaultSettings } from './settings.ts';
import { hasOwnLook, setOwnLook, settingsOn } from './sites.ts';

const HOST = 'news.example';
const OWN = { ...defaultSettings, sites: { [HOST]: { fontSize: 26 }, 'b.example': {} } };

describe('the look of a site', () => {
  it('replaces only the settings that the site has of its own', () => {
    expect(settingsOn(OWN, HOST)).toEqual({ ...OWN, fontSize: 26 });
    expect(settingsOn(OWN, 'other.example')).toBe(OWN);
    expect(settingsOn(OWN, null)).toBe(OWN);
  });

  it('is not found under the names of built-in properties', () => {
    for (const host of ['constructor', '__proto__', 'toString']) {
      expect(hasOwnLook(OWN, host)).toBe(false);
      expect(settingsOn(OWN, host)).toBe(OWN);
    }
  });

  it('starts and ends without a change of the others', () => {
    const { sites } = setOwnLook(OWN, 'new.example', true);
    expect(sites).toEqual({ ...OWN.sites, 'new.example': {} });
    expect(setOwnLook({ ...OWN, sites }, 'new.example', false).sites).toEqual(OWN.sites);
    expect(setOwnLook(OWN, HOST, true).sites).toEqual(OWN.sites);
  });
});
