import { expect, it } from 'vitest';
import { schedule, withNeeds } from './schedule.mjs';

/** Runs the steps; returns the events in order. A step takes three turns of the event loop. */
async function eventsOf(steps, failing = '') {
  const events = [];
  const results = await schedule(
    steps.map((step) => ({ title: step.name, ...step })),
    async ({ name }) => {
      events.push(`+${name}`);
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
      events.push(`-${name}`);
      return name === failing ? { passed: 0, failed: 2 } : { passed: 1, failed: 0 };
    },
    (line) => events.push(line),
  );
  return { events, results };
}

it('runs at most two steps at a time', async () => {
  const { events } = await eventsOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(events).toEqual(['+a', '+b', '-a', '+c', '-b', '-c']);
});

it('runs steps that use both cores in turn, and one other step beside them', async () => {
  const { events } = await eventsOf([{ name: 'a' }, { name: 'x', cores: 2 }, { name: 'b' }, { name: 'y', cores: 2 }]);
  expect(events).toEqual(['+x', '+a', '-x', '+y', '-a', '+b', '-y', '-b']);
});

it('runs two other steps at a time while the one that uses both cores waits', async () => {
  const wide = { name: 'wide', cores: 2, needs: ['a'] };
  const { events } = await eventsOf([{ name: 'a' }, { name: 'b' }, wide, { name: 'c' }]);
  expect(events).toEqual(['+a', '+b', '-a', '+wide', '-b', '+c', '-wide', '-c']);
});

it('starts a step after the steps that it needs', async () => {
  const { events } = await eventsOf([{ name: 'size', needs: ['build'] }, { name: 'build' }]);
  expect(events).toEqual(['+build', '-build', '+size', '-size']);
});

it('counts a step as failed, without running it, when a step that it needs failed', async () => {
  const { events, results } = await eventsOf([{ name: 'build' }, { name: 'size', needs: ['build'] }], 'build');
  expect(events).toEqual(['+build', '-build', 'size: not run, because "build" failed.']);
  expect(results.map(({ failed }) => failed)).toEqual([2, 1]);
});

it('ignores a needed step that was not asked for', async () => {
  const { events } = await eventsOf([{ name: 'size', needs: ['build'] }]);
  expect(events).toEqual(['+size', '-size']);
});

it('adds what the named steps need, and what that needs, in the order of the list', () => {
  const steps = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd', needs: ['a'] }];
  expect(withNeeds(steps, ['c']).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(withNeeds(steps, ['d']).map(({ name }) => name)).toEqual(['a', 'd']);
});
