import * as z from 'zod';
import {
  ClassItemSchema,
  EnumMemberSchema,
  FieldSchema,
  ProtocolSchema,
  ModelSchema,
} from '../class.ts';
import {
  AuthenticationSchema,
  CertaintySchema,
  ClientCallSchema,
  ClientSchema,
  EvidenceStepSchema,
  ReasonKindSchema,
  ReasonSchema,
  PagingSchema,
  RequestOptionSchema,
  ServerSchema,
  VariantKindSchema,
  VariantOfSchema,
} from '../client-call.ts';
import {
  CommandParameterKindSchema,
  CommandParameterSchema,
  CommandPathSchema,
  CommandSchema,
} from '../command.ts';
import { BehaviorFactSchema, BehaviorKindSchema } from '../behavior.ts';
import { DiagnosticSchema, SeveritySchema } from '../diagnostic.ts';
import { ErrorCaseSchema, RaisedErrorSchema } from '../error-case.ts';
import {
  DocstringItemSchema,
  DocstringSchema,
  DocstringSectionSchema,
  SECTION_SCHEMAS,
} from '../docstring.ts';
import {
  BindingSchema,
  FunctionItemSchema,
  ParameterKindSchema,
  OverloadSchema,
  SignatureParameterSchema,
  SignatureSchema,
} from '../function.ts';
import {
  AttributeItemSchema,
  BodySchema,
  ItemSchema,
  ModuleSchema,
  PropertySchema,
  RaiseSchema,
  ReExportItemSchema,
} from '../module.ts';
import {
  BodyFieldSchema,
  GapSchema,
  MethodSchema,
  OperationSchema,
  OtherContentSchema,
  RequestBodySchema,
  ResponseSchema,
} from '../operation.ts';
import {
  GeneratorSchema,
  ModuleEntrySchema,
  ModuleFileSchema,
  PackageIndexSchema,
  PackageKindSchema,
  PackageSchema,
  PackageSourceSchema,
  ProgramSchema,
  RequirementSchema,
  ReplacedSourceSchema,
} from '../package.ts';
import { OriginSchema, ParameterLocationSchema, ParameterSchema } from '../parameter.ts';
import {
  SecurityFlowSchema,
  SecuritySchema,
  SecuritySchemeSchema,
  SecurityScopeSchema,
} from '../security.ts';
import { SourceLocationSchema } from '../source-location.ts';
import {
  TYPE_SCHEMAS,
  TypeExpressionSchema,
  UnionDiscriminatorSchema,
} from '../type-expression.ts';
import { MARKDOWN_DESCRIPTION, MarkdownSchema } from '../text/markdown.ts';
import { ConstraintsSchema, DeprecatedSchema, JsonValueSchema, ValueSchema } from '../value.ts';

/** The schemas that have a name of their own in the JSON Schema and in Python. */
const NAMED_SCHEMAS: Record<string, z.ZodType> = {
  Package: PackageSchema,
  PackageIndex: PackageIndexSchema,
  PackageKind: PackageKindSchema,
  BehaviorFact: BehaviorFactSchema,
  BehaviorKind: BehaviorKindSchema,
  ErrorCase: ErrorCaseSchema,
  RaisedError: RaisedErrorSchema,
  PackageSource: PackageSourceSchema,
  Program: ProgramSchema,
  Requirement: RequirementSchema,
  ReplacedSource: ReplacedSourceSchema,
  Generator: GeneratorSchema,
  ModuleEntry: ModuleEntrySchema,
  ModuleFile: ModuleFileSchema,
  Module: ModuleSchema,
  Item: ItemSchema,
  Operation: OperationSchema,
  Method: MethodSchema,
  UnionDiscriminator: UnionDiscriminatorSchema,
  Security: SecuritySchema,
  SecurityScheme: SecuritySchemeSchema,
  SecurityFlow: SecurityFlowSchema,
  SecurityScope: SecurityScopeSchema,
  Parameter: ParameterSchema,
  ParameterLocation: ParameterLocationSchema,
  Origin: OriginSchema,
  RequestBody: RequestBodySchema,
  Body: BodySchema,
  Raise: RaiseSchema,
  BodyField: BodyFieldSchema,
  OtherContent: OtherContentSchema,
  Gap: GapSchema,
  Response: ResponseSchema,
  ClientCall: ClientCallSchema,
  Certainty: CertaintySchema,
  Reason: ReasonSchema,
  ReasonKind: ReasonKindSchema,
  EvidenceStep: EvidenceStepSchema,
  VariantKind: VariantKindSchema,
  VariantOf: VariantOfSchema,
  RequestOption: RequestOptionSchema,
  Paging: PagingSchema,
  Client: ClientSchema,
  Server: ServerSchema,
  Authentication: AuthenticationSchema,
  Class: ClassItemSchema,
  Model: ModelSchema,
  Protocol: ProtocolSchema,
  Field: FieldSchema,
  EnumMember: EnumMemberSchema,
  Function: FunctionItemSchema,
  Binding: BindingSchema,
  Command: CommandSchema,
  CommandPath: CommandPathSchema,
  CommandParameter: CommandParameterSchema,
  CommandParameterKind: CommandParameterKindSchema,
  Signature: SignatureSchema,
  Overload: OverloadSchema,
  SignatureParameter: SignatureParameterSchema,
  ParameterKind: ParameterKindSchema,
  Attribute: AttributeItemSchema,
  Property: PropertySchema,
  ReExport: ReExportItemSchema,
  Docstring: DocstringSchema,
  DocstringSection: DocstringSectionSchema,
  DocstringItem: DocstringItemSchema,
  ...SECTION_SCHEMAS,
  TypeExpression: TypeExpressionSchema,
  ...TYPE_SCHEMAS,
  Value: ValueSchema,
  JsonValue: JsonValueSchema,
  Constraints: ConstraintsSchema,
  Deprecated: DeprecatedSchema,
  SourceLocation: SourceLocationSchema,
  Diagnostic: DiagnosticSchema,
  Severity: SeveritySchema,
};

/** The contract as JSON Schema: a document is an `index.json`, a module's file or a whole package. */
export function makeJsonSchema() {
  const names = z.registry<{ id: string; description?: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });
  names.add(MarkdownSchema, { id: 'Markdown', description: MARKDOWN_DESCRIPTION });
  const documents = z.union([PackageIndexSchema, ModuleFileSchema, PackageSchema]);
  const { $schema, ...rest } = z.toJSONSchema(documents, { metadata: names });
  return { $schema, title: 'wrapdocs contract', ...rest };
}
