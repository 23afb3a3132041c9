const WINDOW_MS = 60_000;

/** Counts an event for a key; returns 0, or the milliseconds until the key may try again. */
export type RateLimit = (key: string, now: number) => number;

/** Allows `max` events per key in any minute; rejected events do not count. */
export function createRateLimit(max: number): RateLimit {
  const times = new Map<string, number[]>();
  let sweptAt = 0;

  function sweep(now: number): void {
    if (now - sweptAt < WINDOW_MS) return;
    sweptAt = now;
    for (const [key, known] of times) {
      if (now - (known.at(-1) ?? 0) >= WINDOW_MS) times.delete(key);
    }
  }

  return (key, now) => {
    sweep(now);
    const recent = times.get(key) ?? [];
    while (recent.length > 0 && now - (recent[0] ?? 0) >= WINDOW_MS) recent.shift();
    if (recent.length >= max) return (recent[0] ?? now) + WINDOW_MS - now;
    times.set(key, recent);
    recent.push(now);
    return 0;
  };
}
