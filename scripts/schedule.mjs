/** Steps that use one core each run in pairs. Two, because many machines that run the tests have two cores. */
const CORES = 2;

/**
 * Runs the steps, at most as many at a time as their `cores` allow. A step starts after the steps in `needs`; if one
 * of those failed, it counts as one failure and does not run. Steps that are not in the list are taken as done.
 * @template {{ name: string, title: string, needs?: string[], cores?: number }} Step
 * @template {{ passed: number, failed: number }} Result
 * @param {Step[]} steps @param {(step: Step) => Promise<Result>} run @param {(line: string) => void} [say]
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function schedule(steps, run, say = (line) => process.stderr.write(`${line}\n`)) {
  const results = new Map();
  const waiting = new Set(steps);
  const running = new Map();
  const isKnown = (name) => steps.some((step) => step.name === name);

  const start = () => {
    for (const step of waiting) {
      const needs = (step.needs ?? []).filter(isKnown);
      const failed = needs.find((name) => results.get(name)?.failed > 0);
      if (failed !== undefined) {
        waiting.delete(step);
        results.set(step.name, { passed: 0, failed: 1 });
        say(`${step.title}: not run, because "${failed}" failed.`);
        continue;
      }
      const free = CORES - [...running.keys()].reduce((sum, { cores = 1 }) => sum + cores, 0);
      if ((step.cores ?? 1) > free || !needs.every((name) => results.has(name))) continue;
      waiting.delete(step);
      running.set(
        step,
        run(step).then((result) => {
          results.set(step.name, result);
          running.delete(step);
        }),
      );
    }
  };

  while (waiting.size > 0 || running.size > 0) {
    start();
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}
