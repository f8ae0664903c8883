import { translate } from '../../platform/browser/translate.ts';

/** The browser's own error message, folded away. */
export function ErrorDetail({ detail }: { readonly detail: string }) {
  return (
    <details class="cause">
      <summary>{translate('cause')}</summary>
      <pre>{detail}</pre>
    </details>
  );
}
