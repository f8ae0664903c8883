import { useEffect, useLayoutEffect } from 'preact/hooks';
import { t } from '../platform/i18n.ts';

/** The parts of a page of ours that lie outside its view: language and direction of our own words, and the title; '' for the bare name. */
export function useDocument(title: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = t('language_tag');
    root.dir = t('language_direction');
  }, []);
  useEffect(() => {
    document.title = title === '' ? t('extension_short_name') : t('page_title', title);
  }, [title]);
}
