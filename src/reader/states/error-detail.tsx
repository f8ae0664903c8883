import { translate } from '../../platform/translate.ts';

/** What the browser said, word for word, for those who want to know. */
export function ErrorDetail({ detail }: { readonly detail: string }) {
  return (
    <details class="cause">
      <summary>{translate('cause')}</summary>
      <pre>{detail}</pre>
    </details>
  );
}
