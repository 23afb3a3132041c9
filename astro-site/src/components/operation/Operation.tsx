import { operation as strings } from '#strings';
import type { Operation as OperationData } from '../../../../extractor/contract/operation.ts';
import { NO_GROUP } from '../../../../extractor/contract/view/package-view.ts';
import { Signature } from '../code/Signature.tsx';
import { DocstringSections } from '../docstring/DocstringSections.tsx';
import { Markdown, MarkdownLine } from '../markdown/Markdown.tsx';
import { ParameterList } from '../parameter/ParameterList.tsx';
import { Breakable } from '../reference/Breakable.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { DiagnosticNotes } from '../reference/DiagnosticNotes.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { SourceLine } from '../reference/SourceLine.tsx';
import { Endpoint } from './Endpoint.tsx';
import { Examples } from './Examples.tsx';
import { RequestBody } from './RequestBody.tsx';
import { ResponseExample } from './ResponseExample.tsx';
import { ResponseList } from './ResponseList.tsx';

/** An operation: the request, the call in Python, and what comes back. */
export function Operation({ operation }: { operation: OperationData }) {
  const anchor = useScope().anchor(operation.id) ?? operation.anchor;
  return (
    <section
      className="op"
      aria-labelledby={anchor}
      data-operation={operation.name}
      data-method={operation.method}
      data-path={operation.path}
      data-group={operation.group ?? NO_GROUP}
    >
      <h2 id={anchor} data-filter-text>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <Breakable text={operation.name} />
        </a>
      </h2>
      <ItemHistory id={operation.id} />
      <Endpoint method={operation.method} path={operation.path} />
      <div className="cols">
        <div className="col">
          <div data-filter-text>
            <MarkdownLine text={operation.summary} className="md lead" />
            <Markdown text={operation.description} />
          </div>
          <Deprecation deprecated={operation.deprecated} />
          <ParameterList operation={operation} />
          {operation.body !== undefined && (
            <RequestBody body={operation.body} operationId={operation.id} />
          )}
          <ResponseList responses={operation.responses} />
          <DocstringSections sections={operation.sections} />
        </div>
        <div className="col">
          <Examples operation={operation} anchor={anchor} />
          <ResponseExample operation={operation} />
        </div>
      </div>
      <h3>{strings.signature}</h3>
      <Signature name={operation.name} signature={operation.signature} />
      <DiagnosticNotes id={operation.id} />
      <SourceLine source={operation.source} />
    </section>
  );
}
