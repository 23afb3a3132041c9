import { Fragment, type ReactNode } from 'react';
import { code as strings } from '#strings';
import type {
  Signature as SignatureData,
  SignatureParameter,
} from '../../../../extractor/contract/function.ts';
import { formatParameter, markKinds } from '../../../../extractor/contract/types/signature-text.ts';
import { addTypeParameters, fitsOnALine } from '../../code/signature.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { TypeExpression } from '../type/TypeExpression.tsx';

/** How a function is called, in each of its ways, with links in its types. */
export function Signature(section: SectionOf<'signature'>) {
  const { name, title, typeParameters, decorators, signatures } = section;
  const shown = addTypeParameters(name, typeParameters);
  const isShort = signatures.every((each) => fitsOnALine(shown, each));
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      <SignatureBox name={name}>
        <Decorators decorators={decorators} />
        {signatures.map((each, index) => (
          <Fragment key={index}>
            {index > 0 && (isShort ? '\n' : '\n\n')}
            <SignatureText name={shown} signature={each} />
          </Fragment>
        ))}
      </SignatureBox>
    </>
  );
}

const KEYWORD = 'class';

/** `class Name(Base):` with its decorators. */
export function Declaration(section: SectionOf<'declaration'>) {
  const { name, typeParameters, decorators, bases } = section;
  return (
    <SignatureBox name={name}>
      <Decorators decorators={decorators} />
      <span className="k">{KEYWORD}</span>
      {` ${addTypeParameters(name, typeParameters)}`}
      {bases.length > 0 && '('}
      {bases.map((base, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <TypeExpression type={base} />
        </Fragment>
      ))}
      {bases.length > 0 && ')'}
    </SignatureBox>
  );
}

/** The decorators of a definition as written, one per line. */
function Decorators({ decorators = [] }: { decorators: string[] | undefined }) {
  return decorators.map((decorator, index) => (
    <span key={index} className="c">{`@${decorator}\n`}</span>
  ));
}

/** The box around a signature or several. */
function SignatureBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <pre
      className="sig"
      tabIndex={0}
      role="group"
      aria-label={strings.signature(name)}
      data-pagefind-ignore
    >
      <code>{children}</code>
    </pre>
  );
}

interface SignatureTextProps {
  name: string;
  signature: SignatureData;
}

/** A signature as code: on one line if it fits, otherwise one line per parameter. */
function SignatureText({ name, signature }: SignatureTextProps) {
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
          {' '}
          <span className="arrow">{'->'}</span> <TypeExpression type={signature.returns} />
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
