/** Reasons of Node in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  EACCES: 'you may not read it. Change its permissions.',
  EPERM: 'you may not read it. Change its permissions.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'it is not a folder.',
  ENOTFOUND: 'there is no such host. Check the address and the network.',
  EAI_AGAIN: 'the host name could not be looked up. Check the network.',
  ECONNREFUSED: 'the server refuses the connection. Check the address and its port.',
};
/** A path that begins as an address does: example.org/story. */
const HOST = /^[\w-]+(?:\.[\w-]+)+\//;

/** What an error of Node says: in words where it is a usual one, else its own message. */
export function whyUnread(cause: unknown): string {
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
  return REASONS[code ?? ''] ?? (cause instanceof Error ? cause.message : String(cause));
}

/** The message for a file or folder that cannot be read, with the next step where there is one. */
export function unreadMessage(path: string, cause: unknown, kind = ''): string {
  const isMissing = cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'ENOENT';
  const hint = isMissing && HOST.test(path) ? ` For a web page, give the whole address: https://${path}` : '';
  return `${kind}${path} cannot be read: ${whyUnread(cause)}${hint}`;
}
