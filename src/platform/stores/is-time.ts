/** The last moment that a Date can hold, in milliseconds before and after 1970. */
const MAX_TIME = 8.64e15;

/** True for milliseconds since 1970 that a Date can hold. Writing any other as a day throws. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_TIME;
}
