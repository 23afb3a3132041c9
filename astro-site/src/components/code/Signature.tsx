import { Fragment, type ReactNode } from 'react';
import { code as strings } from '#strings';
import type {
  Signature as SignatureData,
  SignatureParameter,
} from '../../../../extractor/contract/function.ts';
import { formatParameter, markKinds } from '../../../../extractor/contract/types/signature-text.ts';
import { fitsOnALine } from '../../code/signature.ts';
import { TypeExpression } from '../type/TypeExpression.tsx';

interface Props {
  name: string;
  signature: SignatureData;
}

/** A function's signature, its types linked. */
export function Signature({ name, signature }: Props) {
  return (
    <SignatureBox name={name}>
      <SignatureText name={name} signature={signature} />
    </SignatureBox>
  );
}

/** The box around a signature or several. */
export function SignatureBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <pre
      className="sig"
      tabIndex={0}
      role="region"
      aria-label={strings.signature(name)}
      data-pagefind-ignore
    >
      <code>{children}</code>
    </pre>
  );
}

/** A signature as code: on one line where it fits, else one parameter a line. */
export function SignatureText({ name, signature }: Props) {
  const lines = markKinds(signature.parameters);
  const isShort = fitsOnALine(name, signature);
  return (
    <>
      <span className="k">{signature.async === true ? 'async def' : 'def'}</span>
      {` ${name}(`}
      {lines.map((line, index) => (
        <Fragment key={index}>
          {isShort ? index > 0 && ', ' : '\n    '}
          {typeof line === 'string' ? line : <Line parameter={line} />}
          {!isShort && ','}
        </Fragment>
      ))}
      {!isShort && '\n'}
      {')'}
      {signature.returns !== undefined && (
        <>
          {' -> '}
          <TypeExpression type={signature.returns} />
        </>
      )}
    </>
  );
}

function Line({ parameter }: { parameter: SignatureParameter }) {
  const { before, after } = formatParameter(parameter);
  return (
    <>
      {before}
      {parameter.type !== undefined && <TypeExpression type={parameter.type} />}
      {after}
    </>
  );
}
