import type { StatusMessage } from './use-status.ts';

/** The live region: always in the page, so that what appears in it is spoken. */
export function Toast({ message }: { readonly message: StatusMessage | null }) {
  return (
    <div class="toast" role="status" aria-live="polite">
      {message !== null && <span key={message.key}>{message.text}</span>}
    </div>
  );
}
