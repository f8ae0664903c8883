import type { SpeechEngine, Voice } from './speech-engine.ts';

/** The browser's speech; an engine without voices where the browser has none. */
export function browserSpeech(): SpeechEngine {
  // Absent where the user switched speech off, such as in Firefox by media.webspeech.synth.enabled.
  const synthesis = (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis;
  if (synthesis === undefined) return NO_SPEECH;
  /** Browsers drop the events of an utterance that nothing refers to. */
  let current: SpeechSynthesisUtterance | null = null;
  return {
    voices: () => synthesis.getVoices().map(voiceOf),
    watchVoices: (onChange) => {
      synthesis.addEventListener('voiceschanged', onChange);
      return () => {
        synthesis.removeEventListener('voiceschanged', onChange);
      };
    },
    speak: ({ text, voice, rate }, { onStart, onWord, onEnd, onError }) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = synthesis.getVoices().find(({ voiceURI }) => voiceURI === voice.id) ?? null;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      utterance.onstart = onStart;
      utterance.onboundary = ({ name, charIndex }) => {
        if (name === 'word') onWord(charIndex);
      };
      utterance.onend = onEnd;
      utterance.onerror = ({ error }) => {
        onError(error);
      };
      current = utterance;
      // Another page may have left the engine paused.
      synthesis.resume();
      synthesis.speak(current);
    },
    cancel: () => {
      current = null;
      synthesis.cancel();
    },
  };
}

const NO_SPEECH: SpeechEngine = {
  voices: () => [],
  watchVoices: () => () => undefined,
  speak: () => undefined,
  cancel: () => undefined,
};

function voiceOf({ voiceURI, name, lang, localService, default: isDefault }: SpeechSynthesisVoice): Voice {
  // Android writes en_US.
  return { id: voiceURI, name, lang: lang.replaceAll('_', '-'), isLocal: localService, isDefault };
}
