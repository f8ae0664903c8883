/** A number for each run of that many words, by the place of its first word. Equal runs have equal numbers. */
export function runsOf(words: readonly string[], length: number): number[] {
  const codes = words.map(codeOf);
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => {
    let [high, low] = [1, 1];
    for (let place = at; place < at + length; place++) {
      high = (Math.imul(high, 16_777_619) ^ codes[place]!) | 0;
      low = (Math.imul(low, 1_103_515_245) + codes[place]!) | 0;
    }
    return (high >>> 0) * 2 ** 20 + (low >>> 12);
  });
}

const codes = new Map<string, number>();

/** A number for each word. */
function codeOf(word: string): number {
  let code = codes.get(word);
  if (code === undefined) codes.set(word, (code = Math.imul(codes.size + 1, 2_654_435_761)));
  return code;
}
