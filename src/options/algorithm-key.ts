/** Message key of an algorithm's line of plain words; keys know no hyphens. */
export function algorithmKey(id: string): string {
  return `algorithm_${id.replaceAll('-', '_')}`;
}
