import { Fragment } from 'react';
import { client as strings } from '#strings';
import { splitCall } from '../../code/call-name.ts';
import { CopyButton } from '../code/CodeBlock.tsx';

/** How to call a function of a client. */
export function Call({ code }: { code: string }) {
  return (
    <p className="call" data-copy>
      <code data-filter-text>
        <CallText call={code} />
      </code>
      <CopyButton label={strings.copyCall} />
    </p>
  );
}

/** A call that breaks after its dots and before its arguments; the name stands out. */
export function CallText({ call }: { call: string }) {
  const { chain, name, rest } = splitCall(call);
  return (
    <>
      {chain.map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
      <b>{name}</b>
      {rest !== '' && (
        <>
          <wbr />
          {rest}
        </>
      )}
    </>
  );
}
