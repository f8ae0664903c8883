/** The function with its last answer remembered, for calls with the same value again. */
/* @__NO_SIDE_EFFECTS__ */
export function rememberLast<K, V>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
