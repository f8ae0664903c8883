import { expect, test } from 'vitest';
import { unreadMessage, whyUnread } from './why-unread.ts';

const errorOf = (code: string, message = code) => Object.assign(new Error(message), { code });

test('says in words why a file cannot be read', () => {
  expect(unreadMessage('a.html', errorOf('ENOENT'))).toBe('a.html cannot be read: there is no such file or folder.');
  expect(unreadMessage('a.html', errorOf('EACCES'))).toMatch(/permissions/);
  expect(unreadMessage('pages', errorOf('ENOTDIR'), 'The folder ')).toBe(
    'The folder pages cannot be read: it is not a folder.',
  );
});

test('proposes the whole address for a missing file that looks like one', () => {
  expect(unreadMessage('example.org/story', errorOf('ENOENT'))).toMatch(/https:\/\/example\.org\/story$/);
  expect(unreadMessage('pages/story.html', errorOf('ENOENT'))).not.toMatch(/https/);
  expect(unreadMessage('./story', errorOf('ENOENT'))).not.toMatch(/https/);
  expect(unreadMessage('example.org/story', errorOf('EACCES'))).not.toMatch(/https/);
});

test('leaves an unusual error as it is', () => {
  expect(whyUnread(errorOf('EIO', 'EIO: i/o error, read'))).toBe('EIO: i/o error, read');
  expect(whyUnread('odd')).toBe('odd');
});
