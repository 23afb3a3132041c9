import path from 'node:path';
import { describeContents } from '../extraction/describe-contents.ts';
import { countFindings, type Finding } from '../diagnostics/finding.ts';
import { formatError } from '../diagnostics/format-error.ts';
import { formatText } from '../diagnostics/format-text.ts';
import { makePrintable } from '../terminal/printable.ts';
import { formatCount } from '../terminal/format-count.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { DevReport } from './serve-configuration.ts';

interface Options {
  /** Files are shown relative to it. */
  cwd: string;
  terminal: Terminal;
}

/** Prints what was read, what has changed and what is wrong. */
export function createReport(address: string, { cwd, terminal }: Options): DevReport {
  const broken = new Set<string>();

  function printFindings(findings: readonly Finding[]): void {
    if (findings.length > 0) terminal.warn(formatText(findings, terminal.paintErr));
  }

  /** Reports that a package that could not be read can be read again. */
  function noteRepair(name: string, findings: readonly Finding[]): void {
    const isBroken = findings.some(({ severity }) => severity === 'error');
    if (!isBroken && broken.delete(name))
      terminal.note(terminal.paintErr('green', `${name}: all files can be read again`));
    if (isBroken) broken.add(name);
  }

  return {
    onRead(name, { extracted, findings }) {
      // Errors in full, because something is not shown because of them; the rest only as a count.
      const counts = [describeContents([extracted]), countFindings(findings)].join(', ');
      terminal.note(`${name}: ${counts}`);
      printFindings(findings.filter(({ severity }) => severity === 'error'));
      noteRepair(name, findings);
    },
    onUpdate(name, places, { findings, fresh, changed }, seconds) {
      const time = terminal.paintErr('dim', new Date().toLocaleTimeString('en-GB'));
      const files = places.map((place) => makePrintable(path.relative(cwd, place))).join(', ');
      const count = changed.filter(
        (file) => file.endsWith('.json') && file !== 'index.json',
      ).length;
      const what = count === 0 ? 'nothing new' : formatCount(count, 'module');
      terminal.note(`${time} ${files}: ${what} in ${seconds.toFixed(2)} s`);
      printFindings(fresh);
      noteRepair(name, findings);
    },
    onFailure(name, error) {
      broken.add(name);
      terminal.warn(formatError(error, terminal.paintErr));
    },
    onReady: () => terminal.print(`Showing the site at ${address} (press Ctrl-C to stop)`),
    onLog: (line) => terminal.note(makePrintable(line)),
  };
}
