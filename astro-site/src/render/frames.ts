import { createFrame, type Frame } from './frame.ts';

const texts = new Map<string, string>();
const frames = new Map<string, Frame>();

/** The frame that was kept under a key (`getFrameKey`). */
export function getFrame(key: string): Frame | undefined {
  return frames.get(key);
}

/** Keeps a frame as HTML with marks. */
export function keepFrame(key: string, html: string): Frame {
  const frame = createFrame(html);
  texts.set(key, html);
  frames.set(key, frame);
  return frame;
}

/** The HTML of the frames that were kept, by key. */
export function listFrames(): ReadonlyMap<string, string> {
  return texts;
}
