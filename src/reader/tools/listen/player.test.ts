import { describe, expect, it } from 'vitest';
import { createPlayer, type PlayerState, type SpeechChoices } from './player.ts';
import type { Spoken } from '../../article/spoken-text.ts';
import { splitSentences } from '../../text/sentences.ts';
import { FakeEngine, testVoice } from './testing/fake-engine.ts';
import { choiceOf } from './voices.ts';

const ALVA = testVoice('Alva', 'en-GB');
const BREN = testVoice('Bren', 'en-GB');
const CLOUD = testVoice('Cloud', 'en-GB', { isLocal: false });
const VERA = testVoice('Vera', 'de-DE');
const LONG = 60_000;
const SHORT = 100;

const FIRST = 'The mill turns. The wind is west.';
const SECOND = 'Grain waits. Nobody hurries.';

function listenTo(fake: FakeEngine, texts: readonly (string | Partial<Spoken>)[] = [FIRST, SECOND], voice?: string) {
  const blocks = texts.map((one): Spoken => {
    const { text = '', lang = 'en' } = typeof one === 'string' ? { text: one } : one;
    return { text, lang, sentences: splitSentences(text, lang) };
  });
  const choices: { rate: number; voices: Record<string, string> } = {
    rate: 1,
    voices: voice === undefined ? {} : { en: voice },
  };
  const seen: { state: PlayerState<Spoken> | null } = { state: null };
  const player = createPlayer<Spoken>({
    engine: fake.engine,
    timer: fake.timer,
    source: {
      after: (block) => blocks[blocks.indexOf(block) + 1] ?? null,
      before: (block) => blocks[blocks.indexOf(block) - 1] ?? null,
    },
    lang: 'en',
    choices: (): SpeechChoices => ({ rate: choices.rate, voiceFor: (lang) => choices.voices[lang] }),
    onChange: (state) => (seen.state = state),
  });
  player.startAt(blocks[0]!, 0);
  fake.wait(SHORT);
  return {
    player,
    choices,
    blocks,
    get state(): PlayerState<Spoken> {
      return seen.state!;
    },
    get sentence(): string {
      const { block, sentence } = seen.state!;
      return block!.text.slice(sentence!.start, sentence!.end);
    },
    get word(): string | null {
      const { block, word } = seen.state!;
      return word && block!.text.slice(word.start, word.end);
    },
  };
}

describe('a player', () => {
  it('speaks sentence by sentence and paragraph by paragraph to the end', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    for (let count = 1; count < 4; count++) fake.last.onEnd();
    expect(fake.texts).toEqual(['The mill turns.', 'The wind is west.', 'Grain waits.', 'Nobody hurries.']);
    fake.last.onEnd();
    expect(view.state.status).toBe('ended');
    expect(fake.requests).toHaveLength(4);
  });

  it('has one utterance in the engine at a time', () => {
    const fake = new FakeEngine(ALVA);
    listenTo(fake);
    fake.last.onStart();
    fake.last.onWord(4);
    expect(fake.requests).toHaveLength(1);
  });

  it('marks the word that the voice reports, and only the sentence where it reports none', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    expect([view.sentence, view.word]).toEqual(['The mill turns.', null]);
    fake.last.onWord(4);
    expect(view.word).toBe('mill');
    fake.last.onEnd();
    expect([view.sentence, view.word]).toEqual(['The wind is west.', null]);
  });

  it('goes on from the last word after a pause', () => {
    const fake = new FakeEngine(ALVA);
    const { player } = listenTo(fake);
    fake.last.onWord(9);
    player.pause();
    fake.wait(LONG);
    expect(fake.requests).toHaveLength(1);
    player.play();
    fake.wait(SHORT);
    expect(fake.last.text).toBe('turns.');
  });

  it('ignores late events of an utterance that it stopped', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    const stopped = fake.last;
    view.player.skipBlock(1);
    stopped.onEnd();
    stopped.onError('interrupted');
    fake.wait(SHORT);
    expect(fake.texts).toEqual(['The mill turns.', 'Grain waits.']);
    expect(view.state.status).toBe('speaking');
  });

  it('skips by paragraph; back goes to the start of the paragraph first', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    view.player.skipBlock(1);
    view.player.skipSentence(1);
    expect(view.sentence).toBe('Nobody hurries.');
    view.player.skipBlock(-1);
    expect(view.sentence).toBe('Grain waits.');
    view.player.skipBlock(-1);
    expect(view.sentence).toBe('The mill turns.');
    view.player.skipBlock(-1);
    expect(view.sentence).toBe('The mill turns.');
  });

  it('skips by sentence across paragraphs', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    view.player.skipSentence(1);
    view.player.skipSentence(1);
    expect(view.sentence).toBe('Grain waits.');
    view.player.skipSentence(-1);
    expect(view.sentence).toBe('The wind is west.');
  });

  it('stays paused when it skips', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    view.player.pause();
    view.player.skipBlock(1);
    fake.wait(LONG);
    expect([view.state.status, view.sentence, fake.requests.length]).toEqual(['paused', 'Grain waits.', 1]);
  });

  it('applies a new speed and voice from the current word on', () => {
    const fake = new FakeEngine(ALVA, BREN);
    const { player, choices } = listenTo(fake);
    fake.last.onWord(4);
    choices.rate = 2;
    choices.voices = { en: 'Bren' };
    player.applyChoices();
    fake.wait(SHORT);
    expect(fake.last).toMatchObject({ text: 'mill turns.', rate: 2, voice: { id: 'Bren' } });
  });

  it('speaks a paragraph in another language with a voice of that language, if there is one', () => {
    const fake = new FakeEngine(ALVA, VERA);
    const blocks = [
      { text: 'Guten Tag.', lang: 'de' },
      { text: 'God dag.', lang: 'da' },
    ];
    listenTo(fake, blocks);
    expect(fake.last.voice.id).toBe('Vera');
    fake.last.onEnd();
    expect(fake.last.voice.id).toBe('Alva');
  });

  it('divides a long sentence for a voice on the internet, and marks the whole sentence', () => {
    const text = `${'The wind goes round, '.repeat(30)}and nobody hurries.`;
    const remote = new FakeEngine(CLOUD);
    const view = listenTo(remote, [text], choiceOf(CLOUD));
    expect(remote.last.text.length).toBeLessThanOrEqual(143);
    expect(view.sentence).toBe(text);
    while (view.state.status === 'speaking') remote.last.onEnd();
    expect(remote.texts.join('')).toBe(text);
    const local = new FakeEngine(ALVA);
    listenTo(local, [text]);
    expect(local.last.text).toBe(text);
  });

  it('does not give the engine text without letters', () => {
    const fake = new FakeEngine(ALVA);
    listenTo(fake, ['Wind. * * *\n— Grain.']);
    fake.last.onEnd();
    expect(fake.texts.every((text) => /\p{L}/u.test(text))).toBe(true);
    expect(fake.last.text).toContain('Grain.');
  });

  it('plays on with what was added after the end, else from the last paragraph', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake, [FIRST]);
    fake.last.onEnd();
    fake.last.onEnd();
    view.blocks.push({ text: SECOND, lang: 'en', sentences: splitSentences(SECOND, 'en') });
    view.player.play();
    fake.wait(SHORT);
    expect(fake.last.text).toBe('Grain waits.');
  });
});

describe('a stalled engine', () => {
  it('is asked again from the last word', () => {
    const fake = new FakeEngine(ALVA);
    listenTo(fake);
    fake.last.onWord(4);
    fake.wait(LONG / 10);
    expect(fake.texts).toEqual(['The mill turns.', 'mill turns.']);
  });

  it('is given up after three tries at the same place, and can be tried again', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    fake.wait(LONG);
    expect(fake.requests).toHaveLength(3);
    expect(view.state).toMatchObject({ status: 'failed', failure: { cause: 'stalled' }, voice: { id: 'Alva' } });
    view.player.play();
    fake.wait(SHORT);
    expect(fake.requests).toHaveLength(4);
    expect(view.state).toMatchObject({ status: 'speaking', failure: null });
  });

  it('is not given up while it makes progress', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake, ['One two three four five six seven eight.']);
    for (let count = 0; count < 7; count++) {
      fake.last.onWord(fake.last.text.indexOf(' ') + 1);
      fake.wait(LONG / 10);
    }
    expect(view.state.status).toBe('speaking');
    expect(fake.last.text).toBe('eight.');
  });

  it('has more time for a longer text and a slower voice', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake, ['The wind goes round and round '.repeat(20)]);
    fake.wait(LONG / 2);
    expect(fake.requests).toHaveLength(1);
    view.player.stop();
  });
});

describe('an engine error', () => {
  it('is tried again, then shown with its code', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    for (let count = 0; count < 3; count++) {
      fake.last.onError('synthesis-failed');
      fake.wait(SHORT);
    }
    expect(view.state).toMatchObject({ status: 'failed', failure: { cause: 'engine', detail: 'synthesis-failed' } });
  });

  it('of the network takes a voice that needs none, else it is shown', () => {
    const fake = new FakeEngine(CLOUD, ALVA);
    listenTo(fake, [FIRST], choiceOf(CLOUD));
    expect(fake.last.voice.id).toBe('Cloud');
    fake.last.onError('network');
    fake.wait(SHORT);
    expect(fake.last.voice.id).toBe('Alva');

    const offline = new FakeEngine(CLOUD);
    const view = listenTo(offline, [FIRST], choiceOf(CLOUD));
    offline.last.onError('network');
    expect(view.state).toMatchObject({ status: 'failed', failure: { cause: 'network' }, voice: { id: 'Cloud' } });
  });

  it('of a refused voice takes another one', () => {
    const fake = new FakeEngine(ALVA, BREN);
    listenTo(fake);
    fake.last.onError('voice-unavailable');
    fake.wait(SHORT);
    expect(fake.last.voice.id).toBe('Bren');
  });

  it('of another page that takes the engine is a pause', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    fake.last.onError('interrupted');
    expect(view.state.status).toBe('paused');
  });

  it('of a browser that wants a press is shown', () => {
    const fake = new FakeEngine(ALVA);
    const view = listenTo(fake);
    fake.last.onError('not-allowed');
    expect(view.state).toMatchObject({ status: 'failed', failure: { cause: 'not_allowed' } });
  });
});

describe('voices', () => {
  it('may arrive late', () => {
    const fake = new FakeEngine();
    const view = listenTo(fake);
    expect(view.state.status).toBe('waiting');
    fake.setVoices(ALVA);
    expect([view.state.status, fake.last.text]).toEqual(['speaking', 'The mill turns.']);
  });

  it('may be absent; those that arrive later wait for a press', () => {
    const fake = new FakeEngine();
    const view = listenTo(fake);
    fake.wait(LONG);
    expect(view.state.status).toBe('no-voice');
    fake.setVoices(ALVA);
    expect([view.state.status, fake.requests.length]).toEqual(['paused', 0]);
    view.player.play();
    fake.wait(SHORT);
    expect(fake.last.text).toBe('The mill turns.');
  });

  it('of other languages do not read the article, unless one is chosen', () => {
    const fake = new FakeEngine(VERA);
    const view = listenTo(fake);
    expect([view.state.status, fake.requests.length]).toEqual(['no-voice', 0]);
    view.choices.voices = { en: 'Vera' };
    view.player.applyChoices();
    fake.wait(SHORT);
    expect(fake.last.voice.id).toBe('Vera');
  });

  it('on the internet get no text unless one is chosen', () => {
    const fake = new FakeEngine(CLOUD);
    const view = listenTo(fake);
    expect([view.state.status, fake.requests.length]).toEqual(['no-voice', 0]);
  });

  it('that are removed while they speak are replaced', () => {
    const fake = new FakeEngine(ALVA, BREN);
    const view = listenTo(fake);
    fake.last.onWord(4);
    fake.setVoices(BREN);
    fake.wait(SHORT);
    expect(fake.last).toMatchObject({ text: 'mill turns.', voice: { id: 'Bren' } });
    fake.setVoices();
    fake.wait(LONG);
    expect(view.state.status).toBe('no-voice');
  });
});

it('a stopped player is silent and ignores the engine', () => {
  const fake = new FakeEngine(ALVA);
  const { player } = listenTo(fake);
  const { cancels } = fake;
  player.stop();
  expect(fake.cancels).toBe(cancels + 1);
  fake.last.onEnd();
  fake.setVoices(BREN);
  fake.wait(LONG);
  expect(fake.requests).toHaveLength(1);
});
