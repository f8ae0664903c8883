/** A step with `cores: 2` runs its own two workers. Two, because many machines that run the tests have two cores. */
const CORES = 2;

/**
 * Runs the steps. One step that uses both cores runs at a time. Beside it runs one that uses one core, in the time in
 * which the first one waits; otherwise two of these run at a time. A step starts after the steps in `needs`; if one of
 * those failed, it counts as one failure and does not run. Steps that are not in the list are taken as done.
 * @template {{ name: string, title: string, needs?: string[], cores?: number }} Step
 * @template {{ passed: number, failed: number }} Result
 * @param {Step[]} steps @param {(step: Step) => Promise<Result>} run @param {(line: string) => void} [say]
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function schedule(steps, run, say = (line) => process.stderr.write(`${line}\n`)) {
  const results = new Map();
  const waiting = new Set([...steps.filter(isWide), ...steps.filter((step) => !isWide(step))]);
  const running = new Map();
  const isKnown = (name) => steps.some((step) => step.name === name);

  const hasPlace = (step) => (isWide(step) ? ![...running.keys()].some(isWide) : running.size < CORES);

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
      if (!hasPlace(step) || !needs.every((name) => results.has(name))) continue;
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

/** True for a step that uses both cores. @param {{ cores?: number }} step */
export function isWide({ cores = 1 }) {
  return cores === CORES;
}

/**
 * The named steps and all that they need, in the order of the list.
 * @template {{ name: string, needs?: string[] }} Step @param {Step[]} steps @param {string[]} names @returns {Step[]}
 */
export function withNeeds(steps, names) {
  const wanted = new Set(names);
  // A set also visits what is added while it is read.
  for (const name of wanted) for (const need of steps.find((step) => step.name === name)?.needs ?? []) wanted.add(need);
  return steps.filter(({ name }) => wanted.has(name));
}
