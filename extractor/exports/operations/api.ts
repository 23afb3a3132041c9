import type { ApiView } from '../../contract/view/api-view.ts';

/** What a document of the API says about an operation, with its name, version and licence. */
interface ApiObject {
  document: {
    title?: string | undefined;
    version?: string | undefined;
    license?: string | undefined;
  };
  /** `operationId`, or method and path. */
  operation: string;
  [fact: string]: unknown;
}

/** What the documents of the API say about an operation; undefined if they do not have it. */
export function describeApi(id: string, api: ApiView | undefined): ApiObject[] | undefined {
  const found = (api?.operations(id) ?? []).map((facts): ApiObject => {
    const { title, version, license } = api?.file.documents[facts.document] ?? {};
    const extra = api?.extras(id).find(({ operation }) => api.file.operations[operation] === facts);
    const { item: _item, operation: _operation, ...said } = extra ?? {};
    return {
      document: { title, version, license },
      operation: facts.operationId ?? `${facts.method} ${facts.path}`,
      ...(facts.deprecated === undefined ? {} : { deprecated: facts.deprecated }),
      ...said,
    };
  });
  return found.length === 0 ? undefined : found;
}
