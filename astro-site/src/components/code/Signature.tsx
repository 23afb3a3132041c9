import { Fragment, type ReactNode } from 'react';
import { code as strings } from '#strings';
import type {
  Signature as SignatureData,
  SignatureParameter,
} from '../../../../extractor/contract/function.ts';
import { TypeExpression } from '../type/TypeExpression.tsx';

/** A function's signature, one parameter a line, its types linked. */
export function Signature({ name, signature }: { name: string; signature: SignatureData }) {
  const lines = getLines(signature.parameters);
  return (
    <pre
      className="sig"
      tabIndex={0}
      role="region"
      aria-label={strings.signature(name)}
      data-pagefind-ignore
    >
      <code>
        <span className="k">{signature.async === true ? 'async def' : 'def'}</span>
        {` ${name}(`}
        {lines.map((line, index) => (
          <Fragment key={index}>
            {'\n    '}
            {line},
          </Fragment>
        ))}
        {lines.length > 0 && '\n'}
        {')'}
        {signature.returns !== undefined && (
          <>
            {' -> '}
            <TypeExpression type={signature.returns} />
          </>
        )}
      </code>
    </pre>
  );
}

/** The parameters with Python's marks between their kinds: `/` and `*`. */
function getLines(parameters: SignatureParameter[]): ReactNode[] {
  const lines: ReactNode[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const before = parameters[index - 1]?.kind;
    if (before === 'positionalOnly' && parameter.kind !== before) lines.push('/');
    const needsStar = before !== 'keywordOnly' && before !== 'varPositional';
    if (parameter.kind === 'keywordOnly' && needsStar) lines.push('*');
    lines.push(<Line parameter={parameter} />);
  }
  if (parameters.at(-1)?.kind === 'positionalOnly') lines.push('/');
  return lines;
}

const STARS: Partial<Record<SignatureParameter['kind'], string>> = {
  varPositional: '*',
  varKeyword: '**',
};

function Line({ parameter }: { parameter: SignatureParameter }) {
  const { name, kind, type, default: value } = parameter;
  const equals = type === undefined ? '=' : ' = ';
  return (
    <>
      {`${STARS[kind] ?? ''}${name}${type === undefined ? '' : ': '}`}
      {type !== undefined && <TypeExpression type={type} />}
      {value !== undefined && `${equals}${value}`}
    </>
  );
}
