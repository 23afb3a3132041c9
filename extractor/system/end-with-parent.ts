import { isMainThread } from 'node:worker_threads';

/**
 * Imported first by a child of wrapdocs (`node --import`), whose stdin is a pipe that nothing is
 * written to: when the parent has ended, even by SIGKILL, the pipe closes and the child ends too.
 * The threads of the child import it, too; they end with the child.
 */
if (isMainThread) {
  // Nothing is left to do then, and to give back the memory bit by bit would take half a second.
  process.once('beforeExit', () => process.exit());
  process.stdin
    .once('close', () => process.exit(1))
    .resume()
    .unref();
}
