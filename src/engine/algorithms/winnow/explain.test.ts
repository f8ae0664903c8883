import { expect, test } from 'vitest';
import { registryMessages } from '../../../../vite/messages.ts';
import { resources } from '../../../../vite/resources.ts';
import { messageKey } from '../../../platform/message-keys.ts';
import { COLUMN_NAMES, measureEvidence } from '../../evidence/index.ts';
import { pageOf } from '../../testing/outline-of.ts';
import { explain, TOPIC_REASONS, topicOf } from './explain.ts';
import { winnow } from './index.ts';

test('every topic has a column, except the second opinion, and every column has a topic', () => {
  const {
    blocks: { width },
  } = measureEvidence(pageOf(''));
  const topics = new Set(COLUMN_NAMES.slice(0, width).map(topicOf));
  for (const topic of [...topics, 'second-opinion']) expect(TOPIC_REASONS).toContain(`${topic}-for`);
  expect(TOPIC_REASONS).toHaveLength(2 * (topics.size + 1));
});

test('explains blocks by declared topics only', async () => {
  const page = pageOf(
    `<nav><a href="#">Home</a> <a href="#">News</a></nav><h1>Boats</h1><p>${'The boats came in, and nobody saw them. '.repeat(20)}</p><p>Short.</p><ul><li>One</li><li>Two</li></ul><footer>© 2026</footer>`,
  );
  const { because } = winnow({ explain }).classify(page, await resources(), { explain: true });
  const given = because!.flat();
  expect(given.length).toBeGreaterThan(0);
  for (const topic of given) expect(TOPIC_REASONS).toContain(topic);
});

test('every topic has English words', () => {
  const messages = registryMessages();
  for (const reason of TOPIC_REASONS) expect(messages).toHaveProperty(messageKey('reason', reason));
});
