import type {
  Parameter as ParameterData,
  ParameterLocation,
} from '../../../../extractor/contract/parameter.ts';
import { Parameter } from './Parameter.tsx';

const TITLES: [ParameterLocation, string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** The parameters of an operation by their place in the request. */
export function ParameterList({ parameters }: { parameters: ParameterData[] }) {
  return TITLES.map(([location, title]) => {
    const members = parameters.filter((parameter) => parameter.location === location);
    if (members.length === 0) return null;
    return (
      <div key={location}>
        <h3>{title}</h3>
        <ul className="ps">
          {members.map((parameter) => (
            <Parameter key={parameter.wireName} parameter={parameter} />
          ))}
        </ul>
      </div>
    );
  });
}
