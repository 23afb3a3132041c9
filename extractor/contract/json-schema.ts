import * as z from 'zod';
import { ClassItemSchema, EnumMemberSchema, FieldSchema, ModelSchema } from './class.ts';
import { DiagnosticSchema } from './diagnostic.ts';
import { DocstringItemSchema, DocstringSchema, DocstringSectionSchema } from './docstring.ts';
import { FunctionItemSchema, SignatureParameterSchema, SignatureSchema } from './function.ts';
import { AttributeItemSchema, ItemSchema, ModuleSchema, ReExportItemSchema } from './module.ts';
import {
  BodyFieldSchema,
  OperationSchema,
  RequestBodySchema,
  ResponseSchema,
} from './operation.ts';
import {
  ModuleEntrySchema,
  ModuleFileSchema,
  PackageIndexSchema,
  PackageSchema,
  PackageSourceSchema,
} from './package.ts';
import { ParameterSchema } from './parameter.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { ConstraintsSchema, DeprecatedSchema, ValueSchema } from './value.ts';

/** The schemas that stand under their own name in the JSON Schema. */
const NAMED_SCHEMAS = new Map<string, z.ZodType>([
  ['Package', PackageSchema],
  ['PackageIndex', PackageIndexSchema],
  ['PackageSource', PackageSourceSchema],
  ['ModuleEntry', ModuleEntrySchema],
  ['ModuleFile', ModuleFileSchema],
  ['Module', ModuleSchema],
  ['Item', ItemSchema],
  ['Operation', OperationSchema],
  ['Parameter', ParameterSchema],
  ['RequestBody', RequestBodySchema],
  ['BodyField', BodyFieldSchema],
  ['Response', ResponseSchema],
  ['Class', ClassItemSchema],
  ['Model', ModelSchema],
  ['Field', FieldSchema],
  ['EnumMember', EnumMemberSchema],
  ['Function', FunctionItemSchema],
  ['Signature', SignatureSchema],
  ['SignatureParameter', SignatureParameterSchema],
  ['Attribute', AttributeItemSchema],
  ['ReExport', ReExportItemSchema],
  ['Docstring', DocstringSchema],
  ['DocstringSection', DocstringSectionSchema],
  ['DocstringItem', DocstringItemSchema],
  ['TypeExpression', TypeExpressionSchema],
  ['Value', ValueSchema],
  ['Constraints', ConstraintsSchema],
  ['Deprecated', DeprecatedSchema],
  ['SourceLocation', SourceLocationSchema],
  ['Diagnostic', DiagnosticSchema],
]);

/** The contract as JSON Schema: a document is an `index.json`, a module's file or a whole package. */
export function makeJsonSchema(): object {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of NAMED_SCHEMAS) names.add(schema, { id });
  const documents = z.union([PackageIndexSchema, ModuleFileSchema, PackageSchema]);
  const { $schema, ...rest } = z.toJSONSchema(documents, { metadata: names });
  return { $schema, title: 'wrapdocs contract', ...rest };
}
