import { expect, test } from 'vitest';
import { resources } from '../../../../vite/resources.ts';
import { pageOf } from '../../testing/outline-of.ts';
import { divScorer } from '../div-scorer/index.ts';
import { networkPassing } from '../../testing/web2text-network.ts';
import { web2text } from './index.ts';
import { WEIGHTS_NAME } from './weights.ts';

const HAS_PUNCTUATION = 9;
const PAGE = pageOf('<nav><a>Home</a></nav><div><p>One two, <b>three</b> four.</p><p>five</p></div>');

test('keeps blocks if most of their characters are in leaves that the network accepts', () => {
  const { keep, score, reason, note } = web2text({ network: networkPassing(HAS_PUNCTUATION) }).classify(PAGE);
  expect(keep).toEqual([false, true, false]);
  expect(reason).toEqual(['unlikely', 'likely', 'unlikely']);
  expect(score[1]).toBeGreaterThan(0.5);
  expect(score[0]).toBeLessThan(0.05);
  expect(note).toBeUndefined();
});

test('has its own id, and needs its weights unless it is given a network', () => {
  expect(web2text()).toMatchObject({ id: 'web2text' });
  expect(web2text().needs!(PAGE)).toEqual([WEIGHTS_NAME]);
  expect(web2text({ network: networkPassing(HAS_PUNCTUATION) }).needs!(PAGE)).toEqual([]);
});

test.each([
  ['no resources', undefined],
  ['no weights', {}],
  ['unusable weights', { [WEIGHTS_NAME]: 'of another version' }],
])('with %s the div scorer decides, with the note no-weights', (_, given) => {
  expect(web2text().classify(PAGE, given)).toEqual({
    ...divScorer().classify(PAGE),
    note: 'no-weights',
    missing: WEIGHTS_NAME,
  });
});

test('reads the weights again when their text changes', async () => {
  const algorithm = web2text();
  const given = await resources();
  const first = algorithm.classify(PAGE, given);
  expect(first.note).toBeUndefined();
  expect(algorithm.classify(PAGE, { [WEIGHTS_NAME]: '' }).note).toBe('no-weights');
  expect(algorithm.classify(PAGE, given)).toEqual(first);
});
