import { local } from './areas.ts';

/** What an earlier version had learned of the templates of sites. */
const isLeftover = (key: string): boolean => key === 'templates' || key.startsWith('template:');

/** Removes items that an earlier version stored and that nothing uses. */
export async function removeLeftovers(): Promise<void> {
  const keys = Object.keys(await local.read(null)).filter(isLeftover);
  await local.write(Object.fromEntries(keys.map((key) => [key, undefined])));
}
