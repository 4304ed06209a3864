import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerOf, forward, openPopup } from '../../../../src/islands/account/windows.ts';

class Channel {
  static latest: Channel | undefined;
  readonly close = vi.fn<() => void>();
  readonly postMessage = vi.fn<(data: unknown) => void>();
  hear: (event: { data: unknown }) => void = () => {};
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.latest = this;
  }
  addEventListener(_: string, hear: (event: { data: unknown }) => void): void {
    this.hear = hear;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the popup in which one signs in', () => {
  // SPEC 9.33
  test('is 400 × 600, in the middle of its window', () => {
    const open = vi.fn<(...given: string[]) => object>(() => ({}));
    vi.stubGlobal('window', { open, screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 1000 });
    openPopup();
    expect(open.mock.calls[0]![2]).toBe('popup,width=400,height=600,left=600,top=250');
  });

  // SPEC 8.14, 9.33
  test('has sixty seconds, and ends when it is closed', async () => {
    const popup = { closed: false } as { closed: boolean } & Window;
    const late = expect(answerOf('state', popup)).rejects.toMatchObject({ code: 'popup_timeout' });
    const { close } = Channel.latest!;
    await vi.advanceTimersByTimeAsync(59_999);
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await late;
    expect(close).toHaveBeenCalledTimes(1);

    const closed = expect(answerOf('state', popup)).rejects.toMatchObject({ code: 'cancelled' });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    await closed;
  });

  test('hands on the address it came back with, and learns that it was heard', async () => {
    const answer = answerOf('one');
    expect(Channel.latest!.name).toBe('aurore:callback:one');
    Channel.latest!.hear({ data: 'https://fr.example/callback?code=1' });
    expect(await answer).toBe('https://fr.example/callback?code=1');
    expect(Channel.latest!.postMessage).toHaveBeenCalledExactlyOnceWith('heard');
  });

  test('stays open until its answer is heard, and waits five seconds for that', async () => {
    const heard = forward('one', 'https://fr.example/callback?code=1');
    const channel = Channel.latest!;
    expect(channel.postMessage).toHaveBeenCalledExactlyOnceWith('https://fr.example/callback?code=1');
    channel.hear({ data: 'something else' });
    channel.hear({ data: 'heard' });
    expect(await heard).toBe(true);

    const unheard = forward('two', 'https://fr.example/callback?code=2');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await unheard).toBe(false);
    expect(Channel.latest!.close).toHaveBeenCalledTimes(1);
  });
});
