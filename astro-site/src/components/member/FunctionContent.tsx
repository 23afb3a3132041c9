import { Fragment } from 'react';
import type { FunctionItem } from '../../../../extractor/contract/function.ts';
import { getParent } from '../../routing/item-tree.ts';
import { fitsOnALine, withoutSelf } from '../../code/signature.ts';
import { SignatureBox, SignatureText } from '../code/Signature.tsx';
import { Docstring } from '../docstring/Docstring.tsx';
import type { SectionLevel } from '../docstring/DocstringSections.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { Decorators } from './Decorators.tsx';

interface Props {
  item: FunctionItem;
  name: string;
  level: SectionLevel;
}

/** A function: how it is called, each way that it has, and what its docstring says. */
export function FunctionContent({ item, name, level }: Props) {
  const { view } = useScope();
  const { overloads, signature, typeParameters = [], binding } = item;
  const isBound = view.item(getParent(item.id))?.kind === 'class' && binding !== 'staticMethod';
  const shown = `${name}${typeParameters.length === 0 ? '' : `[${typeParameters.join(', ')}]`}`;
  const signatures = (overloads ?? [signature]).map((each) => (isBound ? withoutSelf(each) : each));
  const isShort = signatures.every((each) => fitsOnALine(shown, each));
  return (
    <>
      <SignatureBox name={name}>
        <Decorators decorators={item.decorators} />
        {signatures.map((each, index) => (
          <Fragment key={index}>
            {index > 0 && (isShort ? '\n' : '\n\n')}
            <SignatureText name={shown} signature={each} />
          </Fragment>
        ))}
      </SignatureBox>
      <Deprecation deprecated={item.deprecated} />
      <Docstring docstring={item.docstring} level={level} />
    </>
  );
}
