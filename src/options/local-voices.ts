/** Milliseconds that the voices may take to arrive. */
const PATIENCE = 1000;

/** Ids of the voices that speak on this device and send no text over the internet. */
export async function localVoices(): Promise<ReadonlySet<string>> {
  // Absent where the user switched speech off.
  const synthesis = (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis;
  if (synthesis === undefined) return new Set();
  if (synthesis.getVoices().length === 0)
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        synthesis.removeEventListener('voiceschanged', end);
        resolve();
      };
      const timer = setTimeout(end, PATIENCE);
      synthesis.addEventListener('voiceschanged', end);
    });
  return new Set(synthesis.getVoices().flatMap(({ voiceURI, localService }) => (localService ? [voiceURI] : [])));
}
