import { t } from '../../platform/i18n.ts';

/** What the browser said, word for word, for those who want to know. */
export function ErrorDetail({ detail }: { readonly detail: string }) {
  return (
    <details class="cause">
      <summary>{t('cause')}</summary>
      <pre>{detail}</pre>
    </details>
  );
}
