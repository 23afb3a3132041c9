import type { Operation } from '../../../contract/operation.ts';
import type { Parameter, ParameterLocation } from '../../../contract/parameter.ts';

/** A value in a request, wherever it is. */
export interface SentValue {
  location: ParameterLocation | 'body';
  /** Empty if it is the whole body. */
  wireName: string;
  /** The parameter of the function, or the attribute of its object. */
  pythonName: string | undefined;
  /** Whether the object has the value, and not the caller. */
  isFromObject: boolean;
  constant: Parameter['constant'];
}

/** Everything that an operation sends besides its method and the text of its path. */
export function listSentValues({ parameters, body }: Operation): SentValue[] {
  const fields =
    body?.fields ?? (body?.pythonName === undefined ? [] : [{ ...body, wireName: '' }]);
  return [
    ...parameters
      .filter(({ declared }) => declared !== false)
      .map(({ location, wireName, pythonName, fromObject, constant }) => ({
        location,
        wireName,
        pythonName,
        isFromObject: fromObject === true,
        constant,
      })),
    ...fields.map(({ wireName, pythonName, ...field }) => ({
      location: 'body' as const,
      wireName,
      pythonName,
      isFromObject: false,
      constant: 'constant' in field ? field.constant : undefined,
    })),
  ];
}
