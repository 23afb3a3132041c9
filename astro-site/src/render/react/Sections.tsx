import { code } from '#strings';
import { Coverage } from '../../components/api/Coverage.tsx';
import { FromDocument } from '../../components/api/FromDocument.tsx';
import { Badges } from '../../components/client/Badges.tsx';
import { Call } from '../../components/client/Call.tsx';
import { CallList } from '../../components/client/CallList.tsx';
import { Evidence } from '../../components/client/Evidence.tsx';
import { SentThrough, UnknownRequest } from '../../components/client/PossibleRequest.tsx';
import { RequestIndex } from '../../components/client/RequestIndex.tsx';
import { RequestList } from '../../components/client/RequestList.tsx';
import { Paging, Returns } from '../../components/client/Returns.tsx';
import { Examples, ModelExample, ResponseExample } from '../../components/code/Examples.tsx';
import { SourceCode, SourceLine } from '../../components/code/SourceCode.tsx';
import { Attribute, Member } from '../../components/member/Member.tsx';
import {
  Inherited,
  ModelLink,
  OperationLink,
  Subclasses,
} from '../../components/member/MemberLinks.tsx';
import { EnumValueList, FieldList, ParameterList } from '../../components/parameter/RowList.tsx';
import { DependencyList, PackageList } from '../../components/reference/PackageLists.tsx';
import { Usage } from '../../components/code/Usage.tsx';
import { Declaration, Signature } from '../../components/code/Signature.tsx';
import { DocstringPart } from '../../components/docstring/DocstringPart.tsx';
import { AssignedValue } from '../../components/member/AssignedValue.tsx';
import { Endpoint } from '../../components/operation/Endpoint.tsx';
import { Operation } from '../../components/operation/Operation.tsx';
import { RecordedAnswers } from '../../components/operation/RecordedAnswers.tsx';
import { ResponseList } from '../../components/operation/ResponseList.tsx';
import { Command, FactList } from '../../components/reference/FactList.tsx';
import { Columns, Folded, Group, Part } from '../../components/reference/Frames.tsx';
import { IndexList, ModelPartList, UsageList } from '../../components/reference/IndexList.tsx';
import { Deprecation, ItemHistory } from '../../components/reference/ItemHistory.tsx';
import { Owner, ScopeProvider } from '../../components/reference/ScopeProvider.tsx';
import type { Section } from '../../page-models/sections/section.ts';
import { Prose } from '../../components/markdown/Markdown.tsx';
import type { Page } from '../../page-models/page.ts';

interface PageAreaProps {
  page: Page;
  sections: readonly Section[];
  /** Finds the Markdown of an operation by its anchor. */
  getMarkdown?: ((anchor: string) => string) | undefined;
}

/** An area of a page of the reference. */
export function PageArea({ page, sections, getMarkdown }: PageAreaProps) {
  return (
    <ScopeProvider scope={page.scope} getMarkdown={getMarkdown}>
      <Owner id={page.owner}>
        <div className="ref not-content">
          <Sections sections={sections} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}

interface Props {
  sections: readonly Section[];
  /** The level of the headings of members among the sections. */
  level?: number;
}

/** Renders the sections of a page, each by the component of its kind. */
function Sections({ sections, level = 2 }: Props) {
  return sections.map((section, index) => (
    <SectionContent key={index} section={section} level={level} />
  ));
}

/** The headings of a docstring have at least this level. */
const DOCSTRING_LEVEL = 3;

function SectionContent({ section, level }: { section: Section; level: number }) {
  switch (section.kind) {
    case 'operations':
      return (
        <Group {...section} hasOperations>
          <Sections sections={section.operations} level={level} />
        </Group>
      );
    case 'operation':
      return (
        <Operation operation={section}>
          <Owner id={section.id}>
            <Sections sections={section.sections} level={level + 1} />
          </Owner>
        </Operation>
      );
    case 'member':
      return (
        <Member member={section} level={level}>
          <Owner id={section.id}>
            <Sections sections={section.sections} level={level + 1} />
          </Owner>
        </Member>
      );
    case 'part':
      return (
        <Part part={section}>
          <Sections sections={section.sections} level={level + 1} />
        </Part>
      );
    case 'group':
      return (
        <Group id={section.id} title={section.title}>
          <Sections sections={section.sections} level={level} />
        </Group>
      );
    case 'folded':
      return (
        <Folded title={section.title}>
          <Sections sections={section.sections} level={level} />
        </Folded>
      );
    case 'columns':
      return (
        <Columns
          lead={
            section.lead.length === 0 ? undefined : (
              <Sections sections={section.lead} level={level} />
            )
          }
          main={<Sections sections={section.main} level={level} />}
          side={
            section.side.length === 0 ? undefined : (
              <Sections sections={section.side} level={level} />
            )
          }
        />
      );
    case 'attributes':
      return (
        <ul className="ps">
          {section.attributes.map((attribute) => (
            <Attribute key={attribute.id} attribute={attribute}>
              <Owner id={attribute.id}>
                <Sections sections={attribute.sections} level={level} />
              </Owner>
            </Attribute>
          ))}
        </ul>
      );
    case 'docstring':
      return <DocstringPart {...section} level={Math.max(level, DOCSTRING_LEVEL)} />;
    default:
      return <Leaf section={section} />;
  }
}

type Container =
  | ('operations' | 'operation' | 'member' | 'part' | 'group' | 'folded' | 'columns')
  | ('attributes' | 'docstring');

/** A section without nested sections. */
function Leaf({ section }: { section: Exclude<Section, { kind: Container }> }) {
  switch (section.kind) {
    case 'endpoint':
      return <Endpoint {...section} />;
    case 'call':
      return <Call code={section.code} />;
    case 'badges':
      return <Badges {...section} />;
    case 'returns':
      return <Returns {...section} />;
    case 'paging':
      return <Paging {...section} />;
    case 'evidence':
      return <Evidence {...section} />;
    case 'unknownRequest':
      return <UnknownRequest {...section} />;
    case 'sentThrough':
      return <SentThrough {...section} />;
    case 'calls':
      return <CallList {...section} />;
    case 'requests':
      return <RequestList {...section} />;
    case 'requestIndex':
      return <RequestIndex {...section} />;
    case 'apiCoverage':
      return <Coverage {...section} />;
    case 'fromDocument':
      return <FromDocument {...section} />;
    case 'usage':
      return <Usage {...section} />;
    case 'import':
      return (
        <p className="import">
          <Command code={section.code} label={code.copyImport} />
        </p>
      );
    case 'signature':
      return <Signature {...section} />;
    case 'declaration':
      return <Declaration {...section} />;
    case 'parameters':
      return <ParameterList {...section} />;
    case 'responses':
      return <ResponseList {...section} />;
    case 'recorded':
      return <RecordedAnswers {...section} />;
    case 'fields':
      return <FieldList {...section} />;
    case 'values':
      return <EnumValueList {...section} />;
    case 'value':
      return <AssignedValue text={section.text} />;
    case 'facts':
      return <FactList facts={section.facts} />;
    case 'prose':
      return <Prose {...section} />;
    case 'deprecation':
      return <Deprecation deprecated={section.deprecated} />;
    case 'history':
      return <ItemHistory history={section.history} />;
    case 'notes':
      return section.gaps.map(({ message }, index) => (
        <p key={index} className="note">
          {message}
        </p>
      ));
    case 'source':
      return <SourceLine source={section.source} />;
    case 'examples':
      return <Examples {...section} />;
    case 'responseExample':
      return <ResponseExample {...section} />;
    case 'modelExample':
      return <ModelExample {...section} />;
    case 'sourceCode':
      return <SourceCode {...section} />;
    case 'label':
      return <p className="part">{section.title}</p>;
    case 'inherited':
      return <Inherited {...section} />;
    case 'subclasses':
      return <Subclasses {...section} />;
    case 'modelLink':
      return <ModelLink model={section} />;
    case 'operationLink':
      return <OperationLink operation={section} />;
    case 'index':
      return <IndexList {...section} />;
    case 'modelParts':
      return <ModelPartList {...section} />;
    case 'usages':
      return <UsageList {...section} />;
    case 'dependencies':
      return <DependencyList {...section} />;
    case 'packages':
      return <PackageList {...section} />;
  }
}
