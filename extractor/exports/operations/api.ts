import type { ApiExtra } from '../../contract/api-file.ts';
import type { ApiView } from '../../contract/view/api-view.ts';
import { withoutGaps } from '../json.ts';

/** What a document of the API says about an operation, with its name, version and licence. */
type ApiObject = Pick<ApiExtra, 'parameters' | 'responses' | 'errors' | 'scopes'> & {
  document: { title?: string; version?: string; license?: string };
  /** `operationId`, or method and path. */
  operation: string;
  deprecated?: true;
};

/** What the documents of the API say about an operation; undefined if they do not have it. */
export function describeApi(id: string, api: ApiView | undefined): ApiObject[] | undefined {
  const found = (api?.operations(id) ?? []).map((facts) => {
    const { title, version, license } = api?.file.documents[facts.document] ?? {};
    const extra = api?.extras(id).find(({ operation }) => api.file.operations[operation] === facts);
    const { parameters, responses, errors, scopes } = extra ?? {};
    return withoutGaps<ApiObject>({
      document: withoutGaps<ApiObject['document']>({ title, version, license }),
      operation: facts.operationId ?? `${facts.method} ${facts.path}`,
      deprecated: facts.deprecated,
      ...{ parameters, responses, errors, scopes },
    });
  });
  return found.length === 0 ? undefined : found;
}
