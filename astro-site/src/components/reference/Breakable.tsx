import { Fragment } from 'react';

/** Long names break after their underscores, long paths before their slashes. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=_)(?=[^_])|(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
