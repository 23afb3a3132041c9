import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Module } from '../contract/module.ts';
import { WrapdocsError } from '../errors.ts';
import type { Event, PackageFacts } from './events.ts';

type Failure = Extract<Event, { event: 'failure' }>['failure'];

interface Gathered {
  facts?: PackageFacts;
  modules: Module[];
  /** From a server: the ids of all modules. */
  ids?: string[];
  diagnostics: Diagnostic[];
  /** Whether the last event has arrived. */
  isWhole: boolean;
}

/**
 * Collects the events of one run, or of one answer of a server. A failure that the script reports
 * is thrown with the script's own message.
 */
export function createEventCollector(onProgress?: (detail: string) => void) {
  const gathered: Gathered = { modules: [], diagnostics: [], isWhole: false };

  function take(event: Event): void {
    switch (event.event) {
      case 'progress':
        onProgress?.(`${String(event.done)} of ${String(event.total)} modules`);
        break;
      case 'module':
        gathered.modules.push(event.module);
        break;
      case 'modules':
        gathered.ids = event.ids;
        break;
      case 'diagnostic':
        gathered.diagnostics.push(event.diagnostic);
        break;
      case 'package':
        gathered.facts = event.package;
        break;
      case 'failure':
        throw makeFailure(event.failure);
      case 'end':
        gathered.isWhole = true;
    }
  }

  return { gathered, take };
}

/** The failure that the script reports for a package which needs more memory than it may take. */
const OUT_OF_MEMORY = 'out-of-memory';

function makeFailure({ code, message, hint }: Failure): WrapdocsError {
  const isTooLarge = code === OUT_OF_MEMORY;
  return new WrapdocsError({
    code: isTooLarge ? 'INTROSPECTION_OUT_OF_MEMORY' : 'INTROSPECTION_FAILED',
    message,
    hint,
  });
}
