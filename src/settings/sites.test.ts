import { describe, expect, it } from 'vitest';
import { defaultSettings } from './settings.ts';
import { addOwnLook, hasOwnLook, removeOwnLook, settingsOn } from './sites.ts';

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
    const { sites } = addOwnLook(OWN, 'new.example');
    expect(sites).toEqual({ ...OWN.sites, 'new.example': {} });
    expect(removeOwnLook({ ...OWN, sites }, 'new.example').sites).toEqual(OWN.sites);
    expect(addOwnLook(OWN, HOST).sites).toEqual(OWN.sites);
  });
});
