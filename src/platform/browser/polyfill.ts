import polyfill from 'webextension-polyfill';
import { setBrowser } from './browser.ts';

// The background imports this first, because its worker cannot import later. Pages use `browserReady`.
setBrowser(polyfill);
