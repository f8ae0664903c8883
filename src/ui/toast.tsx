import type { StatusMessage } from './use-status.ts';

/** The live region for status messages. Always mounted, because screen readers announce only changes in it. */
export function Toast({ message }: { readonly message: StatusMessage | null }) {
  return (
    <div class="toast" role="status" aria-live="polite">
      {message !== null && <span key={message.key}>{message.text}</span>}
    </div>
  );
}
