import { client as strings } from '#strings';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { CallLink } from './CallList.tsx';
import { SourceLink } from './Evidence.tsx';

/** Says of a function that it may send a request, which is not known. */
export function UnknownRequest({ source }: SectionOf<'unknownRequest'>) {
  return (
    <p className="note warn">
      {`${strings.unknownAt} `}
      <SourceLink source={source} />
    </p>
  );
}

/** The requests that a function may send by calling others: `GET /orders/{id}` through `client.get()`. */
export function SentThrough({ requests }: SectionOf<'sentThrough'>) {
  return requests.map((request, index) => (
    <p key={index} className="note">
      {`${strings.maySend} `}
      <code>{`${request.method} ${request.path}`}</code>
      {` ${strings.through} `}
      <CallLink call={request} />
    </p>
  ));
}
