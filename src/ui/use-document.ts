import { useEffect, useLayoutEffect } from 'preact/hooks';
import { withoutDirectionMarks } from '../platform/browser/direction-marks.ts';
import { interfaceLanguage, translate } from '../platform/browser/translate.ts';

/** Sets language, direction and title of the document; '' gives the extension's name as title. */
export function useDocument(title: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = interfaceLanguage();
    root.dir = translate('language_direction');
  }, []);
  useEffect(() => {
    document.title =
      title === '' ? translate('extension_short_name') : translate('page_title', withoutDirectionMarks(title));
  }, [title]);
}
