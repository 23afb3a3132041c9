import { bundledFilesLine } from '../site-input/bundled-files.ts';
import { pageFailureLine, type PageFailure } from '../site-input/page-failure.ts';
import { pageOrderLine, type PageOrder } from '../site-input/page-order.ts';
import { unknownNameLine, type UnknownName } from '../site-input/prose/unknown-name.ts';
import { refusalLine } from '../site-input/ready-renderer.ts';

/** What a rendering reports. */
export interface Rendered {
  /** The pages that could not be rendered. */
  failures: PageFailure[];
  /** The names in narrative pages that nothing documents. */
  unknown: UnknownName[];
  /** The absolute paths of the files that were bundled, apart from those of dependencies. */
  bundled: string[];
}

/** Reads the lines that a process prints which renders a site. */
export class RenderReport {
  /** The lines that are no reports. */
  readonly log: string[] = [];
  /** Why a ready renderer does not render the site. */
  refusal: string | undefined;
  /** Whether the process has begun to make pages. */
  hasBegun = false;
  readonly #failures = new Map<string, PageFailure>();
  readonly #unknown: UnknownName[] = [];
  readonly #bundled = new Set<string>();
  readonly #onOrder: ((pages: PageOrder) => void) | undefined;

  /** @param onOrder called with the pages that will be rendered */
  constructor(onOrder?: (pages: PageOrder) => void) {
    this.#onOrder = onOrder;
  }

  /** Reads a line. */
  readonly read = (line: string): void => {
    const failure = pageFailureLine.parse(line);
    const name = unknownNameLine.parse(line);
    const order = pageOrderLine.parse(line);
    const files = bundledFilesLine.parse(line);
    const refusal = refusalLine.parse(line);
    if (order !== undefined) this.#begin(order);
    else if (files !== undefined) for (const file of files) this.#bundled.add(file);
    else if (failure !== undefined) this.#failures.set(failure.page, failure);
    else if (name !== undefined) this.#unknown.push(name);
    else if (refusal !== undefined) this.refusal = refusal.reason;
    else this.log.push(line);
  };

  /** What was reported. */
  get(): Rendered {
    return {
      failures: [...this.#failures.values()],
      unknown: this.#unknown,
      bundled: [...this.#bundled],
    };
  }

  #begin(order: PageOrder): void {
    this.hasBegun = true;
    this.#onOrder?.(order);
  }
}
