import { parameter as strings } from '#strings';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { ParameterLocation } from '../../../../extractor/contract/parameter.ts';
import { Parameter } from './Parameter.tsx';

const LOCATIONS: ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** The parameters of an operation by their place in the request. */
export function ParameterList({ operation: { id, parameters } }: { operation: Operation }) {
  return LOCATIONS.map((location) => {
    const members = parameters.filter((parameter) => parameter.location === location);
    if (members.length === 0) return null;
    return (
      <div key={location}>
        <h3>{strings[location]}</h3>
        <ul className="ps">
          {members.map((parameter) => (
            <Parameter key={parameter.wireName} parameter={parameter} operationId={id} />
          ))}
        </ul>
      </div>
    );
  });
}
