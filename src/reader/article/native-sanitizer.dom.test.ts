import { afterEach, describe, expect, it, vi } from 'vitest';
import { nativeSanitizer } from './native-sanitizer.ts';
import type * as Sink from './sink.ts';

type SetHTML = (this: Element, html: string, options: object) => void;
const api = Element.prototype as Element & { setHTML: SetHTML };
const hasApi = 'setHTML' in Element.prototype && 'Sanitizer' in window;
const PAGE = 'https://news.example/story';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the sanitiser of the browser', () => {
  it.runIf(hasApi)('passes the probe', () => {
    expect(nativeSanitizer()).not.toBeNull();
  });

  it('is not used where the browser has none', () => {
    vi.stubGlobal('Sanitizer', undefined);
    expect(nativeSanitizer()).toBeNull();
  });

  it('is not used if it refuses the configuration', () => {
    vi.stubGlobal('Sanitizer', function () {
      throw new TypeError('unknown configuration');
    });
    expect(nativeSanitizer()).toBeNull();
  });

  describe.runIf(hasApi)('is not used', () => {
    it('if it ignores the configuration', () => {
      const setHTML: SetHTML = api.setHTML;
      vi.spyOn(api, 'setHTML').mockImplementation(function (this: Element, html) {
        setHTML.call(this, html, {});
      });
      expect(nativeSanitizer()).toBeNull();
    });

    it('if it does not sanitise', () => {
      vi.spyOn(api, 'setHTML').mockImplementation(function (this: Element, html) {
        this.setHTMLUnsafe(html);
      });
      expect(nativeSanitizer()).toBeNull();
    });

    it('if it makes shadow roots', () => {
      const setHTML: SetHTML = api.setHTML;
      vi.spyOn(api, 'setHTML').mockImplementation(function (this: Element, html, options) {
        setHTML.call(this, html, options);
        this.firstElementChild?.attachShadow({ mode: 'open' });
      });
      expect(nativeSanitizer()).toBeNull();
    });
  });
});

describe('a sink', () => {
  /** A module of its own, which no other test has prepared. */
  const freshSink = (name: string) => import(/* @vite-ignore */ `./sink.ts?${name}`) as Promise<typeof Sink>;

  it('refuses to sanitise before it is prepared', async () => {
    const { prepareSink, sanitize, sanitizePart } = await freshSink('unprepared');
    expect(() => sanitize('<p>a</p>', PAGE)).toThrow('prepareSink');
    expect(() => sanitizePart('<p>a</p>', PAGE)).toThrow('prepareSink');
    await prepareSink();
    expect(sanitize('<p onclick="a">a</p>', PAGE).textContent).toBe('a');
  });

  it('uses DOMPurify in a browser without a sanitiser', async () => {
    vi.stubGlobal('Sanitizer', undefined);
    const { prepareSink, sanitize } = await freshSink('without');
    await prepareSink();
    const setHTML = hasApi ? vi.spyOn(api, 'setHTML') : null;
    const holder = document.createElement('div');
    holder.append(sanitize('<p onclick="a">b<script>c</script></p>', PAGE));
    expect(holder.innerHTML).toBe('<p>b</p>');
    if (setHTML !== null) expect(setHTML).not.toHaveBeenCalled();
  });
});
