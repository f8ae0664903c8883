import { useEffect, useLayoutEffect } from 'preact/hooks';
import { translate } from '../platform/translate.ts';

/** The parts of a page of ours that lie outside its view: language and direction of our own words, and the title; '' for the bare name. */
export function useDocument(title: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = translate('language_tag');
    root.dir = translate('language_direction');
  }, []);
  useEffect(() => {
    document.title = title === '' ? translate('extension_short_name') : translate('page_title', title);
  }, [title]);
}
