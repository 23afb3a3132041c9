import { getRequestKey, type Difference } from './comparison.ts';
import { getName, type Document } from './schemas.ts';

/** What refers to a model: an operation's body or response, or a field of another model. */
interface Referrer {
  /** The differences, as `facet where`, any of which says that wrapdocs does not have it. */
  anyOf: readonly string[];
  /** The model, if it is one: all that refers to it may be missing, too. */
  model?: string;
}

/** Finds out what wrapdocs cannot have, because it has nothing that refers to it. */
export class References {
  readonly #schemas: Document['components']['schemas'] & object;
  readonly #referrers = new Map<string, Referrer[]>();

  constructor({ paths, components }: Document) {
    this.#schemas = components.schemas ?? {};
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, { requestBody, responses = {} }] of Object.entries(item)) {
        const request = getRequestKey(method, path);
        this.#addPart(requestBody, request, `bodies ${request}`);
        for (const [status, response] of Object.entries(responses)) {
          this.#addPart(response, request, `responses ${request} ${status}`);
        }
      }
    }
    for (const [model, { properties = {}, ...rest }] of Object.entries(this.#schemas)) {
      this.#add(rest, { anyOf: [`models ${model}`, `field schema ${model}`], model });
      for (const [name, field] of Object.entries(properties)) {
        const where = `${model}.${name}`;
        this.#add(field, {
          anyOf: [`models ${model}`, `fields ${where}`, `field schema ${where}`],
          model,
        });
      }
    }
  }

  /** Whether nothing in the document refers to the model that a difference is about. */
  isUnused({ facet, where }: Difference): boolean {
    return facet === 'models' && !this.#referrers.has(where);
  }

  /** Selects the differences in models of which all that refers to them is accounted for. */
  selectOnlyReferred(
    accounted: readonly Difference[],
    others: readonly Difference[],
  ): Difference[] {
    const known = new Map(accounted.map((one) => [`${one.facet} ${one.where}`, one]));
    // What wrapdocs says instead must not name the model.
    const isWithout = (where: string, model: string) =>
      known.has(where) && known.get(where)?.ours?.includes(getName(model)) !== true;
    const missing = new Set<string>();
    const models = Map.groupBy(others.filter(isAboutModel), (one) => this.#getModel(one));
    for (let count = -1; count < missing.size;) {
      count = missing.size;
      for (const model of models.keys()) {
        const referrers = this.#referrers.get(model) ?? [];
        const isMissing = referrers.every(
          (one) =>
            one.anyOf.some((where) => isWithout(where, model)) ||
            (one.model !== undefined && (one.model === model || missing.has(one.model))),
        );
        if (referrers.length > 0 && isMissing) missing.add(model);
      }
    }
    return [...models].flatMap(([model, all]) => (missing.has(model) ? all : []));
  }

  #getModel({ where }: Difference): string {
    return where in this.#schemas ? where : where.replace(/\.[^.]*$/u, '');
  }

  #addPart(content: unknown, request: string, where: string): void {
    this.#add(content, { anyOf: [`operations ${request}`, where] });
  }

  #add(content: unknown, referrer: Referrer): void {
    const text = JSON.stringify(content ?? null);
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
      this.#referrers.set(name, [...(this.#referrers.get(name) ?? []), referrer]);
    }
  }
}

function isAboutModel({ facet }: Difference): boolean {
  return ['models', 'fields', 'required fields', 'field schema'].includes(facet);
}
